import { type AssetId, DAY_MS, sumSteps } from '@pkg/api-contract'
import type { ClosingPrice } from '@pkg/chain-client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addParts, type ExplainedChange, explainChange, noParts, sumParts } from './explain-change.ts'
import { toLine, usd } from './line.test-kit.ts'
import { markTrades } from './mark-trades.ts'
import type { Movement } from './movement.ts'
import { createMovementPrices } from './movement-prices.ts'
import { withOwedPrices } from './owed-prices.ts'
import { createPointPrices } from './point-prices.ts'
import { createPriceBook } from './price-book.ts'
import { valueWallet } from './value-wallet.ts'
import { walkBack } from './walk-back.ts'
import type { AssetFacts } from './wallet-point.ts'

const DAYS = 5
const facts: AssetFacts = { symbol: 'X', name: null, decimals: 2, logo: null, spam: false }
const [ether, dollar, other]: AssetId[] = ['1:native', '1:0xaa', '1:0xbb'] as const
if (ether === undefined || dollar === undefined || other === undefined) throw new Error('three assets')

const move = (
  hash: string,
  asset: AssetId,
  units: number,
  day: number,
  counterparty = '0xpool',
): Movement => ({
  ...{ id: `${hash}:${asset}${units}`, asset, block: day + 1, at: day * DAY_MS + 1, kind: 'transfer' },
  ...{ amount: BigInt(Math.round(units * 100)), counterparty },
})

type Prices = readonly (readonly [AssetId, readonly number[]])[]

/** Explains the wallets together; their addresses are `0xwallet0`, `0xwallet1`, … */
function explain(
  wallets: readonly (readonly Movement[])[],
  prices: Prices,
  isDebt: (asset: AssetId) => boolean = () => false,
): ExplainedChange[] {
  const closes = createPriceBook(
    prices.map(([asset, list]) => [asset, list.map((price, slot): ClosingPrice => ({ slot, usd: price }))]),
  )
  const book = withOwedPrices(closes, isDebt)
  const views = wallets.map((movements) => {
    const balances = new Map<AssetId, bigint>()
    for (const { asset, amount } of movements) balances.set(asset, (balances.get(asset) ?? 0n) + amount)
    const walk = walkBack({
      present: { at: DAYS * DAY_MS, block: 10_000, balances },
      movements,
      complete: true,
    })
    const slots = Array.from({ length: DAYS }, (_, day) => day)
    const valued = valueWallet({
      ...{
        walk,
        slots,
        book,
        step: 'day',
        facts: () => facts,
        counts: () => true,
        recorded: new Map(),
        movementsFrom: 0,
      },
    })
    return { walk, book, points: valued.points }
  })
  const pointPrices = createPointPrices(views)
  const own = new Set(views.map((_, index) => `0xwallet${index}`))
  const movementPrices = createMovementPrices({
    ...{ hours: new Map(), days: book, present: () => null, counts: () => true, now: 2 * DAYS * DAY_MS },
  })
  return views.map((view) =>
    explainChange({ ...view, prices: pointPrices, movementPrices, facts: () => facts, isDebt, own }),
  )
}

const toTotal = (explained: readonly ExplainedChange[]) => {
  const total = noParts()
  for (const { byAsset } of explained) for (const parts of byAsset.values()) addParts(total, parts)
  return total
}

function link(values: readonly number[], explained: readonly ExplainedChange[]) {
  const events = explained.flatMap((change) => change.events)
  return sumSteps(toLine(values.map(usd), events))
}

const flat: Prices = [
  [ether, [3_000, 3_000, 3_000, 3_000, 3_000]],
  [dollar, [1, 1, 1, 1, 1]],
]

test('what a swap costs is a loss and no flow: 1 ETH at 3,000 for 2,950 dollars', () => {
  const swap = [move('0x1', ether, 2, 0), move('0x2', ether, -1, 2), move('0x2', dollar, 2_950, 2)]
  const trades = markTrades(explain([swap], flat))
  const total = toTotal(trades)
  expect(total).toMatchObject({ received: usd(3_000), sent: usd(-3_000), traded: usd(-50), price: 0n })
  // The result belongs to what was bought.
  expect(trades[0]?.byAsset.get(dollar)).toMatchObject({ received: usd(3_000), traded: usd(-50), price: 0n })
  expect(trades[0]?.byAsset.get(ether)).toMatchObject({ sent: usd(-3_000), traded: 0n, price: 0n })
  const sum = link([6_000, 6_000, 5_950, 5_950, 5_950], trades)
  expect(sum).toMatchObject({ netFlows: 0n, gain: usd(-50), newlyPriced: 0n })
  expect(sum.timeWeightedReturn).toBeCloseTo(-50 / 6_000, 12)
})

test('the return over a swap is that of the money: 3,000 become 2,950 while the coin goes on to 3,300', () => {
  const prices: Prices = [
    [ether, [3_000, 3_000, 3_300, 3_300, 3_300]],
    [dollar, [1, 1, 1, 1, 1]],
  ]
  const swap = [move('0x1', ether, 1, 0), move('0x2', ether, -1, 2), move('0x2', dollar, 2_950, 2)]
  const sum = link([3_000, 3_000, 2_950, 2_950, 2_950], markTrades(explain([swap], prices)))
  expect(sum).toMatchObject({ netFlows: 0n, gain: usd(-50) })
  expect(sum.timeWeightedReturn).toBeCloseTo(2_950 / 3_000 - 1, 12)
})

