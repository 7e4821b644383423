import {
  type AssetId,
  type GainsCountry,
  type LotSeal,
  nameTaxYear,
  toTaxYearSpan,
  usualReadings,
} from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import { classify } from './classify.ts'
import { computeYear } from './compute-year.ts'
import { doubtBroken } from './doubt-broken.ts'
import { taxCountries } from './tax-country.ts'
import { toStillHeld } from './to-still-held.ts'
import type { Leg, Transaction } from './transaction.ts'

const [here, there] = ['0xaa', '0xab']
const one: AssetId = '1:0x01'
const other: AssetId = '1:0x02'
const nobody = `0x${'0'.repeat(40)}`
const stranger = '0xbb'
const rates = { in: 80, us: 1, uk: 0.8, ca: 1.4 }

/** Some units, worth so many dollars; negative ones left. */
const leg = (asset: AssetId, amount: bigint, usd: bigint | null, counterparty = '0xe1'): Leg => ({
  ...{ wallet: here, asset, amount, counterparty, micros: usd === null ? null : usd * 1_000_000n },
  ...{ kind: 'token', tokenId: null, valuedAt: 'hour', hidden: false, debt: false, failed: false },
})
const onDay = (day: number, ...legs: Leg[]): Transaction => ({
  ...{ hash: `0x${day}`, chainId: 1, block: day, at: Date.UTC(2025, 5, day, 6, 30), legs },
})
/** Units that go from one of the person's wallets to the other. */
const moved = (amount: bigint) => [
  leg(one, -amount, 0n, there),
  { ...leg(one, amount, 0n, here), wallet: there },
]

/** What is held at the end of the tax year of June 2025, `one` being worth so many dollars and `other` two. */
function held(
  transactions: readonly Transaction[],
  {
    country = 'in',
    usd = 5,
    rate = rates[country],
    seals = [],
  }: { country?: GainsCountry; usd?: number | undefined; rate?: number | null; seals?: LotSeal[] } = {},
) {
  const rules = taxCountries[country]
  const span = toTaxYearSpan(country, 2025)
  const { holdings } = computeYear(
    transactions.map((transaction) => classify(transaction, new Set([here, there, '0xac']))),
    {
      ...{
        country,
        rules,
        span,
        otherIncome: undefined,
        regime: 'new',
        readings: usualReadings,
        earlier: [],
        method: rules.told[0],
      },
      ...{ nameAsset: (asset) => ({ symbol: asset === one ? 'ONE' : 'TWO', name: null }) },
      ...{ financialYear: nameTaxYear(country, 2025), isRead: (wallet) => wallet !== '0xac' },
    },
    {
      ...{ decimalsOf: () => 0, isUnread: (wallet: string) => wallet === '0xac' },
      rateOn: (day) => ({ value: rates[country], setOn: day }),
    },
    () => null,
  )
  const on = span.to
  return toStillHeld(doubtBroken(holdings, seals, { scope: rules.scope, on }), {
    ...{ on, rate: rate === null ? null : { value: rate, setOn: on } },
    closeOf: ({ asset }) => (asset === other ? { usd: 2, on } : usd === 0 ? undefined : { usd, on }),
  })
}

const exactly = (amount: string) => ({ low: amount, high: amount })
const nothing = { value: '0.00', cost: exactly('0.00'), gains: exactly('0.00'), losses: exactly('0.00') }

test('of several lots those are told that the method leaves, and gains and losses apart', () => {
  // 100 for 8,000 rupees, 100 for 24,000; of 150 that go the first 100 go whole. 200 others cost 600 dollars.
  const { assets, totals } = held([
    onDay(1, leg(one, 100n, 100n, nobody)),
    onDay(2, leg(one, 100n, 300n, nobody)),
    onDay(3, leg(one, -150n, 600n), leg(other, 200n, 600n)),
  ])
  expect(assets).toMatchObject([
    {
      ...{ symbol: 'TWO', quantity: '200', value: '32000.00', cost: exactly('48000.00') },
      ...{ gains: exactly('0.00'), losses: exactly('-16000.00') },
    },
    {
      ...{ symbol: 'ONE', quantity: '50', value: '20000.00', cost: exactly('12000.00') },
      ...{ gains: exactly('8000.00'), losses: exactly('0.00'), price: { usd: '5', on: '2026-03-31' } },
    },
  ])
  expect(totals).toEqual({
    ...{ value: '52000.00', cost: exactly('60000.00') },
    ...{ gains: exactly('8000.00'), losses: exactly('-16000.00') },
  })
})

describe('a cost that is not known', () => {
  test('is a range from nil to the value on arrival, and so is what would be gained or lost', () => {
    const came = [onDay(1, leg(one, 50n, 100n, stranger))]
    expect(held(came, { usd: 3 }).totals).toEqual({
      ...{ value: '12000.00', cost: { low: '0.00', high: '8000.00' } },
      ...{ gains: { low: '4000.00', high: '12000.00' }, losses: exactly('0.00') },
    })
    expect(held(came, { usd: 1 }).totals).toEqual({
      ...{ value: '4000.00', cost: { low: '0.00', high: '8000.00' } },
      ...{ gains: { low: '0.00', high: '4000.00' }, losses: { low: '-4000.00', high: '0.00' } },
    })
  })

  test('is bounded by nothing where no value of then is known', () => {
    expect(held([onDay(1, leg(one, 50n, null, stranger))], { usd: 3 }).totals).toEqual({
      ...{ value: '12000.00', cost: { low: '0.00', high: null } },
      ...{ gains: { low: '0.00', high: '12000.00' }, losses: { low: null, high: '0.00' } },
    })
  })
})

