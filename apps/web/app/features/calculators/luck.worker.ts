import { computeLuck, type LuckReply, type LuckRequest } from './compute-luck.ts'

// A thread of its own: no frame of the page waits for ten thousand lives.
addEventListener('message', ({ data }: MessageEvent<LuckRequest>) => {
  postMessage(reply(data))
})

function reply(request: LuckRequest): LuckReply {
  try {
    return { answer: computeLuck(request) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
