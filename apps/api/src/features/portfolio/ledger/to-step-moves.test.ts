import { HOUR_MS } from '@pkg/api-contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Movement } from './movement.ts'
import { toStepMoves } from './to-step-moves.ts'
import { SKEW_MS } from './walk-back.ts'
import type { PointRow, WalletPoint } from './wallet-point.ts'

const move = (id: string, at: number, amount: bigint): Movement => ({
  ...{ id, asset: '1:native', block: 1, at, kind: 'native', amount, counterparty: null },
})
const row = (balance: bigint): PointRow => ({
  ...{ asset: '1:native', balance, price: 1, priceOf: null, micros: 0n },
})

/** Points at the hours 0, 1, 2, …, with their balances; which of them were recorded. */
function steps(moves: readonly Movement[], balances: readonly bigint[], recorded: readonly number[] = []) {
  const points = balances.map(
    (_, index): WalletPoint => ({
      ...{ slot: index, at: index * HOUR_MS, rows: [], drawn: 0n, lacks: null },
      provenance: recorded.includes(index) ? 'observed' : 'reconstructed',
    }),
  )
  const found = toStepMoves(moves, points, balances.map(row))
  return Object.fromEntries([...found].map(([step, list]) => [step, list.map(({ id }) => id)]))
}

test('a movement lies in the step that ends at the first point not before it; those outside of the line are left out', () => {
  const moves = [
    move('before', -1, 1n),
    move('first', 1, 1n),
    move('at', HOUR_MS, 1n),
    move('after', HOUR_MS + 1, 1n),
    move('late', 2 * HOUR_MS + 1, 1n),
  ]
  expect(steps(moves, [1n, 3n, 4n])).toEqual({ 1: ['first', 'at'], 2: ['after'] })
})

test('what a recording has not seen yet belongs to the step after it', () => {
  const moves = [move('early', 10, 2n), move('missed', HOUR_MS - SKEW_MS, 5n)]
  expect(steps(moves, [1n, 3n, 8n], [1])).toEqual({ 1: ['early'], 2: ['missed'] })
  // Where no recording says otherwise, the time of the movement does.
  expect(steps(moves, [1n, 3n, 8n])).toEqual({ 1: ['early', 'missed'] })
})

test('what a recording knows already belongs to the step before it, and only as far as its balance tells', () => {
  const moves = [move('known', HOUR_MS + 1, 5n), move('next', HOUR_MS + 2, 7n)]
  expect(steps(moves, [1n, 6n, 13n], [1])).toEqual({ 1: ['known'], 2: ['next'] })
})

test('several movements go together where only their sum explains the balance', () => {
  const moves = [move('a', HOUR_MS - 2, 5n), move('b', HOUR_MS - 1, -2n)]
  expect(steps(moves, [1n, 1n, 4n], [1])).toEqual({ 1: [], 2: ['a', 'b'] })
})

test('what moved longer before or after a recording than clocks differ stays where it is', () => {
  expect(steps([move('old', HOUR_MS - SKEW_MS - 1, 5n)], [1n, 1n, 6n], [1])).toEqual({ 1: ['old'] })
  expect(steps([move('new', HOUR_MS + SKEW_MS + 1, 5n)], [1n, 6n, 6n], [1])).toEqual({ 2: ['new'] })
})

test('a balance that no movement explains moves nothing', () => {
  expect(steps([move('near', HOUR_MS - 1, 5n)], [1n, 3n, 8n], [1])).toEqual({ 1: ['near'] })
})

test('no movement of the line is lost or told twice, whatever is recorded', () => {
  const entry = fc.record({
    at: fc.integer({ min: 1, max: 5 * HOUR_MS }),
    amount: fc.bigInt({ min: -9n, max: 9n }).filter((amount) => amount !== 0n),
  })
  const balances = fc.array(fc.bigInt({ min: 0n, max: 20n }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 15 }),
      balances,
      fc.subarray([1, 2, 3, 4]),
      (list, held, recorded) => {
        const moves = list
          .toSorted((a, b) => a.at - b.at)
          .map(({ at, amount }, index) => move(String(index), at, amount))
        const told = Object.values(steps(moves, held, recorded)).flat()
        expect(told.toSorted()).toEqual(moves.map(({ id }) => id).toSorted())
      },
    ),
  )
})
