import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure } from '../testing/provider-failure.ts'
import { withRetry } from './with-retry.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const options = { deadline: 10_000, now: () => Date.now(), random: () => 1 }

/** Fails as often as there are errors, then answers; notes when it was called. */
function flaky(...errors: Error[]) {
  const calls: number[] = []
  const run = async () => {
    calls.push(Date.now())
    const error = errors[calls.length - 1]
    if (error) throw error
    return 'answer'
  }
  return { calls, run }
}

test('asks again after growing waits when the error says later', async () => {
  const { calls, run } = flaky(failure('busy'), failure('network'))
  const answer = withRetry(run, options)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('answer')
  expect(calls).toEqual([0, 250, 750])
})

test('asks at most three times in all', async () => {
  const { calls, run } = flaky(failure('busy'), failure('busy'), failure('busy'))
  const answer = withRetry(run, options).catch((error) => error.kind)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('busy')
  expect(calls).toHaveLength(3)
})

test('the wait is anything up to its limit, so that many do not come back at once', async () => {
  const { calls, run } = flaky(failure('busy'))
  const answer = withRetry(run, { ...options, random: () => 0.1 })
  await vi.runAllTimersAsync()
  await answer
  expect(calls).toEqual([0, 25])
})

test('waits as long as the source asks for', async () => {
  const { calls, run } = flaky(failure('rate', { retryAfterMs: 4000 }))
  const answer = withRetry(run, options)
  await vi.runAllTimersAsync()
  await answer
  expect(calls).toEqual([0, 4270])
})

test('does not wait beyond the deadline', async () => {
  const { calls, run } = flaky(failure('rate', { retryAfterMs: 60_000 }))
  await expect(withRetry(run, options)).rejects.toMatchObject({ kind: 'rate' })
  expect(calls).toEqual([0])
})

test.each(['auth', 'quota', 'badrequest', 'notfound', 'timeout'] as const)(
  'does not ask again after %s',
  async (kind) => {
    const { calls, run } = flaky(failure(kind))
    await expect(withRetry(run, options)).rejects.toMatchObject({ kind })
    expect(calls).toHaveLength(1)
  },
)

test('does not ask again after an error of our own', async () => {
  const { calls, run } = flaky(new TypeError('a mistake'))
  await expect(withRetry(run, options)).rejects.toThrow('a mistake')
  expect(calls).toHaveLength(1)
})

test('a caller who gives up ends the wait', async () => {
  const abort = new AbortController()
  const { calls, run } = flaky(failure('busy'))
  const answer = withRetry(run, { ...options, signal: abort.signal }).catch((error) => error.message)
  await vi.advanceTimersByTimeAsync(10)
  abort.abort(new Error('gone'))
  expect(await answer).toBe('gone')
  expect(calls).toHaveLength(1)
})
