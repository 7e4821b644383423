import type { AssetId } from '@pkg/api-contract'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { toCents } from './cents.ts'
import { classify } from './classify.ts'
import { computeYear } from './compute-year.ts'
import { writeGainsFile } from './files/write-gains-file.ts'
import { taxCountries } from './tax-country.ts'
import type { Leg, Transaction } from './transaction.ts'

const wallet = '0xaa'
const one: AssetId = '1:0x01'
const other: AssetId = '1:0x02'
const nobody = `0x${'0'.repeat(40)}`
const nameAsset = (asset: string) => ({ symbol: asset === one ? 'ONE' : 'TWO', name: null })

/** Some units, worth so many dollars; negative ones left. */
const leg = (asset: AssetId, amount: bigint, usd: bigint, counterparty = '0xe1'): Leg => ({
  ...{ wallet, asset, amount, counterparty, micros: usd * 1_000_000n, kind: 'token', tokenId: null },
  ...{ valuedAt: 'hour', hidden: false, debt: false, failed: false },
})

/** A transaction of noon on a day of June 2025. A dollar is 80 rupees. */
const onDay = (day: number, ...legs: Leg[]): Transaction => ({
  ...{ hash: `0x${day}`, chainId: 1, block: day, at: Date.UTC(2025, 5, day, 6, 30), legs },
})

function report(transactions: readonly Transaction[], country: 'in' | 'us' = 'in') {
  const rules = taxCountries[country]
  const classified = transactions.map((transaction) => classify(transaction, new Set([wallet])))
  const input = { country, rules, nameAsset, otherIncome: undefined, earlier: [], method: rules.told[0] }
  const { rows, year } = computeYear(
    classified,
    country === 'in'
      ? { ...input, financialYear: '2025-26', span: { from: '2025-04-01', to: '2026-03-31' } }
      : { ...input, financialYear: '2025', span: { from: '2025-01-01', to: '2025-12-31' } },
    { decimalsOf: () => 0, rateOn: (day) => ({ value: country === 'us' ? 1 : 80, setOn: day }) },
    (row) => row,
  )
  const written = { year, rows, transactions: classified, decimalsOf: () => 0, nameAsset }
  const file = (format: 'schedule-vda' | 'form-8949') =>
    parse(writeGainsFile(written, format).content, { bom: true, columns: true }) as Record<string, string>[]
  return { rows, year, file }
}

/** 100 made units, worth 100 dollars, and 400 given for as many dollars: 300 were never seen to come. */
const soldMoreThanCame = [
  onDay(1, leg(one, 100n, 100n, nobody)),
  onDay(2, leg(one, -400n, 400n), leg(other, 200n, 400n)),
]

test('units that were never seen to come are a lot of their own, with their share of what was received', () => {
  const { rows, year, file } = report(soldMoreThanCame)
  // 400 dollars at 80 are 32,000 rupees: a quarter for the units that cost 8,000, the rest for those that are missing.
  expect(rows).toMatchObject([
    {
      ...{ proceeds: '32000.00', cost: '8000.00', gain: '24000.00', missingQuantity: '300' },
      lots: [
        { quantity: '100', cost: '8000.00', proceeds: '8000.00', gain: '0.00', unknownCost: false },
        {
          ...{
            transactionHash: null,
            explorerUrl: null,
            acquiredOn: null,
            longTerm: null,
            unknownCost: true,
          },
          ...{ quantity: '300', cost: '0.00', proceeds: '24000.00', gain: '24000.00' },
        },
      ],
    },
  ])
  expect(year.totals.net).toBe('24000.00')
  expect(year.india).toMatchObject({ taxableIncome: '24000.00', lossesIgnored: '0.00' })
  const lines = file('schedule-vda')
  expect(lines.map((line) => line['Income from transfer of Virtual Digital Assets'])).toEqual(['0', '24000'])
  expect(lines[1]).toMatchObject({ 'Date of Acquisition': '', 'Cost of Acquisition': '0', Quantity: '300' })
  expect(lines[1]?.Note).toContain('Cost not known, taken as nil.')
})

test('where none of the units was seen to come, their gain is in what is taxed and in every file', () => {
  const transactions = soldMoreThanCame.slice(1)
  const { rows, year, file } = report(transactions)
  expect(rows[0]?.lots).toMatchObject([{ quantity: '400', proceeds: '32000.00', unknownCost: true }])
  expect(year.india?.taxableIncome).toBe(year.totals.net)
  expect(file('schedule-vda')).toHaveLength(1)
  const american = report(transactions, 'us')
  expect(american.file('form-8949')).toMatchObject([
    { Term: '', 'Date acquired': 'Unknown', Proceeds: '400.00', 'Gain or loss': '400.00' },
  ])
})

test('what has no date is told beside short and long term, so that the three add up to the net', () => {
  const { year } = report(soldMoreThanCame, 'us')
  const { net, shortTerm, longTerm, undated } = year.totals
  expect({ net, shortTerm, longTerm, undated }).toEqual({
    ...{ net: '300.00', shortTerm: '0.00', longTerm: '0.00', undated: '300.00' },
  })
})

test('of parts that do not add up, the one moves that is nearest to it', () => {
  // Two thirds and a third of a cent's worth: 10.00 dollars over lots of one, one and one unit.
  const { rows } = report(
    [
      ...[1, 2, 3].map((day) => onDay(day, leg(one, 1n, 1n, nobody))),
      onDay(4, leg(one, -3n, 10n), leg(other, 1n, 10n)),
    ],
    'us',
  )
  expect(rows[0]?.lots.map(({ proceeds }) => proceeds)).toEqual(['3.34', '3.33', '3.33'])
  expect(rows[0]?.lots.reduce((sum, { gain }) => sum + toCents(gain), 0n)).toBe(700n)
})

test('tax and cess add up to their total, to the paisa', () => {
  // 7.598375 dollars at 80 are 607.87 rupees: 30 % are 182.361, 4 % of that 7.29444, together 189.65544.
  const worth = { micros: 7_598_375n }
  const { year } = report([
    onDay(2, { ...leg(one, -400n, 0n), ...worth }, { ...leg(other, 200n, 0n), ...worth }),
  ])
  expect(year.india).toMatchObject({ taxableIncome: '607.87', tax: '182.36', cess: '7.30', total: '189.66' })
})