test('what is paid out of one wallet and received by another is a trade of both, and a flow of each', () => {
  const payer = [move('0x1', ether, 1, 0), move('0x2', ether, -1, 2)]
  const receiver = [move('0x2', dollar, 2_950, 2)]
  const both = explain([payer, receiver], flat)
  expect(toTotal(markTrades(both))).toMatchObject({
    traded: usd(-50),
    sent: usd(-3_000),
    received: usd(3_000),
  })
  expect(toTotal(markTrades(both.slice(0, 1)))).toMatchObject({ traded: 0n, sent: usd(-3_000) })
  expect(toTotal(markTrades(both.slice(1)))).toMatchObject({ traded: 0n, received: usd(2_950) })
})

test.each([
  ['two transactions', [move('0x2', ether, -1, 2), move('0x3', dollar, 2_950, 2)]],
  ['change that comes back', [move('0x2', ether, -1, 2), move('0x2', ether, 0.4, 2)]],
  ['a deposit that pays out a small reward', [move('0x2', ether, -1, 2), move('0x2', dollar, 20, 2)]],
  [
    'a leg without a price',
    [move('0x2', ether, -1, 2), move('0x2', dollar, 2_000, 2), move('0x2', other, 5, 2)],
  ],
  [
    'a move between own wallets beside a payment',
    [move('0x2', ether, -1, 2), move('0x2', dollar, 2_950, 2, '0xwallet0')],
  ],
])('no trade: %s', (_, movements) => {
  const explained = explain([[move('0x1', ether, 2, 0), ...movements]], flat)
  expect(markTrades(explained)).toEqual(explained)
})

test('parts add up to the same change as before, asset by asset, whatever is exchanged for whatever', () => {
  const legs = fc.array(
    fc.record({
      hash: fc.constantFrom('0x2', '0x3', '0x4'),
      asset: fc.constantFrom(ether, dollar, other),
      units: fc.integer({ min: -500, max: 500 }),
    }),
    { maxLength: 12 },
  )
  const price = fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { minLength: DAYS, maxLength: DAYS })
  let trades = 0
  fc.assert(
    fc.property(legs, price, price, price, (list, a, b, c) => {
      const start = [ether, dollar, other].map((asset) => move('0x1', asset, 10_000, 0))
      const days = { '0x2': 1, '0x3': 2, '0x4': 3 } as const
      const exchange = [
        { hash: '0x2', asset: ether, units: -3_000 },
        { hash: '0x2', asset: dollar, units: 3_000 },
      ]
      const movements = [...exchange, ...list].map(({ hash, asset, units }, index) => ({
        ...move(hash, asset, units, days[hash as keyof typeof days]),
        id: `${hash}:${index}`,
      }))
      const before = explain(
        [[...start, ...movements]],
        [
          [ether, a],
          [dollar, b],
          [other, c],
        ],
      )
      const after = markTrades(before)
      for (const [asset, parts] of before[0]?.byAsset ?? []) {
        const told = after[0]?.byAsset.get(asset)
        expect(told && sumParts(told)).toBe(sumParts(parts))
        expect(told?.price).toBe(parts.price)
        expect(told?.sent).toBe(parts.sent)
      }
      const total = toTotal(after)
      const kept = toTotal(before)
      expect(total.received + total.traded).toBe(kept.received)
      if (total.traded !== 0n) trades += 1
      const events = after.flatMap((change) => change.events)
      const sumOf = (kind: string) =>
        events.filter((event) => event.kind === kind).reduce((sum, { micros }) => sum + micros, 0n)
      expect(sumOf('received')).toBe(total.received)
      expect(sumOf('traded')).toBe(total.traded)
    }),
  )
  expect(trades).toBeGreaterThan(0)
})

test('a debt is borrowed and repaid, what came with it is received, and what a repayment cost beyond it is a loss', () => {
  const owes = (asset: AssetId) => asset === other
  const prices: Prices = [...flat, [other, [1, 1, 1, 1, 1]]]
  // 1,000 dollars are borrowed; then 0.1 ether at 3,000, worth 300, pay 290 of them back.
  const loan = [move('0x2', dollar, 1_000, 1), move('0x2', other, 1_000, 1)]
  const payment = [move('0x3', ether, -0.1, 2), move('0x3', other, -290, 2)]
  const explained = markTrades(explain([[move('0x1', ether, 1, 0), ...loan, ...payment]], prices, owes))
  const byAsset = explained[0]?.byAsset
  expect(byAsset?.get(dollar)).toMatchObject({ received: usd(1_000), borrowed: 0n })
  expect(byAsset?.get(other)).toMatchObject({
    ...{ received: 0n, sent: 0n, borrowed: usd(-1_000), repaid: usd(300), traded: usd(-10), price: 0n },
  })
  expect(byAsset?.get(ether)).toMatchObject({ sent: usd(-300), traded: 0n })
  // Every flow is an event too, so that a return leaves them out: -10 of 3,000.
  const { netFlows, gain } = link([3_000, 3_000, 2_990, 2_990, 2_990], explained)
  expect([netFlows, gain]).toEqual([0n, usd(-10)])
})
