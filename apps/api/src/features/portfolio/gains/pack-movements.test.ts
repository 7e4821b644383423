import type { AssetId } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import type { KeptMovement } from '../../../database/movements.repository.ts'
import type { ValuedMovement } from '../movements/create-row-valuer.ts'
import { createPacker, unpackTransactions } from './pack-movements.ts'

const row = (id: string, fields: Partial<KeptMovement> = {}): KeptMovement => ({
  ...{ id, address: '0xaa', chainId: 1, asset: '1:native' as AssetId, block: 7, at: 7_000, kind: 'native' },
  ...{ amount: 5n, counterparty: '0xE1', ...fields },
})
const facts = { symbol: null, name: null, decimals: 0 } as ValuedMovement['standing']['facts']

function pack(...parts: Partial<ValuedMovement>[][]) {
  const packed = parts.map(packPart)
  return [...unpackTransactions(structuredClone(packed))]
}

function packPart(movements: readonly Partial<ValuedMovement>[]) {
  const { add, packed } = createPacker()
  for (const movement of movements) {
    add({
      row: row('0x1:value'),
      standing: { facts, valued: true, hidden: false, debt: false },
      value: null,
      ...movement,
    })
  }
  return packed
}

test('every field of a movement comes back, whatever side it is on and whatever is not known of it', () => {
  const call = { to: '0xc0', selector: '0x4e71d92d', topics: ['0x01'] }
  const [transaction] = pack([
    {
      row: row('0xab:gas', { kind: 'gas', amount: -3n, counterparty: null, failed: true, call }),
      value: { micros: -9n, price: { usd: 3, valuedAt: 'present', of: 0 } },
    },
  ])
  expect(transaction).toEqual({
    ...{ hash: '0xab', chainId: 1, block: 7, at: 7_000, call },
    legs: [
      {
        ...{ wallet: '0xaa', kind: 'gas', asset: '1:native', tokenId: null, amount: -3n, counterparty: null },
        ...{ micros: 9n, valuedAt: 'present', hidden: false, debt: false, failed: true },
      },
    ],
  })
  const standing = { facts, valued: false, hidden: true, debt: true }
  const [piece] = pack([{ row: row('0xab:log:1', { kind: 'nft', asset: '1:0x5a', tokenId: '0' }), standing }])
  expect(piece?.legs).toEqual([
    {
      ...{ wallet: '0xaa', kind: 'nft', asset: '1:0x5a', tokenId: '0', amount: 5n, counterparty: '0xe1' },
      ...{ micros: null, valuedAt: null, hidden: true, debt: true, failed: false },
    },
  ])
})

test('what one transaction moved in several wallets is together, oldest first, and apart from that of another chain', () => {
  const other = { address: '0xbb', amount: -5n }
  const found = pack(
    [
      { row: row('0x01:log:1') },
      { row: row('0x01:log:2', other) },
      { row: row('0x01:value', { chainId: 10, asset: '10:native' }) },
    ],
    [{ row: row('0x03:value') }, { row: row('0x02:value', { at: 9_000 }) }],
  )
  expect(found.map(({ hash, chainId, legs }) => [hash, chainId, legs.map(({ wallet }) => wallet)])).toEqual([
    ['0x01', 1, ['0xaa', '0xbb']],
    ['0x01', 10, ['0xaa']],
    ['0x03', 1, ['0xaa']],
    ['0x02', 1, ['0xaa']],
  ])
})

test('one transaction that two parts, or two blocks of which one was replaced, tell of is one, where its first movement is', () => {
  const day = 86_400_000
  const found = pack(
    [{ row: row('0x01:value') }, { row: row('0x02:value', { address: '0xaa' }) }],
    [
      { row: row('0x02:log:1', { address: '0xbb' }) },
      { row: row('0x03:value', { at: 8_000 }) },
      { row: row('0x01:log:1', { address: '0xbb', at: 9_000, block: 8 }) },
      { row: row('0x04:value', { at: 2 * day }) },
    ],
  )
  expect(
    found.map(({ hash, at, block, legs }) => [hash, at, block, legs.map(({ wallet }) => wallet)]),
  ).toEqual([
    ['0x01', 7_000, 7, ['0xaa', '0xbb']],
    ['0x02', 7_000, 7, ['0xaa', '0xbb']],
    ['0x03', 8_000, 7, ['0xaa']],
    ['0x04', 2 * day, 7, ['0xaa']],
  ])
})

test('the transactions of a day are given before the movements of later ones are asked for', () => {
  const asked: number[] = []
  function* parts() {
    for (const day of [0, 1, 2, 3]) {
      asked.push(day)
      yield packPart([{ row: row(`0x0${day}:value`, { at: day * 2 * 86_400_000 }) }])
    }
  }
  const transactions = unpackTransactions(parts())
  expect(transactions.next().value?.hash).toBe('0x00')
  expect(asked).toEqual([0, 1])
  expect([...transactions].map(({ hash }) => hash)).toEqual(['0x01', '0x02', '0x03'])
})
