import { onTestFinished, vi } from 'vitest'

/** A source, and a node that is asked whether it agrees, get from two seconds upwards to answer. */
const SHORTEST_LIMIT_MS = 1_500
const FACTOR = 30

/**
 * Until the test ends, limits of seconds are thirty times as long. A source that has not answered by its limit has no say, and a
 * busy machine can make any source that late: a test in which every source answers is not to depend on it.
 */
export function stretchLimits(): void {
  const { setTimeout: own } = globalThis
  if (vi.isMockFunction(own)) return
  const stretched = (run: () => void, ms = 0) => own(run, ms < SHORTEST_LIMIT_MS ? ms : ms * FACTOR)
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(stretched as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
}
