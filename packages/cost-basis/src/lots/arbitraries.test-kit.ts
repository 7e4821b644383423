import fc from 'fast-check'
import type { Acquisition, Disposal, MatchLotsInput } from './match-types.ts'

const firstDay = Date.UTC(2023, 10, 1)
const isoDay = (offset: number): string => new Date(firstDay + offset * 86_400_000).toISOString().slice(0, 10)

const event = fc.record({
  // Close together, so that many fall on one day, in one window of thirty days, and on both sides of a year's end.
  day: fc.nat(120).map(isoDay),
  quantity: fc.integer({ min: 1, max: 9 }).map(String),
  money: fc.integer({ min: 0, max: 500 }).map(String),
})

/** Some purchases and some sales of whole units in four months, sales of more than is held among them. */
export const ledgers: fc.Arbitrary<Omit<MatchLotsInput, 'method'>> = fc
  .tuple(fc.array(event, { minLength: 1, maxLength: 8 }), fc.array(event, { maxLength: 6 }))
  .map(([bought, sold]) => ({
    acquisitions: bought.map(
      ({ day, quantity, money }, k): Acquisition => ({ id: `a${k}`, date: day, quantity, cost: money }),
    ),
    disposals: sold.map(
      ({ day, quantity, money }, k): Disposal => ({ id: `d${k}`, date: day, quantity, proceeds: money }),
    ),
  }))
