import { openThread } from './open-thread.ts'

/** What a thread of ours answers each message with: what came out, or the sentence of what went wrong. */
export type ThreadReply<Result> = { result: Result } | { problem: string }

/** The thread itself is not to be had: a browser allows none, or its script cannot be read or fails. */
export class ThreadFailure extends Error {}

export interface ThreadCaller<Request, Result> {
  /** Opens the thread where it is not open, so that the first call need not wait for its script. Never throws. */
  prepare(): void
  /** Rejects with what the thread says went wrong, or with `ThreadFailure`. */
  call(request: Request): Promise<Result>
  /** Ends the thread at once; what waits for it is never answered. */
  close(): void
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
      for (const { reject } of opened.waiting) reject(new ThreadFailure('The thread could not go on.'))
    }
    return opened
  }

  function ensureOpen(): OpenThread {
    try {
      thread ??= open()
      return thread
    } catch (cause) {
      throw new ThreadFailure('No thread could be opened.', { cause })
    }
  }

  return {
    prepare() {
      try {
        ensureOpen()
      } catch {
        // A browser may allow no threads at all: each call says so.
      }
    },
    call: (request) =>
      new Promise<Result>((resolve, reject) => {
        const { waiting, worker } = ensureOpen()
        waiting.push({ resolve, reject })
        worker.postMessage(request)
      }),
    close() {
      thread?.worker.terminate()
      thread = undefined
    },
  }
}
