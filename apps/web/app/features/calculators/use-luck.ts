import { useEffect, useRef, useState } from 'react'
import { callThread, ThreadFailure } from '#app/lib/call-thread.ts'
import type { LuckAnswer, LuckRequest } from './compute-luck.ts'
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
  const ask = useRef<(next: LuckRequest) => void>(undefined)

  useEffect(() => {
    const thread = callThread<LuckRequest, LuckAnswer>(scriptAddress)
    let isUnderWay = false
    let waiting: LuckRequest | undefined
    const compute = async (next: LuckRequest) => {
      isUnderWay = true
      const found = await thread.call(next).then(
        (answer) => ({ answer, problem: undefined }),
        (error) => ({
          answer: undefined,
          problem: error instanceof ThreadFailure ? notComputed : error.message,
        }),
      )
      isUnderWay = false
      setState({ ...found, request: next })
      if (waiting) compute(waiting)
      waiting = undefined
    }
    ask.current = (next) => {
      if (isUnderWay) waiting = next
      else compute(next)
    }
    return thread.close
  }, [])

  useEffect(() => {
    if (request) ask.current?.(request)
  }, [request])

  return { ...state, isBusy: request !== undefined && state.request !== request }
}
