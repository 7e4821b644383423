import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { historicalBacktest } from './historical-backtest.ts'
import { usEquityPercent, usFirstYear, usInflationPercent, usLongRatePercent } from './us-shiller-yearly.ts'

const plan = { startBalance: 1_000_000, annualSpending: 40_000, years: 30, equityPercent: 75 }

it('has every year from 1871 to 2022 of each series', () => {
  expect(usFirstYear + usEquityPercent.length - 1).toBe(2022)
  expect(usLongRatePercent).toHaveLength(usEquityPercent.length)
  expect(usInflationPercent).toHaveLength(usEquityPercent.length)
  // The worst and the best year of shares, the years of the highest rate and of the highest inflation.
  expect(usFirstYear + usEquityPercent.indexOf(Math.min(...usEquityPercent))).toBe(1931)
  expect(usFirstYear + usEquityPercent.indexOf(Math.max(...usEquityPercent))).toBe(1933)
  expect(usFirstYear + usLongRatePercent.indexOf(Math.max(...usLongRatePercent))).toBe(1982)
  expect(usFirstYear + usInflationPercent.indexOf(Math.max(...usInflationPercent))).toBe(1879)
})

it('knows 1966 as the worst year to retire with 4 %, and as the only one that failed', () => {
  const { cycles, successes, firstFailure, outcomes } = historicalBacktest(plan)
  expect([cycles, successes, firstFailure]).toEqual([123, 122, 1966])
  expect(outcomes.filter(({ failedIn }) => failedIn !== null)).toEqual([
    { startYear: 1966, endBalance: 0, realEndBalance: 0, failedIn: 1994 },
  ])
})

// Computed in Python, year by year.
it.each([
  [{ annualSpending: 35_000, years: 40 }, 113, 113, null, 7_568_969.002863, 2_745_544.200388],
  [{}, 123, 122, 1966, 3_619_942.619534, 1_849_721.590226],
  [{ feePercent: 0.5, rebalancing: 'never' }, 123, 117, 1906, 2_768_499.334643, 1_558_632.444147],
  [
    { annualSpending: 60_000, equityPercent: 60, spending: 'constant, taken at the start of the year' },
    ...[123, 116, 1881, 2_390_075.345266, 925_971.712343],
  ],
  [{ annualSpending: 50_000, equityPercent: 100 }, 123, 97, 1902, 3_110_980.295239, 1_988_151.67166],
] as [object, number, number, number | null, number, number][])(
  'of %j comes through %s starting years %s times',
  (change, cycles, successes, firstFailure, median, real) => {
    const found = historicalBacktest({ ...plan, ...change })
    expect(found).toMatchObject({ cycles, successes, firstFailure })
    expect(found.medianEndBalance).toBeCloseTo(median, 3)
    expect(found.medianRealEndBalance).toBeCloseTo(real, 3)
  },
)

it('takes the middle of an even number of ends, and the last year alone', () => {
  const two = historicalBacktest({ ...plan, years: 151 })
  expect(two.cycles).toBe(2)
  const [first, second] = two.outcomes.map(({ endBalance }) => endBalance) as [number, number]
  expect(two.medianEndBalance).toBeCloseTo((first + second) / 2, 6)
  const all = historicalBacktest({ ...plan, years: 1, annualSpending: 0, equityPercent: 100 })
  expect(all.outcomes.at(-1)?.endBalance).toBeCloseTo(1_000_000 * (1 - 0.120739), 4)
})

it('fails no more often with less spending, and a balance spent to nothing in the last year has held', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1000, max: 200_000 }),
      (years, equityPercent, annualSpending) => {
        const some = { ...plan, years, equityPercent, annualSpending }
        const { successes, outcomes } = historicalBacktest(some)
        expect(
          historicalBacktest({ ...some, annualSpending: annualSpending * 0.9 }).successes,
        ).toBeGreaterThanOrEqual(successes)
        for (const { endBalance } of outcomes) expect(endBalance).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 30 },
  )
  const spent = historicalBacktest({ ...plan, annualSpending: 1_000_000, years: 1 })
  expect(spent.successes).toBe(spent.cycles)
  expect(spent.medianEndBalance).toBe(0)
})
