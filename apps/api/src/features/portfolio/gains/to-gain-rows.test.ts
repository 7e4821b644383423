import {
  type AssetId,
  type GainsCountry,
  nameTaxYear,
  type OpenReadings,
  type TaxRegime,
  toTaxYearSpan,
  usualReadings,
} from '@pkg/api-contract'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { toCents } from './cents.ts'
import { classify } from './classify.ts'
import { computeYear } from './compute-year.ts'
import { writeGainsFile } from './files/write-gains-file.ts'
import { taxCountries } from './tax-country.ts'
import type { BooksOptions } from './to-books.ts'
import type { Leg, Transaction } from './transaction.ts'
import type { EventTaker } from './year-events.ts'

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

function report(
  transactions: readonly Transaction[],
  country: GainsCountry = 'in',
  {
    otherIncome,
    regime = 'new',
    readings = usualReadings,
    ...options
  }: { otherIncome?: string; regime?: TaxRegime; readings?: OpenReadings } & Pick<
    BooksOptions<EventTaker>,
    'costsOf'
  > = {},
) {
  const rules = taxCountries[country]
  const classified = transactions.map((transaction) => classify(transaction, new Set([wallet])))
  const input = {
    country,
    rules,
    nameAsset,
    otherIncome,
    regime,
    readings,
    earlier: [],
    method: rules.told[0],
  }
  const { rows, year } = computeYear(
    classified,
    { ...input, financialYear: nameTaxYear(country, 2025), span: toTaxYearSpan(country, 2025) },
    { ...options, decimalsOf: () => 0, rateOn: (day) => ({ value: country === 'in' ? 80 : 1, setOn: day }) },
    (row) => row,
  )
  const written = { year, rows, transactions: classified, decimalsOf: () => 0, nameAsset }
  const file = (format: 'schedule-vda' | 'form-8949' | 'disposals') =>
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

test('Canada: rows, assets and the year add up with the losses that are denied', () => {
  // 100 cost 1,000 and are given for 700; 40 are bought back ten days later, and held: 40 % of the loss is denied.
  const { year, file } = report(
    [
      onDay(1, leg(one, 100n, 1000n, nobody)),
      onDay(2, leg(one, -100n, 700n), leg(other, 70n, 700n)),
      onDay(12, leg(other, -32n, 320n), leg(one, 40n, 320n)),
    ],
    'ca',
  )
  const lines = file('disposals')
  expect(lines.map((line) => [line.Proceeds, line.Cost, line['Denied loss'], line.Gain])).toEqual([
    ['700.00', '1000.00', '120.00', '-180.00'],
    ['320.00', '320.00', '0.00', '0.00'],
  ])
  expect(year.totals).toMatchObject({
    ...{ proceeds: '1020.00', cost: '1320.00', deniedLosses: '120.00', net: '-180.00' },
  })
  expect(year.assets.map(({ symbol, deniedLosses }) => [symbol, deniedLosses])).toEqual([
    ['ONE', '120.00'],
    ['TWO', null],
  ])
  const elsewhere = report(soldMoreThanCame, 'us')
  expect(elsewhere.year.totals.deniedLosses).toBeNull()
  expect(elsewhere.file('disposals')[0]).not.toHaveProperty('Denied loss')
})

test('the United Kingdom: the table says by which rule how much was matched, and at which cost', () => {
  const { rows, file } = report(
    [
      onDay(1, leg(one, 100n, 100n, nobody)),
      { ...onDay(10, leg(one, -90n, 180n), leg(other, 10n, 180n)) },
      { ...onDay(10, leg(other, -1n, 30n), leg(one, 20n, 30n)), hash: '0xback', block: 11 },
      onDay(20, leg(other, -2n, 60n), leg(one, 30n, 60n)),
      onDay(21, leg(one, -200n, 400n), leg(other, 5n, 400n)),
    ],
    'uk',
  )
  const lines = file('disposals').filter(({ Asset }) => Asset === 'ONE')
  expect(lines.map((line) => line['Matched with'])).toEqual([
    'same day: 20 (cost 30.00); next 30 days: 30 (cost 60.00); section 104 pool: 40 (cost 40.00)',
    'section 104 pool: 60 (cost 60.00); nothing: 140 (cost 0.00)',
  ])
  expect(rows[0]?.lots.map(({ matchedBy, pooled }) => [matchedBy, pooled])).toEqual([
    ['same-day', false],
    ['thirty-days', false],
    [null, true],
  ])
  expect(report(soldMoreThanCame, 'us').file('disposals')[0]).not.toHaveProperty('Matched with')
})

test('the United States: what is unknown of a lot stands beside it', () => {
  const { file } = report(
    [
      onDay(1, leg(one, 100n, 100n, nobody)),
      onDay(2, leg(other, 50n, 500n, '0xbb')),
      onDay(3, leg(other, -50n, 600n), leg(one, 40n, 600n)),
      onDay(4, leg(one, -10n, 150n, '0xbb')),
      onDay(5, leg(one, -10n, 150n), leg(other, 2n, 150n)),
    ],
    'us',
  )
  const [ofUnknownCost, given, known] = file('form-8949')
  expect(ofUnknownCost).toMatchObject({ 'Cost or other basis': '0.00', 'Gain or loss': '600.00' })
  expect(ofUnknownCost?.Note).toMatch(/^Cost not known, taken as nil\./)
  expect(given).toMatchObject({ Proceeds: '0.00', 'Gain or loss': '-10.00' })
  expect(given?.Note).toContain('what for is not known, so nothing counts as received for it')
  expect(known).toMatchObject({ Proceeds: '150.00', Note: '' })
})

describe('India: the regime of the year', () => {
  // 100,000 dollars at 80 are 8,000,000 rupees without a cost, 2,400,000 of tax.
  const sold = [onDay(2, leg(one, -400n, 100_000n), leg(other, 200n, 100_000n))]
  const yearWith = (otherIncome?: string, regime: TaxRegime = 'new') =>
    report(sold, 'in', { regime, ...(otherIncome !== undefined && { otherIncome }) }).year
  const inNew = { surcharge: '600000.00', cess: '120000.00', total: '3120000.00' }
  const inOld = { surcharge: '888000.00', cess: '131520.00', total: '3419520.00' }

  test('is the one chosen, with the other one told beside it where its surcharge is another', () => {
    expect(yearWith('60000000').india).toMatchObject({ regime: 'new', ...inNew, otherRegime: inOld })
    expect(yearWith('60000000', 'old').india).toMatchObject({ regime: 'old', ...inOld, otherRegime: inNew })
    for (const regime of ['new', 'old'] as const) {
      const { surcharge } = inNew
      expect(yearWith('30000000', regime).india).toMatchObject({ regime, surcharge, otherRegime: null })
      expect(yearWith(undefined, regime).india).toMatchObject({
        ...{ regime, surcharge: null, beforeSurcharge: true, otherRegime: null },
      })
    }
  })

  test('is among the choices and the inputs', () => {
    const [ofNew, ofOld] = [yearWith('60000000'), yearWith('60000000', 'old')]
    const said = ({ rules }: typeof ofNew) => rules.choices.find(({ id }) => id === 'regime')?.text
    expect(said(ofNew)).toMatch(/^The surcharge is that of the new regime/)
    expect(said(ofOld)).toMatch(/^The surcharge is that of the old regime/)
    expect(ofOld.digest).not.toBe(ofNew.digest)
  })
})

test('India: the rows of the schedule are whole rupees, and the year tells what they come to', () => {
  // 20 lots of a third of a rupee each: the schedule has nil as the cost of each and nil or one received.
  const worth = (micros: bigint) => ({ micros })
  const { year, file } = report([
    ...Array.from({ length: 20 }, (_, index) =>
      onDay(index + 1, { ...leg(one, 1n, 0n, nobody), ...worth(4_000n) }),
    ),
    onDay(25, { ...leg(one, -20n, 0n), ...worth(200_000n) }, { ...leg(other, 1n, 0n), ...worth(200_000n) }),
  ])
  const incomes = file('schedule-vda').map((line) =>
    Number(line['Income from transfer of Virtual Digital Assets']),
  )
  const sum = incomes.reduce((all, one) => all + one, 0)
  expect(year.india).toMatchObject({ taxableIncome: '9.60', scheduleIncome: `${sum}.00` })
  expect(sum).toBe(20)
})

test('what was bought elsewhere on the day after is in no average of the evening before', () => {
  // One o'clock of 11 June in Greenwich is the evening of the 10th in Toronto; the others were bought on the 11th.
  const { rows } = report(
    [
      onDay(1, leg(one, 10n, 100n, nobody)),
      { ...onDay(11, leg(one, -5n, 500n), leg(other, 10n, 500n)), at: Date.UTC(2025, 5, 11, 1) },
      onDay(20, leg(one, 10n, 900n, '0xbb')),
    ],
    'ca',
    {
      costsOf: (id) =>
        id.includes('0x20') ? [{ micros: 900_000_000n, day: '2025-06-11', quantity: null }] : [],
    },
  )
  expect(rows).toMatchObject([{ disposedOn: '2025-06-10', cost: '50.00', gain: '450.00' }])
})
