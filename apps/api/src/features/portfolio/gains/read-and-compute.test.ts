import { usualReadings } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import type { Taking } from '../../../lib/hand-over.ts'
import { createGainsThread } from './create-gains-thread.ts'
import type { ComputedGains, GainsTaskBegun } from './gains-thread.ts'
import { createPacker } from './pack-movements.ts'
import { readAndCompute } from './read-and-compute.ts'
import type { ReadPart } from './read-movements.ts'

const DAY = 86_400_000
const called = { symbol: null, name: null, decimals: 0 }
/** A day on which a unit came for a dollar's worth of ether. */
function toPart(day: number): ReadPart {
  const { packed, add } = createPacker()
  const row = { address: '0xaa', chainId: 1, block: day, at: Date.UTC(2025, 4, 1) + day * DAY }
  const standing = { facts: called as never, valued: true, hidden: false, debt: false }
  const value = { micros: 1_000_000n, price: { usd: 1, valuedAt: 'hour', of: 0 } as const }
  const leg = { ...row, counterparty: '0xe1', failed: false, incomplete: false }
  add({ row: { ...leg, id: `0x${day}:a`, asset: '1:native', kind: 'native', amount: -1n }, standing, value })
  add({ row: { ...leg, id: `0x${day}:b`, asset: '1:0x1', kind: 'transfer', amount: 1n }, standing, value })
  return {
    packed,
    assets: [
      ['1:native', called],
      ['1:0x1', called],
    ],
  }
}

const atLast = { leftOut: new Set<string>(), confirmed: [], grown: [] }
const thread = createGainsThread()
const begin =
  (patienceMs?: number) =>
  (taking: Taking): Promise<ComputedGains | null> => {
    const task: GainsTaskBegun = {
      ...{
        country: 'in',
        method: 'fifo',
        financialYear: '2025-26',
        otherIncome: undefined,
        regime: 'new',
        readings: usualReadings,
        earlier: [],
      },
      ...{ span: { from: '2025-04-01', to: '2026-03-31' }, own: ['0xaa'], rates: null, saidRates: new Map() },
      ...{ said: { kinds: new Map(), costs: new Map(), prices: new Map(), own: [] }, taking },
    }
    return thread.computeMeanwhile('ada', patienceMs === undefined ? task : { ...task, patienceMs })
  }
const addAll = (add: (part: ReadPart) => void, days: number) => {
  for (let day = 0; day < days; day += 1) add(toPart(day))
}
/** A year that is read whole: only a thread that waits for nobody computes it. */
const computeWhole = async () => {
  const { computing } = await readAndCompute(begin(), async (add) => {
    addAll(add, 6)
    return { atLast }
  })
  return (await computing)?.year.rowCount
}

test('a long history is computed as it was read, and a short one is not begun', async () => {
  expect(await computeWhole()).toBe(6)
  const { computing } = await readAndCompute(begin(), async (add) => {
    addAll(add, 3)
    return { atLast }
  })
  expect(computing).toBeUndefined()
})

test('where the reading fails in the middle its own error is told, and the thread is free for the next year', async () => {
  let computing: Promise<unknown> | undefined
  const reading = readAndCompute(
    (taking) => {
      const begun = begin()(taking)
      computing = begun
      return begun
    },
    async (add) => {
      addAll(add, 5)
      throw new Error('The disk is gone')
    },
  )
  await expect(reading).rejects.toThrow('The disk is gone')
  await expect(computing).rejects.toThrow('There are no more parts to take')
  expect(await computeWhole()).toBe(6)
})

test('where nothing more is heard of the reading the thread gives up, and is free for the next year', async () => {
  const { promise: silence, resolve: speak } = Promise.withResolvers<void>()
  let computing: Promise<ComputedGains | null> | undefined
  const reading = readAndCompute(
    (taking) => {
      computing = begin(1)(taking)
      return computing
    },
    async (add) => {
      addAll(add, 5)
      await silence
      return { atLast }
    },
  )
  expect(await computing).toBeNull()
  expect(await computeWhole()).toBe(6)
  // What was read after all can be computed whole.
  speak()
  expect(await (await reading).computing).toBeNull()
})

test('where a year cannot be begun whoever reads is told so, and goes on until then', async () => {
  const { computing } = await readAndCompute(
    async () => {
      throw new Error('Too many wait')
    },
    async (add) => {
      addAll(add, 9)
      return { atLast }
    },
  )
  await expect(computing).rejects.toThrow('Too many wait')
})
