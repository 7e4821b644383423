import { type AssetId, DAY_MS, microsToUsd } from '@pkg/api-contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combinePoints } from './combine-points.ts'
import { explainChange, sumParts } from './explain-change.ts'
import { linkSteps } from './link-steps.ts'
import type { Movement } from './movement.ts'
import { createMovementPrices } from './movement-prices.ts'
import { createPointPrices } from './point-prices.ts'
import { createPriceBook } from './price-book.ts'
import { valueWallet } from './value-wallet.ts'
import { walkBack } from './walk-back.ts'

const FIRST = 20_000
const DAYS = 12
const assets: AssetId[] = ['1:native', '1:0xaa']
const HUGE = 10n ** 60n

/** Movements as no honest source would send them: twice, out of order, from the future, of absurd sizes. */
const movement = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  asset: fc.constantFrom(...assets),
  block: fc.integer({ min: 0, max: 50 }),
  at: fc.oneof(
    fc.integer({ min: FIRST * DAY_MS, max: (FIRST + DAYS) * DAY_MS }),
    fc.constantFrom(0, 1e15, Number.MAX_SAFE_INTEGER),
  ),
  kind: fc.constantFrom('transfer' as const, 'native' as const, 'internal' as const, 'gas' as const),
  amount: fc.oneof(fc.bigInt({ min: -HUGE, max: HUGE }), fc.constantFrom(1n, -1n, HUGE, -HUGE)),
  counterparty: fc.constantFrom(null, '0xown', '0xother'),
})
const balances = fc.record({
  native: fc.oneof(fc.constantFrom(0n, HUGE), fc.bigInt({ min: 0n, max: HUGE })),
  token: fc.oneof(fc.constantFrom(0n, HUGE), fc.bigInt({ min: 0n, max: HUGE })),
})
const price = fc.oneof(
  fc.double({ min: 1e-18, max: 1e6, noNaN: true }),
  fc.constantFrom(Number.MIN_VALUE, 1e300, Number.MAX_VALUE),
)
const prices = fc.array(fc.record({ slot: fc.integer({ min: FIRST - 3, max: FIRST + DAYS }), usd: price }))
const decimals = fc.constantFrom(0, 6, 18, 77, 255, null)
const waypoint = fc.record({ day: fc.nat(DAYS - 1), balance: fc.bigInt({ min: 0n, max: HUGE }) })

test('whatever sources say, no balance is negative, every value is a number, and every change adds up', () => {
  fc.assert(
    fc.property(
      fc.array(movement, { maxLength: 30 }),
      balances,
      prices,
      decimals,
      fc.array(waypoint, { maxLength: 3 }),
      fc.boolean(),
      (movements, held, series, places, recorded, complete) => {
        const list = [...movements, ...movements.slice(0, 3)] satisfies Movement[]
        const walk = walkBack({
          present: {
            at: (FIRST + DAYS) * DAY_MS,
            block: 40,
            balances: new Map([
              ['1:native', held.native],
              ['1:0xaa', held.token],
            ]),
          },
          movements: list,
          waypoints: recorded.map(({ day, balance }) => ({
            ...{ at: (FIRST + day) * DAY_MS + 5, block: null },
            balances: new Map([['1:0xaa' as const, balance]]),
          })),
          complete,
        })
        const book = createPriceBook([['1:0xaa', series]])
        const facts = () => ({ symbol: null, name: null, decimals: places, logo: null, spam: false })
        const { points } = valueWallet({
          ...{ walk, book, facts, recorded: new Map(), movementsFrom: FIRST, step: 'day' },
          counts: () => true,
          slots: Array.from({ length: DAYS }, (_, index) => FIRST + index),
        })
        expect(points).toHaveLength(DAYS)
        for (const point of points) {
          for (const { balance, micros } of point.rows) {
            expect(balance > 0n && micros >= 0n).toBe(true)
          }
          const sum = combinePoints([{ point, isUntrusted: () => false }])?.micros ?? 0n
          expect(Number.isFinite(microsToUsd(sum))).toBe(true)
          expect(microsToUsd(sum)).toBeLessThanOrEqual(2e13)
        }
        const [from, to] = [points[0], points.at(-1)]
        if (from === undefined || to === undefined) throw new Error('no points')
        const prices = createPointPrices([{ points, book }])
        const movementPrices = createMovementPrices({
          ...{
            hours: new Map(),
            days: book,
            present: () => null,
            counts: () => true,
            now: (FIRST + DAYS) * DAY_MS,
          },
        })
        const explained = explainChange({
          ...{ points, walk, prices, movementPrices, facts, own: new Set(['0xown']), isDebt: () => false },
        })
        const parts = [...explained.byAsset]
        const worth = (point: typeof from) => point.rows.reduce((sum, { micros }) => sum + micros, 0n)
        const steps = linkSteps(points.map(worth), explained.events, () => true)
        for (const { timeWeightedReturn } of steps) {
          expect(timeWeightedReturn === null || timeWeightedReturn >= -1).toBe(true)
        }
        expect(parts.reduce((sum, [, kinds]) => sum + sumParts(kinds), 0n)).toBe(worth(to) - worth(from))
      },
    ),
    { numRuns: 300 },
  )
})
