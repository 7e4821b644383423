import { MINUTE_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { createBudgetBook } from './create-budget-book.ts'
import { createMemoryCounts } from './create-memory-counts.ts'

const START = Date.UTC(2026, 0, 1, 12)

function open(budget: { perMinute?: number; perDay?: number }) {
  const clock = { time: START }
  const book = createBudgetBook(createMemoryCounts({ now: () => clock.time }))
  const take = (asker: string | null, cost = 1) =>
    book.take('source', budget, { asker, isJob: asker === 'job', cost })
  /** How many of so many calls got through. */
  async function tryMany(asker: string | null, calls: number) {
    let through = 0
    for (let call = 0; call < calls; call += 1) if ((await take(asker)) === 0) through += 1
    return through
  }
  const add = (asker: string, cost: number) => book.add('source', budget, { asker, isJob: false, cost })
  return { clock, take, tryMany, add }
}

test('one person alone may use all of a budget, and the next minute has it anew', async () => {
  const { clock, take, tryMany } = open({ perMinute: 10 })
  clock.time += 15_000
  expect(await tryMany('ada', 20)).toBe(10)
  expect(await take('ada')).toBe(45_000)
  clock.time += 45_000
  expect(await tryMany('ada', 20)).toBe(10)
})

test('who asks for much leaves their share to others', async () => {
  const { tryMany } = open({ perMinute: 12 })
  expect(await tryMany('ada', 6)).toBe(6)
  expect(await tryMany('bob', 1)).toBe(1)
  // Two ask: each has six.
  expect(await tryMany('ada', 20)).toBe(0)
  expect(await tryMany('bob', 20)).toBe(5)
  expect(await tryMany('eve', 1)).toBe(0)
})

test('those who asked in the minute before have their share kept in the next', async () => {
  const { clock, tryMany } = open({ perMinute: 12 })
  for (const asker of ['ada', 'bob', 'eve']) await tryMany(asker, 1)
  clock.time += MINUTE_MS
  // Half is for whoever comes first, of the rest nobody gets more than a third of the whole.
  expect(await tryMany('ada', 20)).toBe(6)
  expect(await tryMany('bob', 20)).toBe(4)
  expect(await tryMany('eve', 20)).toBe(2)
  clock.time += 2 * MINUTE_MS
  expect(await tryMany('ada', 20)).toBe(12)
})

test('jobs get half, and what belongs to nobody is one who asks', async () => {
  const { tryMany } = open({ perMinute: 10 })
  expect(await tryMany('job', 20)).toBe(5)
  expect(await tryMany(null, 20)).toBe(5)
})

test('a day bounds what minutes let through, until midnight in UTC', async () => {
  const { clock, take, tryMany } = open({ perMinute: 10, perDay: 15 })
  expect(await tryMany('ada', 20)).toBe(10)
  clock.time += MINUTE_MS
  expect(await tryMany('ada', 20)).toBe(5)
  expect(await take('ada')).toBe(12 * 60 * MINUTE_MS - MINUTE_MS)
  clock.time += 12 * 60 * MINUTE_MS
  expect(await tryMany('ada', 20)).toBe(10)
})

test('what a call costs more is counted afterwards', async () => {
  const { tryMany, add } = open({ perDay: 100 })
  expect(await tryMany('ada', 1)).toBe(1)
  await add('ada', 95)
  expect(await tryMany('ada', 20)).toBe(4)
})

test('a clock that jumps makes nobody wait longer than a window', async () => {
  const { clock, take, tryMany } = open({ perMinute: 2 })
  expect(await tryMany('ada', 5)).toBe(2)
  clock.time += 365 * 24 * 60 * MINUTE_MS
  expect(await tryMany('ada', 5)).toBe(2)
  clock.time = START - 30 * MINUTE_MS
  expect(await tryMany('ada', 5)).toBe(2)
  expect(await take('ada')).toBeLessThanOrEqual(MINUTE_MS)
})
