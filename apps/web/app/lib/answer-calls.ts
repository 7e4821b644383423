import type { ThreadReply } from './call-thread.ts'

/** In a thread of ours: answers each message of `callThread` with what `compute` makes of it, or with the sentence of its fault. */
export function answerCalls<Request, Result>(compute: (request: Request) => Result): void {
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    postMessage(reply(() => compute(data)))
  })
}

function reply<Result>(compute: () => Result): ThreadReply<Result> {
  try {
    return { result: compute() }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
