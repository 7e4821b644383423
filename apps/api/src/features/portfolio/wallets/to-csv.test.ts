import type { ExportedTransfer, PortfolioExport } from '@pkg/api-contract'
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
  decimals: 6,
  kind: 'transfer',
  amount: '-4141420844',
  counterparty: null,
  counterpartyLabel: null,
  transactionHash: '0xab',
  at: '2026-11-16T16:00:00.000Z',
}

function rowsOf(transfers: readonly ExportedTransfer[]): Record<string, string>[] {
  const portfolio: PortfolioExport = {
    format: 'hodlwise-portfolio',
    version: 1,
    exportedAt: '2026-11-22T08:00:00.000Z',
    wallets: [],
    verdicts: [],
    holdings: [],
    debts: [],
    transfers: [...transfers],
    history: [],
    totalUsd: null,
    problems: [],
  }
  return parse(toCsv('transfers', portfolio), { bom: true, columns: true })
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
