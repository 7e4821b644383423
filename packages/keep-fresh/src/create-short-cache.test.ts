import { expect, test, vi } from 'vitest'
import { createShortCache } from './create-short-cache.ts'

function setUp() {
  const clock = { time: 5_000 }
  const table: Record<string, { name: string }> = { a: { name: 'one' } }
  const ask = vi.fn(async (key: string) => structuredClone(table[key]))
  return { clock, table, ask, moment: createShortCache({ ask, now: () => clock.time }) }
}

test('within a second nothing is asked again, and the answer is there at once', async () => {
  const { moment, ask, clock } = setUp()
  expect(await moment.get('a')).toEqual({ name: 'one' })
  clock.time += 999
  expect([moment.get('a'), moment.peek('a'), moment.peek('b')]).toEqual([
    { name: 'one' },
    { name: 'one' },
    undefined,
  ])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('after a second it is asked again; what did not change is the same object, what did is another', async () => {
  const { moment, ask, clock, table } = setUp()
  const first = await moment.get('a')
  clock.time += 1_000
  expect(moment.peek('a')).toBeUndefined()
  expect(await moment.get('a')).toBe(first)
  table.a = { name: 'two' }
  clock.time += 1_000
  expect(await moment.get('a')).toEqual({ name: 'two' })
  expect(ask).toHaveBeenCalledTimes(3)
})

test('what is forgotten is asked for by the next one, each key by itself', async () => {
  const { moment, ask, table } = setUp()
  await moment.get('a')
  await moment.get('b')
  table.a = { name: 'two' }
  moment.forget('a')
  expect(await moment.get('a')).toEqual({ name: 'two' })
  expect(moment.get('b')).toBeUndefined()
  moment.forgetAll()
  await Promise.all([moment.get('a'), moment.get('b')])
  expect(ask).toHaveBeenCalledTimes(5)
})

test('an answer that was under way while it changed is not kept, nor joined by those who come later', async () => {
  const { moment, ask, table } = setUp()
  const begun = moment.get('a')
  table.a = { name: 'two' }
  moment.forget('a')
  const later = moment.get('a')
  expect(await begun).toEqual({ name: 'one' })
  expect(await later).toEqual({ name: 'two' })
  expect(moment.get('a')).toEqual({ name: 'two' })
  expect(ask).toHaveBeenCalledTimes(2)
})

test('many at once ask once', async () => {
  const { moment, ask } = setUp()
  const all = await Promise.all(Array.from({ length: 20 }, () => moment.get('a')))
  expect(new Set(all).size).toBe(1)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a failure reaches those who wait and is not kept', async () => {
  const { moment, ask } = setUp()
  ask.mockRejectedValueOnce(new Error('down'))
  await expect(moment.get('a')).rejects.toThrow('down')
  expect(await moment.get('a')).toEqual({ name: 'one' })
})

test('a clock that is set back makes nothing last longer', async () => {
  const { moment, ask, clock } = setUp()
  await moment.get('a')
  clock.time -= 3_600_000
  await moment.get('a')
  expect(ask).toHaveBeenCalledTimes(2)
})
