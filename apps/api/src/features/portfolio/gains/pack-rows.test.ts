import type { GainRow } from '@pkg/api-contract'
import { expect, test, vi } from 'vitest'
import { packRow, packRows, readRows } from './pack-rows.ts'

const rows = Array.from(
  { length: 7 },
  (_, index) =>
    ({
      ...{ id: String(index), chainId: 1, asset: index % 3 === 0 ? 'native' : '0x01', gain: '-1.50' },
      wallet: index < 4 ? '0xa' : '0xb',
    }) as GainRow,
)
// Of the bits of figures the first is of gains, the second of losses.
const packed = packRows(rows.map(packRow), [1, 2, 1, 2, 1, 2, 0])
const idsOf = (page: number, asset?: string, wallet?: string) => {
  const found = readRows(packed, { page, size: 2, asset, wallet })
  return [found.rows.map(({ id }) => id), found.pages]
}

test('a page holds the rows of its place, of all or of one asset and one wallet, and behind the last there is nothing', () => {
  expect(readRows(packed, { page: 1, size: 7, asset: undefined })).toEqual({ rows, pages: 1, count: 7 })
  expect(idsOf(4)).toEqual([['6'], 4])
  expect(idsOf(5)).toEqual([[], 4])
  expect(idsOf(2, '1:native')).toEqual([['6'], 2])
  expect(idsOf(1, '1:0x01')).toEqual([['1', '2'], 2])
  expect(idsOf(1, '10:native')).toEqual([[], 1])
  expect(idsOf(1, undefined, '0xb')).toEqual([['4', '5'], 2])
  expect(idsOf(1, '1:native', '0xa')).toEqual([['0', '3'], 1])
  const losses = readRows(packed, { page: 1, size: 5, figure: 'losses' })
  expect([losses.rows.map(({ id }) => id), losses.count]).toEqual([['1', '3', '5'], 3])
  expect(readRows(packed, { page: 1, size: 5, wallet: '0xa', figure: 'gains' }).count).toBe(2)
  expect(readRows(packed, { page: 1, size: 5, figure: 'gas' }).count).toBe(0)
  expect(readRows(packRows([], []), { page: 1, size: 2, asset: undefined })).toEqual({
    rows: [],
    pages: 1,
    count: 0,
  })
})

test('no more rows are read than stand on the page', () => {
  const parse = vi.spyOn(JSON, 'parse')
  idsOf(2)
  idsOf(1, '1:native')
  expect(parse).toHaveBeenCalledTimes(4)
})
