import { type AssetId, DAY_MS, HOUR_MS, toMicros } from '@pkg/api-contract'
import type { ClosingPrice } from '@pkg/chain-client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOf } from './day.ts'
import { explainChange, sumParts } from './explain-change.ts'
import { isReward, type Movement } from './movement.ts'
import { createMovementPrices } from './movement-prices.ts'
import { createPointPrices } from './point-prices.ts'
import { createPriceBook, type PriceBook } from './price-book.ts'
import { valueWallet } from './value-wallet.ts'
import { walkBack } from './walk-back.ts'
import type { AssetFacts } from './wallet-point.ts'

const facts: AssetFacts = { symbol: 'X', name: null, decimals: 2, logo: null, spam: false }
const assets: AssetId[] = ['1:native', '1:0xaa', '1:0xbb']
const own = '0xown'

function build(
  movements: readonly Movement[],
  prices: readonly (readonly [AssetId, readonly ClosingPrice[]])[],
) {
  const balances = new Map<AssetId, bigint>()
  for (const { asset, amount } of movements) balances.set(asset, (balances.get(asset) ?? 0n) + amount)
  const book = createPriceBook(prices)
  const walk = walkBack({
    present: { at: endOf(20, 'day'), block: 10_000, balances },
    movements,
    complete: true,
  })
  const days = Array.from({ length: 20 }, (_, day) => day)
  const { points } = valueWallet({
    walk,
    step: 'day',
    slots: days,
    book,
    facts: () => facts,
    counts: () => true,
    recorded: new Map(),
    movementsFrom: 0,
  })
  return { walk, book, points }
}

type Hours = ReadonlyMap<AssetId, ReadonlyMap<number, number | null>>

/** Long after the last day. */
const pricesOf = (days: PriceBook, hours: Hours = new Map()) =>
  createMovementPrices({ hours, days, present: () => null, counts: () => true, now: endOf(40, 'day') })

const kinds = ['transfer', 'native', 'internal', 'gas'] as const
const movement = fc.record({
  id: fc.uuid(),
  asset: fc.constantFrom(...assets),
  block: fc.integer({ min: 1, max: 480 }),
  kind: fc.constantFrom(...kinds),
  amount: fc.bigInt({ min: -10_000n, max: 10_000n }),
  counterparty: fc.constantFrom(null, own, '0xother'),
})
const ledger = fc.array(movement, { maxLength: 40 }).map((list): Movement[] =>
  // A wallet that is never in debt: every asset begins with plenty of it.
  [
    ...assets.map((asset) => ({
      ...{ id: `start:${asset}`, asset, block: 0, at: 0 },
      ...{ kind: 'native' as const, amount: 10n ** 6n, counterparty: null },
    })),
    ...list.map((entry) => ({ ...entry, at: entry.block * HOUR_MS })),
  ],
)
const price = fc.double({ min: 0.0001, max: 5_000, noNaN: true })
const series = fc
  .array(fc.tuple(fc.nat(19), price), { maxLength: 15 })
  .map((list): ClosingPrice[] => [...new Map(list).entries()].map(([slot, usd]) => ({ slot, usd })))

const hourly = fc
  .array(fc.tuple(fc.constantFrom(...assets), fc.integer({ min: 1, max: 480 }), price), { maxLength: 60 })
  .map((list): Hours => {
    const hours = new Map<AssetId, Map<number, number>>(assets.map((asset) => [asset, new Map()]))
    for (const [asset, hour, usd] of list) hours.get(asset)?.set(hour, usd)
    return hours
  })

