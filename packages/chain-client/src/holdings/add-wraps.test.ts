import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AssetMovement } from '../ports/movements.ts'
import { knownChain } from '../testing/open-provider.ts'
import { addWraps, describeWrapped } from './add-wraps.ts'

const polygon = knownChain(137)
const contract = polygon.wrapped?.address ?? '0x'
const coin = '137:native' as const
const token = `137:${contract}` as const
const nobody = `0x${'0'.repeat(40)}`
const friend = `0x${'b0'.repeat(20)}`

const move = (
  id: string,
  amount: bigint,
  counterparty: string,
  fields: Partial<AssetMovement> = {},
): AssetMovement => ({
  ...{ id, asset: coin, block: 3, at: 9, kind: 'native', amount, counterparty },
  ...fields,
})
const listed = (id: string, amount: bigint, counterparty = nobody) =>
  move(id, amount, counterparty, { asset: token, kind: 'transfer' })
const tokensOf = (rows: readonly AssetMovement[]) => rows.filter(({ asset }) => asset === token)

test('coins that go to the contract come back as tokens, and those that it pays out were tokens', () => {
  const wrap = move('0xa:value', -7n, contract)
  const unwrap = move('0xb:internal:2', 5n, contract, { kind: 'internal' })
  const added = tokensOf(addWraps(polygon, [wrap, unwrap, move('0xc:value', -1n, friend)]))
  expect(added).toEqual([
    {
      id: '0xa:value:wrap',
      asset: token,
      block: 3,
      at: 9,
      kind: 'transfer',
      amount: 7n,
      counterparty: contract,
    },
    {
      id: '0xb:internal:2:wrap',
      asset: token,
      block: 3,
      at: 9,
      kind: 'transfer',
      amount: -5n,
      counterparty: contract,
    },
  ])
})

test('what a source lists already is not added, however often the same amount moved in a transaction', () => {
  const coins = [
    move('0xa:value', -7n, contract),
    move('0xa:internal:1', -7n, contract, { kind: 'internal' }),
  ]
  expect(
    tokensOf(addWraps(polygon, [...coins, listed('0xa:log:1', 7n)])).map(({ amount }) => amount),
  ).toEqual([7n, 7n])
  const both = [...coins, listed('0xa:log:1', 7n), listed('0xa:log:2', 7n)]
  expect(addWraps(polygon, both)).toEqual(both)
  // Tokens that a friend sent in the same transaction are no wrap.
  expect(
    tokensOf(addWraps(polygon, [coins[0] as AssetMovement, listed('0xa:log:4', 7n, friend)])),
  ).toHaveLength(2)
})

test.each([
  ['emits a Transfer itself', 42_161],
  ['is the coin itself', 42_220],
])('nothing is added where the contract %s', (_, id) => {
  const own = knownChain(id)
  const rows = [move('0xa:value', -7n, own.wrapped?.address ?? friend, { asset: `${id}:native` })]
  expect(addWraps(own, rows)).toEqual(rows)
})

test('a token whose only movements are wraps is described', () => {
  expect(describeWrapped(polygon)).toMatchObject([{ asset: token, symbol: 'WPOL', decimals: 18 }])
  expect(describeWrapped(knownChain(42_220))).toEqual([])
})

test('coins and tokens together stay what they were, whichever wraps a source lists', () => {
  const amounts = fc.array(fc.record({ amount: fc.bigInt({ min: -50n, max: 50n }), isListed: fc.boolean() }))
  fc.assert(
    fc.property(amounts, (wraps) => {
      const moved = wraps.filter(({ amount }) => amount !== 0n)
      const rows = moved.flatMap(({ amount, isListed }, index) => [
        move(`0x${index}:value`, -amount, contract),
        ...(isListed ? [listed(`0x${index}:log:0`, amount)] : []),
      ])
      const completed = addWraps(polygon, rows)
      expect(completed.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
      expect(new Set(completed.map(({ id }) => id)).size).toBe(completed.length)
    }),
  )
})
