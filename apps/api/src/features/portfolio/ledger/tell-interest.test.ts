import { expect, test } from 'vitest'
import type { Movement } from './movement.ts'
import { tellInterest } from './tell-interest.ts'
import { walkBack } from './walk-back.ts'

const OWED = '1:0xdebt'
const move = (at: number, amount: bigint): Movement => ({
  ...{ id: `0x${at}:log:0`, asset: OWED, block: at, at, kind: 'transfer', amount, counterparty: null },
})
const walk = (
  present: bigint,
  recorded: readonly (readonly [at: number, balance: bigint])[],
  moves: Movement[],
) =>
  walkBack({
    present: { at: 1_000, block: 1_000, balances: new Map([[OWED, present]]) },
    movements: moves,
    waypoints: recorded.map(([at, balance]) => ({ at, block: at, balances: new Map([[OWED, balance]]) })),
    complete: true,
  })

test('what a debt grew by without a movement is interest at the later reading, and no doubt', () => {
  // Borrowed 100; 103 were recorded, and 108 are owed now.
  const { tracks, findings } = tellInterest(walk(108n, [[500, 103n]], [move(100, 100n)]), () => true, 1_000)
  const { opening, changes } = tracks.get(OWED) ?? { opening: null, changes: [] }
  expect(opening).toBe(0n)
  expect(changes.map(({ at, kind, amount }) => [at, kind, amount])).toEqual([
    [100, 'transfer', 100n],
    [501, 'interest', 5n],
    [1_000, 'interest', 3n],
  ])
  expect(findings).toEqual([])
})

test('a debt that shrank without a movement stays unexplained', () => {
  const { tracks, findings } = tellInterest(walk(90n, [[500, 100n]], [move(100, 100n)]), () => true, 1_000)
  expect(tracks.get(OWED)?.changes.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['transfer', 100n],
    ['unexplained', -10n],
  ])
  expect(findings).toMatchObject([{ kind: 'drift', amount: -10n }])
})

test('what is no debt is left as it was', () => {
  const given = walk(108n, [], [move(100, 100n)])
  expect(tellInterest(given, () => false, 1_000)).toBe(given)
})