test('without a price or a rate what is held is told with its cost and the reason, and is in no sum', () => {
  const made = [onDay(1, leg(one, 100n, 100n, nobody))]
  const cost = exactly('8000.00')
  for (const [wanted, because] of [
    [{ usd: 0 }, 'no-price'],
    [{ usd: 1e15 }, 'no-price'],
    [{ rate: null }, 'no-rate'],
  ] as const) {
    expect(held(made, wanted)).toMatchObject({
      ...{ totals: nothing, assets: [], wallets: [] },
      leftOut: [{ symbol: 'ONE', quantity: '100', cost, because }],
    })
  }
})

describe('two wallets', () => {
  const transactions = [
    onDay(1, leg(one, 100n, 100n, nobody)),
    onDay(2, leg(one, 100n, 300n, nobody)),
    onDay(3, ...moved(50n)),
  ]

  test('that share their lots bear the cost by their quantities', () => {
    // 200 units for 32,000 rupees.
    const { wallets, totals } = held(transactions)
    expect(wallets).toMatchObject([
      { wallet: here, assets: 1, value: '60000.00', cost: exactly('24000.00'), gains: exactly('36000.00') },
      { wallet: there, assets: 1, value: '20000.00', cost: exactly('8000.00'), gains: exactly('12000.00') },
    ])
    expect(totals).toMatchObject({ value: '80000.00', cost: exactly('32000.00') })
  })

  test('that have lots of their own cost what these cost', () => {
    // The oldest 50 moved.
    const { wallets, assets } = held(transactions, { country: 'us' })
    expect(wallets.map(({ wallet, cost }) => [wallet, cost.low])).toEqual([
      [here, '350.00'],
      [there, '50.00'],
    ])
    expect(assets).toMatchObject([{ quantity: '200', cost: exactly('400.00'), gains: exactly('600.00') }])
  })

  test('of which one is not read: what went there is told apart', () => {
    const away = [leg(one, -50n, 0n, '0xac')]
    expect(held([...transactions.slice(0, 2), onDay(3, ...away)])).toMatchObject({
      assets: [{ quantity: '150', cost: exactly('24000.00') }],
      leftOut: [{ quantity: '50', cost: exactly('8000.00'), because: 'elsewhere' }],
    })
  })
})

test('what was sold after the year was held at its end', () => {
  const sold = { ...onDay(2, leg(one, -100n, 900n), leg(other, 1n, 900n)), at: Date.UTC(2026, 3, 10) }
  expect(held([onDay(1, leg(one, 100n, 100n, nobody)), sold]).assets).toMatchObject([
    { symbol: 'ONE', quantity: '100', value: '40000.00', cost: exactly('8000.00') },
  ])
})

test('the United Kingdom: what a pool cost, in pounds; without what is bought back after the year', () => {
  const made = onDay(1, leg(one, 100n, 100n, nobody))
  expect(held([made], { country: 'uk' }).totals).toMatchObject({
    ...{ value: '400.00', cost: exactly('80.00'), gains: exactly('320.00') },
  })
  const april = (day: number, ...legs: Leg[]) => ({ ...onDay(day, ...legs), at: Date.UTC(2026, 3, day, 12) })
  const { assets, leftOut } = held(
    [made, april(4, leg(one, -40n, 400n), leg(other, 1n, 400n)), april(9, leg(one, 40n, 200n, nobody))],
    { country: 'uk' },
  )
  expect(assets.find(({ symbol }) => symbol === 'ONE')).toMatchObject({
    quantity: '60',
    cost: exactly('48.00'),
  })
  expect(leftOut).toEqual([])
})

describe('what the lots do not explain has no cost', () => {
  test('where more was given up than was seen to come', () => {
    const short = [
      onDay(1, leg(one, 100n, 100n, nobody)),
      onDay(2, leg(one, -400n, 400n), leg(other, 200n, 400n)),
      onDay(3, leg(one, 500n, 500n, nobody)),
    ]
    expect(held(short)).toMatchObject({
      assets: [{ symbol: 'TWO' }],
      leftOut: [{ symbol: 'ONE', quantity: '200', cost: null, because: 'lots-differ' }],
    })
    expect(held(short.slice(0, 2)).leftOut).toMatchObject([{ symbol: 'ONE', quantity: null, cost: null }])
  })

  const made = [onDay(1, leg(one, 100n, 100n, nobody))]
  const seal = (fields: Partial<LotSeal>): LotSeal => ({
    ...{ chainId: 1, asset: '0x01', symbol: 'ONE', name: null, tokenId: null, decimals: 0, wallet: here },
    ...{ counted: '100', confirmed: '105', block: 9, holds: false, brokenSince: '2025-06-02' },
    brokenBy: null,
    ...fields,
  })
  test('where a node says otherwise from before the day is over', () => {
    expect(held(made, { seals: [seal({})] })).toMatchObject({
      ...{ totals: nothing, leftOut: [{ quantity: '100', cost: null, because: 'lots-differ' }] },
    })
    expect(held(made, { seals: [seal({ brokenSince: null })] }).assets).toEqual([])
    for (const fine of [seal({ brokenSince: '2026-04-01' }), seal({ holds: true })]) {
      expect(held(made, { seals: [fine] })).toMatchObject({ assets: [{ quantity: '100' }], leftOut: [] })
    }
  })

  test('where a node says that something is held of which there is no lot', () => {
    const unseen = [seal({ asset: '0x02', symbol: 'TWO', counted: '0', confirmed: '7' })]
    expect(held(made, { seals: unseen })).toMatchObject({
      assets: [{ symbol: 'ONE' }],
      leftOut: [{ symbol: 'TWO', quantity: null, cost: null, because: 'lots-differ' }],
    })
  })
})
