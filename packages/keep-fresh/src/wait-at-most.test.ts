import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitAtMost } from './wait-at-most.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})

test('what ends in time was waited for, whether it ended well or not', async () => {
  expect(await waitAtMost(Promise.resolve('done'), 1000)).toBe(true)
  expect(await waitAtMost(Promise.reject(new Error('broken')), 1000)).toBe(true)
})

test('what lasts longer is left under way', async () => {
  const waited = waitAtMost(never, 1000)
  await vi.advanceTimersByTimeAsync(999)
  expect(await Promise.race([waited, 'still waiting'])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await waited).toBe(false)
})

test('whoever goes ends the wait, and no timer stays behind', async () => {
  const abort = new AbortController()
  const waited = waitAtMost(never, 1000, abort.signal)
  abort.abort(new Error('gone'))
  await expect(waited).rejects.toThrow('gone')
  await expect(waitAtMost(never, 1000, abort.signal)).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})
