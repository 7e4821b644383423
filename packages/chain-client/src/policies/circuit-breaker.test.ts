import { HOUR_MS } from '@pkg/api-contract'
import { beforeEach, expect, test } from 'vitest'
import { failure } from '../testing/provider-failure.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'

let now = 0
let breaker: CircuitBreaker
beforeEach(() => {
  now = Date.UTC(2026, 2, 1, 22)
  breaker = createCircuitBreaker({ provider: 'First', now: () => now })
})

const good = () => breaker.run('tokens', async () => 'answer')
const bad = (error: Error = failure('busy')) =>
  breaker.run('tokens', () => Promise.reject(error)).catch((thrown) => thrown.kind ?? thrown.message)
const times = async (count: number, run: () => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await run()
}

test('rests for 30 seconds after five faults in a row, and refuses at once meanwhile', async () => {
  await times(5, bad)
  await expect(good()).rejects.toMatchObject({ kind: 'resting', retry: 'elsewhere' })
  now += 29_999
  await expect(good()).rejects.toMatchObject({ kind: 'resting' })
  now += 1
  expect(await good()).toBe('answer')
})

test('a success in between begins the count anew', async () => {
  await times(4, bad)
  await good()
  await times(4, bad)
  expect(await good()).toBe('answer')
})

test('after the rest one call tries, and while it does the others are refused', async () => {
  await times(5, bad)
  now += 30_000
  let answer = (_: string) => {}
  const trial = breaker.run(
    'tokens',
    () =>
      new Promise<string>((resolve) => {
        answer = resolve
      }),
  )
  await expect(good()).rejects.toMatchObject({ kind: 'resting' })
  answer('back')
  expect(await trial).toBe('back')
  expect(await good()).toBe('answer')
})

test('a failed trial begins another rest', async () => {
  await times(5, bad)
  now += 30_000
  await bad()
  await expect(good()).rejects.toMatchObject({ kind: 'resting' })
})

test('a used-up allowance rests until midnight UTC and says why', async () => {
  await bad(failure('quota'))
  now += 2 * HOUR_MS - 1
  await expect(good()).rejects.toMatchObject({ kind: 'quota' })
  now += 1
  expect(await good()).toBe('answer')
})

test('a source that asks to be left alone is left alone for as long', async () => {
  await bad(failure('rate', { retryAfterMs: 7000 }))
  now += 6999
  await expect(good()).rejects.toMatchObject({ kind: 'resting' })
  now += 1
  expect(await good()).toBe('answer')
})

test('what is not the fault of the source does not count', async () => {
  await times(20, () => bad(failure('notfound')))
  await times(20, () => bad(failure('unsuitable')))
  await times(20, () => bad(new Error('the caller went away')))
  expect(await good()).toBe('answer')
})

test('tells how the source is', async () => {
  expect(breaker.health()).toEqual({ state: 'unused', lastSuccess: null, calls: 0, faults: 0 })
  await good()
  const since = now
  expect(breaker.health()).toEqual({ state: 'ok', lastSuccess: since, calls: 1, faults: 0 })
  now += 1000
  await bad()
  expect(breaker.health()).toEqual({ state: 'failing', lastSuccess: since, calls: 2, faults: 1 })
})