test('the parts add up to the difference to the last unit, and the flows to the values of the movements, whichever prices are missing', () => {
  fc.assert(
    fc.property(
      ledger,
      fc.tuple(series, series, series),
      hourly,
      fc.nat(18),
      fc.integer({ min: 1, max: 19 }),
      (movements, [a, b, c], hours, start, length) => {
        const { walk, book, points } = build(movements, [
          ['1:native', a],
          ['1:0xaa', b],
          ['1:0xbb', c],
        ])
        const stretch = points.slice(start, start + length + 1)
        const [from, to] = [stretch[0], stretch.at(-1)]
        if (from === undefined || to === undefined) return
        const total = (point: typeof from) => point.rows.reduce((sum, { micros }) => sum + micros, 0n)
        const { byAsset: parts } = explainChange({
          ...{ points: stretch, walk, facts: () => facts, isDebt: () => false, own: new Set([own]) },
          prices: createPointPrices([{ points: stretch, book }]),
          movementPrices: pricesOf(book, hours),
        })
        const sum = [...parts.values()].reduce((all, one) => all + sumParts(one), 0n)
        expect(sum).toBe(total(to) - total(from))
        expect([...parts.values()].every(({ unexplained }) => unexplained === 0n)).toBe(true)

        const closes = new Map([a, b, c].map((list, index) => [assets[index], list]))
        const worthOf = ({ asset, at, amount }: Movement) => {
          const day = Math.floor(at / DAY_MS)
          const close = (closes.get(asset) ?? [])
            .filter(({ slot }) => slot <= day && slot >= day - 7)
            .sort((one, other) => other.slot - one.slot)[0]
          const usd = hours.get(asset)?.get(Math.floor(at / HOUR_MS)) ?? close?.usd
          return usd === undefined ? 0n : toMicros(amount, 2, usd)
        }
        const moved = movements.filter(({ at, kind }) => at > from.at && at <= to.at && kind !== 'gas')
        const flows = [...parts.values()].reduce((all, { received, sent }) => all + received + sent, 0n)
        expect(flows).toBe(moved.reduce((all, movement) => all + worthOf(movement), 0n))
      },
    ),
    { numRuns: 300 },
  )
})

test('what a chain pays by its recipe is a reward, and a whole stake that comes back is none', () => {
  const come = (day: number, amount: bigint, credit?: NonNullable<Movement['credit']>): Movement => ({
    ...{ id: `${day}:credit`, asset: '1:native', block: day * 24 + 1, at: day * DAY_MS + 1 },
    ...{ kind: 'native', amount, counterparty: null },
    ...(credit && { credit }),
  })
  const movements = [
    come(2, 100n),
    come(3, 7n, 'withdrawals'),
    come(4, 5n, 'block-rewards'),
    come(5, 3n, 'election-rewards'),
    // Bridged in by the chain: nobody earned it.
    come(7, 11n, 'state-sync'),
    come(8, 13n, 'deposits'),
  ]
  const { walk, book, points } = build(movements, [
    [
      '1:native',
      [
        { slot: 1, usd: 100 },
        { slot: 8, usd: 100 },
      ],
    ],
  ])
  const { byAsset } = explainChange({
    ...{ points: points.slice(1, 10), walk, facts: () => facts, isDebt: () => false, own: new Set() },
    prices: createPointPrices([{ points, book }]),
    movementPrices: pricesOf(book),
  })
  // A unit of two decimals at 100 dollars is a dollar.
  const parts = byAsset.get('1:native')
  expect(parts).toMatchObject({
    ...{ reward: 15_000_000n, received: 124_000_000n },
    ...{ price: 0n, interest: 0n, unexplained: 0n },
  })
  const stake = 32n * 10n ** 18n
  expect([stake - 1n, stake].map((amount) => isReward({ credit: 'withdrawals', amount }))).toEqual([
    true,
    false,
  ])
})

const arrive = (day: number, amount: bigint, fields: Partial<Movement> = {}): Movement => ({
  id: `${day}:${amount}`,
  asset: '1:0xaa',
  block: day * 24 + 1,
  at: day * DAY_MS + 1,
  kind: 'transfer',
  amount,
  counterparty: '0xother',
  ...fields,
})

function explain(
  movements: readonly Movement[],
  prices: readonly ClosingPrice[],
  from: number,
  to: number,
  hours?: Hours,
) {
  const { walk, book, points } = build(movements, [['1:0xaa', prices]])
  const stretch = points.slice(from, to + 1)
  const { byAsset } = explainChange({
    ...{ points: stretch, walk, facts: () => facts, isDebt: () => false, own: new Set([own]) },
    prices: createPointPrices([{ points: stretch, book }]),
    movementPrices: pricesOf(book, hours),
  })
  return byAsset.get('1:0xaa')
}

test('movements count at the price of their day, and the rest is the move of the price', () => {
  const prices = [1, 2, 3, 4].map((usd, index) => ({ slot: index + 1, usd }))
  // 10 held at 1; 5 arrive at 2; 3 leave at 3; 12 held at 4.
  const parts = explain([arrive(1, 1_000n), arrive(2, 500n), arrive(3, -300n)], prices, 1, 4)
  expect(parts).toMatchObject({ received: 10_000_000n, sent: -9_000_000n, gas: 0n, newlyPriced: 0n })
  // 10 × (2 − 1) + 15 × (3 − 2) + 12 × (4 − 3)
  expect(parts?.price).toBe(37_000_000n)
})

