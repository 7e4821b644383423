import { openThread } from './open-thread.ts'

/** What a thread of ours answers each message with: what came out, or the sentence of what went wrong. */
export type ThreadReply<Result> = { result: Result } | { problem: string }

export interface ThreadCaller<Request, Result> {
  /** Opens the thread where it is not open, so that the first call need not wait for its script. Never throws. */
  prepare(): void
  /** Rejects where the thread cannot be opened, cannot go on, or says that something went wrong. */
  call(request: Request): Promise<Result>
}

interface OpenThread {
  worker: Worker
  waiting: { resolve: (result: never) => void; reject: (error: Error) => void }[]
}

/**
 * Gives the way to call a thread that answers each message in turn. It is opened once and kept for the page; where its
 * script cannot be had or fails, all that waits for it rejects and the next call opens another.
 *
 * @param address of a module that Vite has made for a thread (`?worker&url`)
 */
export function callThread<Request, Result>(address: string): ThreadCaller<Request, Result> {
  let thread: OpenThread | undefined

  function open(): OpenThread {
    const opened: OpenThread = { worker: openThread(address), waiting: [] }
    opened.worker.onmessage = ({ data }: MessageEvent<ThreadReply<never>>) => {
      const call = opened.waiting.shift()
      if ('result' in data) call?.resolve(data.result)
      else call?.reject(new Error(data.problem))
    }
    opened.worker.onerror = () => {
      thread = undefined
      opened.worker.terminate()
      for (const { reject } of opened.waiting) reject(new Error('The thread could not go on.'))
    }
    return opened
  }

  return {
    prepare() {
      try {
        thread ??= open()
      } catch {
        // A browser may allow no threads at all: each call says so.
      }
    },
    call: (request) =>
      new Promise<Result>((resolve, reject) => {
        thread ??= open()
        thread.waiting.push({ resolve, reject })
        thread.worker.postMessage(request)
      }),
  }
}
