import type { AssetId } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import type { KeptMovement } from '../../../database/movements.repository.ts'
import type { ValuedMovement } from '../movements/create-movement-lists.ts'
import { createPacker, unpackTransactions } from './pack-movements.ts'

const row = (id: string, fields: Partial<KeptMovement> = {}): KeptMovement => ({
  ...{ id, address: '0xaa', chainId: 1, asset: '1:native' as AssetId, block: 7, at: 7_000, kind: 'native' },
  ...{ amount: 5n, counterparty: '0xE1', ...fields },
})
const facts = { symbol: null, name: null, decimals: 0 } as ValuedMovement['standing']['facts']

function pack(movements: readonly Partial<ValuedMovement>[]) {
  const { add, packed } = createPacker()
  for (const movement of movements) {
    add({
      row: row('0x1:value'),
      standing: { facts, valued: true, hidden: false, debt: false },
      value: null,
      ...movement,
    })
  }
  return [...unpackTransactions(structuredClone(packed))]
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
  const found = pack([
    { row: row('0x02:value', { at: 9_000 }) },
    { row: row('0x01:value', { chainId: 10, asset: '10:native' }) },
    { row: row('0x03:value') },
    { row: row('0x01:log:2', other) },
    { row: row('0x01:log:1') },
  ])
  expect(found.map(({ hash, chainId, legs }) => [hash, chainId, legs.map(({ wallet }) => wallet)])).toEqual([
    ['0x01', 1, ['0xaa', '0xbb']],
    ['0x03', 1, ['0xaa']],
    ['0x01', 10, ['0xaa']],
    ['0x02', 1, ['0xaa']],
  ])
})
