import type { AskBody } from '@pkg/api-contract'
import type { ThreadReply } from '#app/lib/call-thread.ts'
import { type HereAnswer, solveHere } from './solve-here.ts'

// A thread of its own: to read a megabyte of code, and to solve at each letter, would hold the page up.
addEventListener('message', ({ data }: MessageEvent<AskBody>) => {
  postMessage(reply(data))
})

function reply(body: AskBody): ThreadReply<HereAnswer> {
  try {
    return { result: solveHere(body) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
