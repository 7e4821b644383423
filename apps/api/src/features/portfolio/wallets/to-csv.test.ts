import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExportedTransfer, ExportTable } from '@pkg/api-contract'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

const transfer: ExportedTransfer = {
  id: '0xab:log:0',
  chainId: 1,
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  asset: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  tokenId: null,
  kind: 'transfer',
  direction: 'received',
  amount: '-4141420844',
  counterparty: null,
  counterpartyLabel: null,
  transactionHash: '0xab',
  at: '2026-11-16T16:00:00.000Z',
  state: 'confirmed',
  usdPrice: 0.99985,
  usdValue: -4140.799631,
  exactValue: '-4140.799631',
  valuedAt: 'hour',
  pricedAt: '2026-11-16T17:00:00.000Z',
  unvaluedBecause: null,
  provisional: false,
  debt: false,
  hidden: false,
}

function rowsOf(transfers: readonly ExportedTransfer[]): Record<string, string>[] {
  return parse(toCsv('transfers', [...transfers]), { bom: true, columns: true })
}

test('what was sent is a number below zero that a spreadsheet adds up, in whole tokens and in base units', () => {
  expect(rowsOf([transfer])).toMatchObject([{ quantity: '-4141.420844', amount: '-4141420844' }])
})

test('a token of unknown decimals has base units alone', () => {
  expect(rowsOf([{ ...transfer, decimals: null }])).toMatchObject([
    { quantity: '', amount: '-4141420844', decimals: '' },
  ])
})

test('no digit of a quantity is lost, however large or small', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 40n), 10n ** 40n), fc.integer({ min: 0, max: 36 }), (amount, decimals) => {
      const [row] = rowsOf([{ ...transfer, amount: amount.toString(), decimals }])
      const [whole = '', fraction = ''] = (row?.quantity ?? '').split('.')
      expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(amount)
      expect(row?.amount).toBe(amount.toString())
    }),
  )
})

test.each(['=1+1', '+1', '-1+cmd', '@SUM(A1)'])('the name %j becomes no formula', (symbol) => {
  expect(rowsOf([{ ...transfer, symbol }])).toMatchObject([{ symbol: `'${symbol}` }])
})

test('a value is a figure with its basis; where there is none, the reason is said', () => {
  const message = 'No price of it is known for then.'
  const unknown = { usdPrice: null, usdValue: null, exactValue: null, valuedAt: null, pricedAt: null }
  const rows = rowsOf([
    transfer,
    { ...transfer, ...unknown, unvaluedBecause: { id: 'unpriced', message }, provisional: true },
  ])
  expect(rows).toMatchObject([
    {
      usdPrice: '0.99985',
      usdValue: '-4140.799631',
      valuedAt: 'hour',
      provisional: 'false',
      unvaluedBecause: '',
    },
    { usdPrice: '', usdValue: '', valuedAt: '', provisional: 'true', unvaluedBecause: message },
  ])
})

test('parts put one after another are one file', () => {
  const parts = [toCsv('transfers', [transfer]), toCsv('transfers', [transfer], { continued: true })]
  expect(parts.join('')).toBe(toCsv('transfers', [transfer, transfer]))
})

test('each day of the history is the day before, what moved, what was gained and what got its first price', () => {
  const point = {
    ...({ provenance: 'reconstructed', reason: '', pricedHoldings: 2, unpricedHoldings: 0 } as const),
    ...{ date: '2026-11-26', at: '2026-11-26T23:59:59.999Z' },
  }
  const csv = toCsv('history', [
    { ...point, value: 100, exactValue: '100.000000', sincePrevious: null },
    {
      ...{ ...point, value: 130.5, exactValue: '130.500000' },
      sincePrevious: { timeWeightedReturn: -0.01, netFlows: '20.000000', gain: '-1.250000' },
    },
    {
      ...{ ...point, value: 140, exactValue: '140.000000' },
      sincePrevious: { timeWeightedReturn: null, netFlows: '0.000000', gain: null },
    },
  ])
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  expect(rows.map(({ newlyPriced }) => newlyPriced)).toEqual(['', '11.750000', ''])
  // 100 + 20 - 1.25 + 11.75
  expect(rows[1]).toMatchObject({ exactValue: '130.500000', netFlows: '20.000000', gain: '-1.250000' })
})

test.each<ExportTable>(['wallets', 'holdings', 'debts', 'transfers', 'history'])(
  'every column of the file of %s is explained',
  (table) => {
    const told = readFileSync(join(import.meta.dirname, '../../../../../../docs/exported-files.md'), 'utf8')
    const columns = toCsv(table, []).replace('\ufeff', '').trim().split(',')
    expect(columns.filter((column) => !told.includes(`\`${column}\``))).toEqual([])
  },
)
