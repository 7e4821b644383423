import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the latest render says, for children that are memoised. */
export function useLatest<Arguments extends unknown[], Result>(
  act: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
