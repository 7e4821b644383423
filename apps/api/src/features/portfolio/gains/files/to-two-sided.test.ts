import type { AssetId } from '@pkg/api-contract'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classify } from '../classify.ts'
import type { Leg, Transaction } from '../transaction.ts'
import { writeCointracker } from './write-cointracker.ts'
import { writeKoinly } from './write-koinly.ts'

const nobody = `0x${'0'.repeat(40)}`
const symbols = ['ONE', 'TWO', 'SIX', 'TEN'] as const
type Symbol = (typeof symbols)[number]
const assetOf = (symbol: Symbol): AssetId => `1:0x0${symbols.indexOf(symbol) + 1}`

/** Some units (of a hundredth each), worth so many dollars or nobody knows how many; negative ones left. */
const leg = (symbol: Symbol, amount: number, usd: number | null, more?: Partial<Leg>): Leg => ({
  ...{ wallet: '0xaa', asset: assetOf(symbol), amount: BigInt(amount), counterparty: '0xe1' },
  ...{ micros: usd === null ? null : BigInt(Math.round(usd * 1e6)), kind: 'token', tokenId: null },
  ...{ valuedAt: 'hour', hidden: false, debt: false, failed: false, ...more },
})
const fee = leg('TEN', -1, 0.5, { kind: 'gas', counterparty: null })

function write(...legs: Leg[]) {
  const transaction: Transaction = { hash: '0x1', chainId: 1, block: 1, at: Date.UTC(2025, 5, 1), legs }
  const one = classify(transaction, new Set(['0xaa']))
  const report = {
    transactions: [one],
    decimalsOf: () => 2,
    nameAsset: (asset: string) => ({ symbol: symbols[Number(asset.slice(-1)) - 1] ?? null, name: null }),
  }
  const read = (content: string): Record<string, string>[] => parse(content, { bom: true, columns: true })
  const sideOf = (row: Record<string, string>, side: string, amount: string) => {
    const currency = row[`${side} Currency`] ?? ''
    return currency === '' ? null : `${row[`${side} ${amount}`]} ${currency}`
  }
  const koinly = read(writeKoinly(report).content)
  return {
    kind: one.kind,
    koinly,
    rows: koinly.map((row) => [
      sideOf(row, 'Sent', 'Amount'),
      sideOf(row, 'Received', 'Amount'),
      row['Net Worth Amount'] === '' ? null : Number(row['Net Worth Amount']),
    ]),
    cointracker: read(writeCointracker(report).content).map((row) => [
      sideOf(row, 'Sent', 'Quantity'),
      sideOf(row, 'Received', 'Quantity'),
    ]),
  }
}

