import type { AssetId } from '@pkg/api-contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addInterest, untilPresent } from './add-interest.ts'
import { balancesAt } from './balances-at.ts'
import type { KnownBalances, Movement } from './movement.ts'
import { SKEW_MS, walkBack } from './walk-back.ts'

const HELD: AssetId = '1:0xheld'
const END = 1_000 * SKEW_MS
const move = (block: number, amount: bigint, at = block * SKEW_MS): Movement => ({
  ...{ id: `0x${block}:log:0`, asset: HELD, block, at, kind: 'transfer', amount, counterparty: null },
})
const known = (block: number, balance: bigint): KnownBalances => ({
  ...{ block, at: block * SKEW_MS, balances: new Map([[HELD, balance]]) },
})

function tell(
  balance: bigint,
  measured: readonly KnownBalances[],
  movements: Movement[],
  { growth = 'up', complete = true }: { growth?: 'up' | 'either' | null; complete?: boolean } = {},
) {
  const present = { at: END, block: 1_000, balances: new Map([[HELD, balance]]) }
  const walk = walkBack({ present, movements, waypoints: measured, complete })
  const told = addInterest(walk, () => growth, { measured, present, complete })
  const track = told.tracks.get(HELD) ?? { asset: HELD, opening: 0n, changes: [] }
  return {
    ...{ walk, told, track },
    changes: track.changes.map(({ at, kind, amount }) => [at / SKEW_MS, kind, amount]),
    findings: told.findings,
  }
}

test('what a balance grew by without a movement is interest at the later of two readings, and no doubt', () => {
  // Borrowed 100; 103 were recorded, and 108 are owed now.
  const { track, changes, findings } = tell(108n, [known(500, 103n)], [move(100, 100n)])
  expect(track.opening).toBe(0n)
  expect(changes).toEqual([
    [100, 'transfer', 100n],
    [500, 'interest', 3n],
    [1_000, 'interest', 5n],
  ])
  expect(findings).toEqual([])
})

test('what was sent beyond what had come by movements had grown by then', () => {
  // 10 came, grew to 12 and went; of 5 that came later 6 became.
  const { changes, findings } = tell(6n, [], [move(100, 10n), move(200, -12n), move(300, 5n)])
  expect(changes).toEqual([
    [100, 'transfer', 10n],
    [200, 'interest', 2n],
    [200, 'transfer', -12n],
    [300, 'transfer', 5n],
    [1_000, 'interest', 1n],
  ])
  expect(findings).toEqual([])
})

test('what only grows and shrank without a movement is unexplained, beyond what a contract rounds', () => {
  const { changes, findings } = tell(90n, [known(500, 99n)], [move(100, 100n)])
  expect(changes).toEqual([
    [100, 'transfer', 100n],
    [500, 'interest', -1n],
    [1_000, 'unexplained', -9n],
  ])
  expect(findings).toMatchObject([{ kind: 'drift', at: 500 * SKEW_MS + 1, amount: -9n }])
})

test('a stake can lose a little, and what is missing beyond that was sent by nobody knows whom', () => {
  const lost = { growth: 'either' } as const
  expect(tell(9_910n, [], [move(100, 10_000n)], lost)).toMatchObject({
    changes: [
      [100, 'transfer', 10_000n],
      [1_000, 'interest', -90n],
    ],
    findings: [],
  })
  expect(tell(9_000n, [], [move(100, 10_000n)], lost)).toMatchObject({
    changes: [
      [100, 'transfer', 10_000n],
      [1_000, 'unexplained', -1_000n],
    ],
    findings: [{ amount: -1_000n }],
  })
})

test('of what was there before the first known movement nobody says what grew', () => {
  const { track, changes } = tell(160n, [known(500, 150n)], [move(400, 50n)], { complete: false })
  expect(track.opening).toBe(100n)
  expect(changes).toEqual([
    [400, 'transfer', 50n],
    [1_000, 'interest', 10n],
  ])
})

