import { expect, test } from 'vitest'
import { createFairQueue } from './create-fair-queue.ts'

/** A queue whose jobs end when told, and the order in which they began. */
function setup(limits: { atOnce: number; waiting: number }) {
  const queue = createFairQueue(limits)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string, who = name, lag?: number) =>
    queue.run({ who, ...(lag !== undefined && { lag }) }, () => {
      begun.push(name)
      return new Promise<string>((end) => ends.push(() => end(name)))
    })
  const finishAll = async () => {
    do {
      ends.shift()?.()
      await new Promise(setImmediate)
    } while (ends.length > 0)
  }
  return { begun, ends, add, finishAll }
}

const outcomes = async (jobs: readonly Promise<string>[]) =>
  (await Promise.allSettled(jobs)).map((job) => (job.status === 'fulfilled' ? job.value : job.reason.code))

test('no more run at once than may, and each gets what its own work answers', async () => {
  const { begun, add, finishAll } = setup({ atOnce: 2, waiting: 10 })
  const jobs = ['a', 'b', 'c'].map((name) => add(name))
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'b'])

  await finishAll()
  expect(await Promise.all(jobs)).toEqual(['a', 'b', 'c'])
})

test('whoever asks once waits for one job of whoever asks a hundred times, not for all', async () => {
  const { begun, add, finishAll } = setup({ atOnce: 1, waiting: 200 })
  for (let turn = 0; turn < 100; turn++) void add(`flood ${turn}`, 'flood')
  void add('person')
  await finishAll()

  expect(begun.indexOf('person')).toBeLessThanOrEqual(2)
  expect(begun).toHaveLength(101)
})

test('callers who ask equally often take turns', async () => {
  const { begun, add, finishAll } = setup({ atOnce: 1, waiting: 200 })
  for (const who of ['a', 'b', 'c']) for (let turn = 0; turn < 3; turn++) void add(who)
  await finishAll()

  expect(begun.slice(1).join('')).toBe('abcabcbc')
})

test('who has no lag goes before all who have, once a round', async () => {
  const { begun, add, finishAll } = setup({ atOnce: 1, waiting: 200 })
  for (let turn = 0; turn < 50; turn++) void add(`caller ${turn}`)
  void add('owner', 'owner', 0)
  void add('owner again', 'owner', 0)
  await finishAll()

  expect(begun[1]).toBe('owner')
  expect(begun.at(-1)).toBe('owner again')
})

test('who has no lag goes before all others in the middle of a round too', async () => {
  const { begun, ends, add, finishAll } = setup({ atOnce: 1, waiting: 200 })
  for (let turn = 0; turn < 50; turn++) void add(`caller ${turn}`)
  await new Promise(setImmediate)
  ends.shift()?.()
  await new Promise(setImmediate)
  for (const who of ['owner', 'another']) void add(who, who, 0)
  await finishAll()

  expect(begun.slice(1, 4)).toEqual(['caller 1', 'owner', 'another'])
})

test('whoever lags stands behind those who do not, and gets a turn all the same while they go on', async () => {
  const { begun, add, finishAll } = setup({ atOnce: 1, waiting: 200 })
  for (let turn = 0; turn < 50; turn++) void add(`guesser ${turn}`, `guesser ${turn}`, 10)
  for (let turn = 0; turn < 20; turn++) void add(`person ${turn}`, 'person')
  await finishAll()

  expect(begun.slice(1, 10)).toEqual(Array.from({ length: 9 }, (_, turn) => `person ${turn}`))
  expect(begun.indexOf('person 19')).toBeGreaterThan(begun.indexOf('guesser 49'))
})

test('a full queue gives a place to a newcomer at the cost of whoever holds most of them', async () => {
  const { add, finishAll } = setup({ atOnce: 1, waiting: 3 })
  const jobs = [add('f0', 'flood'), add('f1', 'flood'), add('f2', 'flood'), add('f3', 'flood'), add('person')]
  const more = add('f5', 'flood')
  await Promise.resolve()
  const settled = outcomes([...jobs, more])
  await finishAll()

  expect(await settled).toEqual(['f0', 'f1', 'f2', 'BUSY', 'person', 'BUSY'])
})

test('work that fails makes room like any other', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1 })
  const failing = queue.run({ who: 'a' }, async () => {
    throw new RangeError('broken')
  })
  const next = queue.run({ who: 'b' }, async () => 'done')

  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
