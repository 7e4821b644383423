import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postOfficeRecurringDeposit, recurringDepositRetained } from './post-office-recurring-deposit.ts'
import { growthOfDeposits, recurringDeposit } from './recurring-deposit.ts'

describe('recurringDeposit', () => {
  // By the sum of powers in decimals of 50 digits.
  it.each([
    [1, 357_992.0474],
    [2, 359_092.9418],
    [4, 359_663.9544],
    [12, 360_052.6345],
  ] as const)('pays for 5,000 a month at 7 %% compounded %s times a year', (compoundingPerYear, maturity) => {
    const plan = { monthlyDeposit: 5000, annualRatePercent: 7, months: 60, compoundingPerYear }
    expect(recurringDeposit(plan).maturity).toBeCloseTo(maturity, 3)
    expect(recurringDeposit(plan).totalInterest).toBeCloseTo(maturity - 300_000, 3)
  })
  it('agrees with the banks’ closed form P((1+i)^(n/3) − 1)/(1 − (1+i)^(−1/3))', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e7 }),
        fc.double({ min: 1, max: 20, noNaN: true }),
        fc.integer({ min: 1, max: 240 }),
        (monthlyDeposit, annualRatePercent, months) => {
          const growth = 1 + annualRatePercent / 400
          const closed = (monthlyDeposit * (growth ** (months / 3) - 1)) / (1 - growth ** (-1 / 3))
          const { maturity } = recurringDeposit({ monthlyDeposit, annualRatePercent, months })
          expect(Math.abs(maturity - closed)).toBeLessThan(1e-10 * closed)
        },
      ),
    )
  })
  it('refuses how no bank compounds', () => {
    const plan = { monthlyDeposit: 1, annualRatePercent: 1, months: 1, compoundingPerYear: 3 as never }
    expect(() => recurringDeposit(plan)).toThrow('compoundingPerYear must be one of 1, 2, 4, 12.')
  })
})

describe('the post office’s recurring deposit', () => {
  // Rupees by the value of an account of 100 to the paisa, and beside them by the formula rounded once.
  it.each([
    [100, 6.2, 7043, 7043],
    [10_000, 6.2, 704_327, 704_327],
    [5000, 6.7, 356_829, 356_829],
    [70_000, 6.7, 4_995_606, 4_995_608],
    [80_000, 5.8, 5_575_736, 5_575_738],
    [100_000, 7.2, 7_231_380, 7_231_375],
  ])(
    'is in proportion to an account of 100 to the paisa: %s a month at %s %%',
    (monthlyDeposit, annualRatePercent, maturity, once) => {
      const account = { monthlyDeposit, annualRatePercent, months: 60 }
      expect(postOfficeRecurringDeposit(account)).toEqual({
        maturity,
        totalInterest: maturity - 60 * monthlyDeposit,
      })
      expect(Math.round(recurringDeposit(account).maturity)).toBe(once)
    },
  )
  // G.S.R. 918(E), tables 2 and 2.1 of paragraph 12 as amended: rupees for an account of 100.
  it.each([
    [7.2, 12, 1247.55],
    [7.2, 36, 4026.32],
    [7.2, 60, 7231.38],
    [5.8, 12, 1238.19],
    [5.8, 36, 3939.09],
    [5.8, 41, 4542.01],
  ])('has grown at %s %% after %s deposits as the gazette prints', (rate, deposits, printed) => {
    expect(100 * growthOfDeposits(rate, deposits, 4)).toBeCloseTo(printed, 2)
  })
  // G.S.R. 918(E), paragraph 11, tables 2 (7.2 %) and 2.1 (5.8 %). For five years at 7.2 % the copy that was read prints
  // 10331.8, a paisa less than the growth that gives the nine others: 10331.8114. No rounding on the way gives all ten,
  // tried in decimals of 40 digits with the value, the growth of a quarter, of a year and of the whole time rounded.
  it.each([
    [7.2, [7766.26, 8340.71, 8957.65, 9620.23, 10_331.81]],
    [5.8, [7382.79, 7820.4, 8283.94, 8774.96, 9295.09]],
  ])('kept without deposits at %s %%, grows as the gazette prints', (annualRatePercent, printed) => {
    const kept = printed.map(
      (_, k) =>
        recurringDepositRetained({ monthlyDeposit: 100, annualRatePercent, retainedYears: k + 1 }).amount,
    )
    expect(kept).toEqual(printed)
    const larger = { monthlyDeposit: 1000, annualRatePercent, retainedYears: 1 }
    expect(recurringDepositRetained(larger).amount).toBeCloseTo((printed[0] ?? 0) * 10, 6)
  })
  it('refuses to be kept for longer than five years', () => {
    const account = { monthlyDeposit: 100, annualRatePercent: 5.8, retainedYears: 6 }
    expect(() => recurringDepositRetained(account)).toThrow(
      'retainedYears must be a whole number from 0 to 5.',
    )
  })
})
