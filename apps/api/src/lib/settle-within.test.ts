import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleWithin } from './settle-within.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})

test('what ends in time is handed on, well or not, and no timer stays behind', async () => {
  expect(await settleWithin(Promise.resolve('done'), 1000)).toEqual({ value: 'done' })
  await expect(settleWithin(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('what lasts longer is given up', async () => {
  const waited = settleWithin(never, 1000)
  await vi.advanceTimersByTimeAsync(999)
  expect(await Promise.race([waited, 'still waiting'])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await waited).toBeUndefined()
})

test('what is received in the turn of the loop in which the time is over still counts', async () => {
  const received = Promise.withResolvers<string>()
  const waited = settleWithin(received.promise, 1000)
  await vi.advanceTimersByTimeAsync(999)
  vi.advanceTimersByTime(1)
  received.resolve('just in time')
  expect(await waited).toEqual({ value: 'just in time' })
})
