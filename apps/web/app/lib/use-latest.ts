import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the latest render says, for children that are memoised. */
export function useLatest<Arguments extends unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