describe('an exchange', () => {
  test('of one asset for two is a trade for each, with the part of the one that went for it', () => {
    const { rows, koinly, cointracker } = write(
      ...[fee, leg('ONE', -10_000, 4000), leg('TWO', 10_000, 1000), leg('SIX', 5_000, 3000)],
    )
    expect(rows).toEqual([
      ['25 ONE', '100 TWO', 1000],
      ['75 ONE', '50 SIX', 3000],
    ])
    expect(cointracker).toEqual(rows.map((row) => row.slice(0, 2)))
    expect(koinly.map((row) => row['Fee Amount'])).toEqual(['0.01', ''])
    expect(koinly.map((row) => row.Description?.slice(-12))).toEqual(['(row 1 of 2)', '(row 2 of 2)'])
  })
  test('of two for one that nobody prices is a trade of each, for the part that it paid for', () => {
    const { rows } = write(leg('ONE', -10_000, 100), leg('TWO', -10_000, 300), leg('SIX', 800, null))
    expect(rows).toEqual([
      ['100 ONE', '2 SIX', 100],
      ['100 TWO', '6 SIX', 300],
    ])
  })
  test('of two for two is cut where either side goes on to its next', () => {
    const { rows } = write(
      ...[leg('ONE', -1_000, 100), leg('TWO', -3_000, 300), leg('SIX', 2_000, 200), leg('TEN', 400, 200)],
    )
    expect(rows).toEqual([
      ['10 ONE', '10 SIX', 100],
      ['10 TWO', '10 SIX', 100],
      ['20 TWO', '4 TEN', 200],
    ])
  })
  test('counts both sides for what was given, as lots do, where the market says otherwise of what was got', () => {
    const { rows } = write(leg('ONE', -10_000, 4000), leg('TWO', 10_000, 990), leg('SIX', 5_000, 2970))
    expect(rows.map(([, , worth]) => worth)).toEqual([1000, 3000])
  })
  test('of a piece, which cannot be cut, is a row for each thing that went or came, at its share', () => {
    const { rows, cointracker } = write(
      ...[
        leg('ONE', -1, 4000, { kind: 'nft', tokenId: '7' }),
        leg('TWO', 10_000, 990),
        leg('SIX', 5_000, 2970),
      ],
    )
    expect(rows).toEqual([
      ['1 ONE #7', null, 4000],
      [null, '100 TWO', 1000],
      [null, '50 SIX', 3000],
    ])
    expect(cointracker).toEqual(rows.map((row) => row.slice(0, 2)))
  })
  test('of what nobody can share out is a row for each thing, with what is known of it', () => {
    const { rows } = write(leg('ONE', -10_000, 4000), leg('TWO', 10_000, 1000), leg('SIX', 5_000, null))
    expect(rows).toEqual([
      ['100 ONE', null, 4000],
      [null, '100 TWO', 1000],
      [null, '50 SIX', null],
    ])
  })
  test('leaves what is worth nothing a row of its own', () => {
    const { rows } = write(leg('ONE', -10_000, 4000), leg('TWO', 10_000, 4000), leg('SIX', 5_000, 0))
    expect(rows).toEqual([
      ['100 ONE', '100 TWO', 4000],
      [null, '50 SIX', 0],
    ])
  })
  test('of one for one is one row, and says nothing of others', () => {
    const { rows, koinly } = write(leg('ONE', -10_000, 4000), leg('TWO', 10_000, 3990))
    expect(rows).toEqual([['100 ONE', '100 TWO', 4000]])
    expect(koinly[0]?.Description).not.toContain('row')
    expect(write(leg('ONE', -10_000, null), leg('TWO', 10_000, null)).rows).toEqual([
      ['100 ONE', '100 TWO', null],
    ])
  })
  test('is a trade where something new was made for a payment, and no income', () => {
    const { kind, koinly } = write(
      leg('ONE', -100, 40),
      leg('TWO', 1, 40, { counterparty: nobody, kind: 'nft', tokenId: '1' }),
    )
    expect(kind).toBe('mint')
    expect(koinly[0]?.Label).toBe('')
    expect(
      write(leg('TWO', 1, 40, { counterparty: nobody, kind: 'nft', tokenId: '1' })).koinly[0]?.Label,
    ).toBe('airdrop')
  })
  test('loses no unit and no worth, whatever is given for whatever', () => {
    const flow = fc.record({
      amount: fc.integer({ min: 1_000_000, max: 9_999_999 }),
      usd: fc.integer({ min: 1, max: 99 }),
    })
    const sides = fc.array(flow, { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(sides, sides, (given, got) => {
        const out = given.map(({ amount, usd }, index) => leg(symbols[index] ?? 'ONE', -amount, usd))
        const sum = given.reduce((all, { usd }) => all + usd, 0)
        const parts = got.reduce((all, { usd }) => all + usd, 0)
        const came = got.map(({ amount, usd }, index) =>
          leg(symbols[2 + index] ?? 'TEN', amount, (usd * sum) / parts),
        )
        const { rows } = write(...out, ...came)
        expect(rows.reduce((all, [, , worth]) => all + Number(worth), 0)).toBeCloseTo(sum, 5)
        for (const [legs, side] of [
          [out, 0],
          [came, 1],
        ] as const) {
          const worths = legs.reduce((all, { micros }) => all + Number(micros), 0)
          for (const { asset, amount, micros } of legs) {
            const own = rows.filter((row) =>
              String(row[side]).endsWith(symbols[Number(asset.slice(-1)) - 1] ?? ''),
            )
            const units = own.reduce(
              (all, row) => all + Math.round(Number.parseFloat(String(row[side])) * 100),
              0,
            )
            expect(units).toBe(Math.abs(Number(amount)))
            const worth = own.reduce((all, row) => all + Number(row[2]), 0)
            expect(worth).toBeCloseTo((sum * Number(micros)) / worths, 4)
          }
        }
      }),
    )
  })
})

test('what nobody can tell the kind of is no trade of some of it: a row for each thing, at its own value', () => {
  const other = { counterparty: '0xe2' }
  const { kind, rows } = write(
    ...[leg('ONE', -10_000, 4000), leg('TWO', 10_000, 1000, other), leg('SIX', 5_000, 300, other)],
  )
  expect(kind).toBe('unknown')
  expect(rows).toEqual([
    ['100 ONE', null, 4000],
    [null, '100 TWO', 1000],
    [null, '50 SIX', 300],
  ])
})