test('a movement counts at the price of its hour where that is known; the move of the price is what is left', () => {
  const prices = [1, 2, 3].map((usd, index) => ({ slot: index + 1, usd }))
  const hours: Hours = new Map([['1:0xaa', new Map([[48, 1.25]])]])
  const parts = explain([arrive(1, 1_000n), arrive(2, 500n), arrive(3, -300n)], prices, 1, 3, hours)
  // 5 arrive in the first hour of day 2, at 1.25 and not at its close of 2; 3 leave on day 3, whose hour is not known.
  expect(parts).toMatchObject({ received: 6_250_000n, sent: -9_000_000n })
  // 12 × 3 − 10 × 1 − 6.25 + 9
  expect(parts?.price).toBe(28_750_000n)
})

test('what came and went is the sum of what its movements were worth, of which none is rounded first', () => {
  const prices = [1, 2, 3, 4].map((slot) => ({ slot, usd: 1.0015 }))
  // 33.33 and 12.21 at 1.0015 are 33.379995 and 12.228315.
  const parts = explain(
    [arrive(1, 100_000n), arrive(2, 3_333n), arrive(2, 3_333n), arrive(3, -1_221n), arrive(3, -1_221n)],
    ...([prices, 1, 4] as const),
  )
  expect(parts).toMatchObject({ received: 66_759_990n, sent: -24_456_630n })
})

test('a token that gets its first price is told as such, and not as a gain', () => {
  const parts = explain(
    [arrive(1, 1_000n)],
    [
      { slot: 3, usd: 2 },
      { slot: 4, usd: 5 },
    ],
    2,
    4,
  )
  expect(parts).toMatchObject({ newlyPriced: 20_000_000n, price: 30_000_000n })
})

test('gas is a part of its own, and a move between own wallets is no transfer out', () => {
  const parts = explain(
    [arrive(1, 1_000n), arrive(2, -100n, { kind: 'gas' }), arrive(3, -200n, { counterparty: own })],
    [{ slot: 1, usd: 1 }],
    1,
    4,
  )
  expect(parts).toMatchObject({ gas: -1_000_000n, sent: 0n, received: -2_000_000n, price: 0n })
})

test('a missing price carries the last known one and says of which day it is', () => {
  const { points } = build([arrive(1, 1_000n)], [['1:0xaa', [{ slot: 1, usd: 3 }]]])
  expect(points[1]).toMatchObject({ provenance: 'reconstructed', rows: [{ priceOf: null }] })
  expect(points[9]).toMatchObject({
    provenance: 'carried',
    rows: [{ price: 3, priceOf: 1, micros: 30_000_000n }],
  })
})

test('only the days that changed are valued anew', () => {
  const movements = [arrive(1, 1_000n), arrive(8, 100n)]
  const days = Array.from({ length: 20 }, (_, day) => day)
  const value = (
    list: readonly Movement[],
    prices: ClosingPrice[],
    previous?: ReturnType<typeof valueWallet>,
  ) => {
    const balance = list.reduce((sum, { amount }) => sum + amount, 0n)
    const walk = walkBack({
      present: { at: endOf(20, 'day'), block: 10_000, balances: new Map([['1:0xaa' as AssetId, balance]]) },
      movements: list,
      complete: true,
    })
    return valueWallet({
      ...{
        walk,
        step: 'day' as const,
        slots: days,
        facts: () => facts,
        counts: () => true,
        recorded: new Map(),
        movementsFrom: 0,
      },
      book: createPriceBook([['1:0xaa', prices]]),
      previous: previous && new Map(previous.points.map((point) => [point.slot, point])),
    })
  }
  const prices = days.map((slot) => ({ slot, usd: slot + 1 }))
  const first = value(movements, prices)
  expect(first.recomputed).toBe(20)
  expect(value(movements, prices, first).recomputed).toBe(0)

  const later = value([...movements, arrive(15, 7n)], prices, first)
  expect(later.recomputed).toBe(5)
  const repriced = prices.map((entry) => (entry.slot === 12 ? { slot: 12, usd: 99 } : entry))
  expect(value(movements, repriced, first).recomputed).toBe(1)
  expect(toMicros(1_107n, 2, 16)).toBe(later.points[15]?.rows[0]?.micros)
})
