import { useEffect, useRef, useState } from 'react'
import { openThread } from '#app/lib/open-thread.ts'
import type { LuckAnswer, LuckReply, LuckRequest } from './compute-luck.ts'
import scriptAddress from './luck.worker.ts?worker&url'

/** What there is to show: the newest answer, which stays while a newer one is computed, or why there is none. */
export interface LuckState {
  answer: LuckAnswer | undefined
  /** What the answer is to. */
  request: LuckRequest | undefined
  problem: string | undefined
  isBusy: boolean
}

const notComputed = 'It could not be computed. Please reload the page.'

/**
 * Has luck computed in a thread of its own. One request is under way at a time; of those that come meanwhile the newest
 * is computed next, so that a dragged thumb never queues.
 */
export function useLuck(request: LuckRequest | undefined): LuckState {
  const [state, setState] = useState<Omit<LuckState, 'isBusy'>>({
    answer: undefined,
    request: undefined,
    problem: undefined,
  })
  const [done, setDone] = useState<LuckRequest>()
  const ask = useRef<(next: LuckRequest) => void>(undefined)

  useEffect(() => {
    let worker: Worker
    try {
      worker = openThread(scriptAddress)
    } catch {
      // A browser may allow no threads at all; the page stays.
      setState({ answer: undefined, request: undefined, problem: notComputed })
      return undefined
    }
    let underWay: LuckRequest | undefined
    let waiting: LuckRequest | undefined
    const send = (next: LuckRequest) => {
      underWay = next
      worker.postMessage(next)
    }
    ask.current = (next) => {
      if (underWay) waiting = next
      else send(next)
    }
    const finish = (found: Omit<LuckState, 'isBusy'>) => {
      setState(found)
      setDone(underWay)
      underWay = undefined
      if (waiting) send(waiting)
      waiting = undefined
    }
    worker.onmessage = ({ data }: MessageEvent<LuckReply>) => {
      const found =
        'answer' in data
          ? { answer: data.answer, problem: undefined }
          : { answer: undefined, problem: data.problem }
      finish({ ...found, request: underWay })
    }
    worker.onerror = () =>
      finish({
        answer: undefined,
        request: underWay,
        problem: notComputed,
      })
    return () => worker.terminate()
  }, [])

  useEffect(() => {
    if (request) ask.current?.(request)
  }, [request])

  return { ...state, isBusy: request !== undefined && done !== request }
}