test('a reading without a block holds what leaves the least to explain', () => {
  const reading = { ...known(500, 202n), block: null }
  // By the clock the second hundred came two minutes after the reading, which had it already.
  const late = move(501, 100n, 500 * SKEW_MS + 120_000)
  const { track } = tell(205n, [reading], [move(100, 100n), late])
  expect(balancesAt(track, [500 * SKEW_MS, END])).toEqual([202n, 205n])
  expect(track.changes.filter(({ kind }) => kind === 'interest').map(({ amount }) => amount)).toEqual([
    2n,
    3n,
  ])
})

test('what a pool writes down of what had grown is no movement of anybody', () => {
  const nobody = `0x${'0'.repeat(40)}`
  const written = (block: number, amount: bigint, log = 0): Movement => ({
    ...move(block, amount),
    ...{ id: `0x${block}:log:${log}`, counterparty: nobody },
  })
  // Lent 1000; 50 grew; 200 more are lent, beside a transfer of the 50; 30 grow; 280 are taken out, in one transfer of 250; 10 grow.
  const { changes, findings } = tell(
    1_010n,
    [known(199, 1_050n), known(200, 1_250n), known(299, 1_280n), known(300, 1_000n)],
    [written(100, 1_000n), written(200, 50n, 1), written(200, 200n, 2), written(300, -250n)],
  )
  expect(changes).toEqual([
    [100, 'transfer', 1_000n],
    [199, 'interest', 50n],
    [200, 'transfer', 200n],
    [299, 'interest', 30n],
    [300, 'transfer', -280n],
    [1_000, 'interest', 10n],
  ])
  expect(findings).toEqual([])
})

test('the list of holdings, read later, has a little more; a larger difference is no interest', () => {
  const { told } = tell(1_000n, [], [move(100, 1_000n)])
  const until = (balance: bigint) =>
    untilPresent(told, () => 'up', new Map([[HELD, balance]]), END + 7)
      .tracks.get(HELD)
      ?.changes.slice(1)
      .map(({ at, kind, amount }) => [at, kind, amount])
  expect(until(1_003n)).toEqual([[END + 7, 'interest', 3n]])
  expect(until(1_500n)).toEqual([])
  expect(until(1_000n)).toEqual([])
})

test('what does not grow is left as it was', () => {
  const { walk, told } = tell(108n, [], [move(100, 100n)], { growth: null })
  expect(told).toBe(walk)
  expect(untilPresent(walk, () => null, new Map([[HELD, 109n]]), END)).toEqual(walk)
})

test('balances are movements and interest together, to the last unit at every measured block', () => {
  const step = fc.record({
    growth: fc.integer({ min: 0, max: 500 }),
    moved: fc.integer({ min: -1_000, max: 1_000 }),
    isMeasured: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      // A contract that writes what it is told, apart from any of the arithmetic above.
      let balance = 10n ** 18n
      const movements = [move(1, balance)]
      const measured: KnownBalances[] = []
      let grown = 0n
      for (const [index, { growth, moved, isMeasured }] of steps.entries()) {
        const interest = (balance * BigInt(growth)) / 10_000n
        grown += interest
        balance += interest
        const amount = moved < 0 ? (balance * BigInt(moved)) / 1_000n : BigInt(moved) * 10n ** 15n
        if (amount !== 0n) movements.push(move(index + 2, amount))
        balance += amount
        if (isMeasured) measured.push(known(index + 2, balance))
      }
      const { track, findings } = tell(balance, measured, movements)
      expect(findings).toEqual([])
      expect(track.opening).toBe(0n)
      const at = [...measured, known(1_000, balance)]
      expect(
        balancesAt(
          track,
          at.map((one) => one.at),
        ),
      ).toEqual(at.map(({ balances }) => balances.get(HELD)))
      let running = 0n
      let interest = 0n
      for (const { kind, amount } of track.changes) {
        running += amount
        if (kind === 'interest') interest += amount
        expect(running >= 0n).toBe(true)
      }
      expect(interest).toBe(grown)
    }),
  )
})
