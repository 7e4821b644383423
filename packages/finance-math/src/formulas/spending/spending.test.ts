import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guytonKlingerSpending } from './guyton-klinger-spending.ts'
import { percentOfPortfolioSpending } from './percent-of-portfolio-spending.ts'
import { variableSpending } from './variable-spending.ts'
import { vpwSpending } from './vpw-spending.ts'

// The figures are those of cFIREsim's own tests (boknows/cFIREsim-open, Apache-2.0).

describe('vpwSpending', () => {
  it.each([
    [1_000_000, 3.515322, 35, 0, 48_405],
    [612_891, 3.515322, 26, 0, 35_114],
    [417_029, 3.515322, 1, 0, 417_029],
    [100_000, 1, 30, -200_000, -1856],
    [100_000, 1, 30, -50_000, 2413],
    [100_000, 1, 30, 0, 3836],
    [100_000, 1, 30, 50_000, 5260],
    [100_000, 1, 250, 0, 1080],
    [100_000, 5, 30, 0, 6195],
  ])(
    'takes of %s at %s %% over %s years with %s at their end',
    (balance, ratePercent, yearsLeft, futureValue, spending) => {
      expect(Math.round(vpwSpending({ balance, ratePercent, yearsLeft, futureValue }).spending + 1e-9)).toBe(
        spending,
      )
    },
  )
  it('uses the portfolio up exactly, year after year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: -5, max: 15, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        (start, ratePercent, years) => {
          let balance = start
          for (let yearsLeft = years; yearsLeft > 0; yearsLeft--) {
            balance -= vpwSpending({ balance: Math.max(0, balance), ratePercent, yearsLeft }).spending
            balance *= 1 + ratePercent / 100
          }
          expect(Math.abs(balance)).toBeLessThan(1e-6 * start)
        },
      ),
    )
  })
  it('says so beyond the largest double', () => {
    const plan = { balance: 1e308, ratePercent: -99.9, yearsLeft: 1000, futureValue: 1e308 }
    expect(() => vpwSpending(plan)).toThrow(
      expect.objectContaining({ code: 'NO_SOLUTION', argument: 'ratePercent' }),
    )
  })
})

describe('percentOfPortfolioSpending', () => {
  const plan = { initialBalance: 1_000_000, percent: 4, cumulativeInflation: 1 }
  it.each([
    [1_100_000, null, null, 1, 44_000],
    [900_000, 3.8, null, 1, 38_000],
    [900_000, 3.8, null, 1.1, 41_800],
    [2_000_000, null, 6, 1.1, 66_000],
    [2_000_000, null, 6, 1.5, 80_000],
  ])(
    'takes its share of %s between %s and %s %% of the first, prices at %s',
    (balance, floorPercentOfInitial, ceilingPercentOfInitial, cumulativeInflation, spending) => {
      const bounds = { floorPercentOfInitial, ceilingPercentOfInitial }
      expect(
        percentOfPortfolioSpending({ ...plan, ...bounds, balance, cumulativeInflation }).spending,
      ).toBeCloseTo(spending, 6)
    },
  )
  it('takes prices as they were unless told otherwise', () => {
    const { cumulativeInflation: _, ...rest } = plan
    expect(percentOfPortfolioSpending({ ...rest, balance: 1e5, floorPercentOfInitial: 1 }).spending).toBe(1e4)
  })
})

describe('variableSpending', () => {
  const plan = { initialBalance: 1_000_000, initialSpending: 40_000, zValue: 0.5 }
  it.each([
    [900_000, 1.05, 39_000],
    [1_000_000, 1.05, 41_000],
    [1_100_000, 1, 42_000],
  ])(
    'follows a portfolio of %s at prices of %s half of the way',
    (balance, cumulativeInflation, spending) => {
      expect(variableSpending({ ...plan, balance, cumulativeInflation }).spending).toBeCloseTo(spending, 6)
    },
  )
  it('is constant in real terms for z = 0, a constant share for z = 1, and never below 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e8 }),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        (balance, cumulativeInflation) => {
          const now = { ...plan, balance, cumulativeInflation }
          const constant = variableSpending({ ...now, zValue: 0 }).spending
          expect(constant).toBeCloseTo(40_000 * cumulativeInflation, 6)
          expect(variableSpending({ ...now, zValue: 1 }).spending).toBeCloseTo(0.04 * balance, 6)
          expect(variableSpending({ ...now, zValue: 5 }).spending).toBeGreaterThanOrEqual(0)
        },
      ),
    )
    expect(variableSpending({ ...plan, balance: 100_000, zValue: 5 }).spending).toBe(0)
  })
})

describe('guytonKlingerSpending', () => {
  const rails = { exceedsPercent: 20, cutPercent: 10, fallPercent: 20, raisePercent: 10 }
  const plan = { ...rails, initialBalance: 1_000_000, initialSpending: 40_000, previousSpending: 40_000 }
  it.each([
    ['follows prices while the portfolio stays', 1_000_000, 29, 44_000],
    ['follows them inside the upper rail', 900_000, 29, 44_000],
    ['and on it', 833_334, 29, 44_000],
    ['is cut above it', 800_000, 29, 39_600],
    ['but not with fifteen years left', 800_000, 15, 44_000],
    ['and still with sixteen', 800_000, 16, 39_600],
    ['follows prices on the lower rail', 1_250_000, 29, 44_000],
    ['is raised below it', 1_300_000, 29, 48_400],
    ['is raised below it in the last years too', 1_300_000, 3, 48_400],
    ['is cut where nothing is left', 0, 29, 39_600],
  ])('%s', (_title, balance, yearsLeft, spending) => {
    expect(guytonKlingerSpending({ ...plan, balance, inflationPercent: 10, yearsLeft }).spending).toBeCloseTo(
      spending,
      6,
    )
  })
})
