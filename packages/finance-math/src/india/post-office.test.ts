import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kvpMonths, kvpPrematureValue } from './kvp.ts'
import { nsc, nscYearInterest } from './nsc.ts'
import { postOfficeMonthlyIncome } from './post-office-monthly-income.ts'
import { postOfficeTimeDeposit } from './post-office-time-deposit.ts'
import { kvpTerms } from './rules/certificate-rules.ts'
import { scss } from './scss.ts'

const rate = fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100)

describe('nsc', () => {
  // In decimals: 1,000 × (1 + r)^5 to the paisa, in proportion, to the rupee.
  it.each([
    [1000, 6.8, 1389, 301.02],
    [100_000, 6.8, 138_949, 30_102],
    [12_300, 7.7, 17_823, 4248.79],
    // The formula rounded once would give 1,44,90,338.
    [10_000_000, 7.7, 14_490_300, 3_454_300],
  ])('of %s at %s %% pays %s, in proportion to 1,000 to the paisa', (principal, r, maturity, deemed) => {
    expect(nsc({ principal, annualRatePercent: r })).toEqual({
      maturity,
      totalInterest: maturity - principal,
      interestDeemedReinvested: deemed,
    })
  })
  it('accrues each year what the tables print for 1,000 rupees at 6.8 %', () => {
    const years = [1, 2, 3, 4, 5]
    const printed = [68, 72.62, 77.56, 82.84, 88.47]
    const accrued = (principal: number) =>
      years.map((year) => nscYearInterest({ principal, annualRatePercent: 6.8, year }).interest)
    expect(accrued(1000)).toEqual(printed)
    expect(accrued(100_000)).toEqual([6800, 7262, 7756, 8284, 8847])
  })
  it('counts all but the last year’s interest as invested again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        rate,
        fc.integer({ min: 1, max: 10 }),
        (thousands, annualRatePercent, years) => {
          const certificate = { principal: thousands * 1000, annualRatePercent, years }
          const { totalInterest, interestDeemedReinvested } = nsc(certificate)
          const { interest } = nscYearInterest({ ...certificate, year: years })
          // Both are in proportion to 1,000, whose years are each to the paisa: half a paisa and a rupee apart at most.
          const dust = 0.005 * (years + 1) * thousands + 1
          expect(Math.abs(totalInterest - interest - interestDeemedReinvested)).toBeLessThanOrEqual(dust)
        },
      ),
    )
  })
})

describe('kvpMonths', () => {
  it.each([
    ['2014-09-23', 8.7, 100],
    ['2015-01-10', 8.7, 100],
    ['2016-09-30', 7.8, 110],
    ['2020-03-31', 7.6, 113],
    ['2020-04-01', 6.9, 124],
    ['2022-12-31', 7, 123],
    ['2023-02-14', 7.2, 120],
    ['2026-11-23', 7.5, 115],
  ])('are those notified for %s: %s %%, %s', (openedOn, annualRatePercent, months) => {
    expect(kvpMonths({ openedOn })).toEqual({ annualRatePercent, months, rateAssumed: false })
  })
  it('say that they are assumed after the last notification that was seen', () => {
    const dayAfter = new Date(Date.parse(kvpTerms.knownUntil) + 864e5)
    expect(kvpMonths({ openedOn: kvpTerms.knownUntil }).rateAssumed).toBe(false)
    expect(kvpMonths({ openedOn: dayAfter })).toEqual({
      annualRatePercent: 7.5,
      months: 115,
      rateAssumed: true,
    })
  })
  it('follow from the rate by no one rounding: down for 6.9 %, up for 7 %', () => {
    const doubling = (r: number) => (12 * Math.log(2)) / Math.log(1 + r / 100)
    const rounds = kvpTerms.steps.map(([, { annualRatePercent, months }]) =>
      Math.sign(months - doubling(annualRatePercent)),
    )
    expect(new Set(rounds)).toEqual(new Set([-1, 1]))
    expect(doubling(6.9)).toBeGreaterThan(124.5)
    expect(doubling(7)).toBeLessThan(123)
  })
  it('refuse a day before the scheme', () => {
    expect(() => kvpMonths({ openedOn: '2014-09-22' })).toThrow(
      /^openedOn must be a day from 2014-09-23 on, when the Kisan Vikas Patra of 2014 began \(/,
    )
  })
})

describe('kvpPrematureValue', () => {
  it.each([
    [1000, 6.9, 5, 1154],
    [1000, 6.9, 6, 1188],
    [1000, 6.9, 7, 1222],
    [1000, 6.9, 10, 1332],
    [1000, 6.9, 20, 1774],
    [1000, 7.6, 5, 1173],
    [1000, 7.6, 18, 1778],
    [10_000, 7.5, 19, 18_190],
  ])(
    'of %s at %s %% after %s half-years is %s',
    (principal, annualRatePercent, completedHalfYears, amount) => {
      expect(kvpPrematureValue({ principal, annualRatePercent, completedHalfYears })).toEqual({ amount })
    },
  )
  // KVP Rules, 2014, rule 17(3), as notified on 23 September 2014; no rate below its own 8.7 % gives these.
  const of2014 = [1201, 1246, 1293, 1341, 1391, 1443, 1497, 1553, 1611, 1671, 1733, 1798]
  it.each(of2014.map((amount, place) => [place + 5, amount]))(
    'of 1000 at 8.7 percent after %s half-years is the %s that was notified in 2014',
    (completedHalfYears, amount) => {
      const certificate = { principal: 1000, annualRatePercent: 8.7, completedHalfYears }
      expect(kvpPrematureValue(certificate)).toEqual({ amount })
    },
  )
  it.each([
    // "For a denomination of Rs. 1,000, and at a proportionate rate for any other": 1332 × P / 1000.
    [10_000, 6.9, 10, 13_320],
    [50_000, 6.9, 10, 66_600],
    [100_000, 6.9, 10, 133_200],
    [1_000_000, 6.9, 10, 1_332_000],
    [100_000, 8.7, 10, 144_300],
    // 1173 × 1.1 = 1290.3
    [1100, 7.6, 5, 1290],
  ])(
    'of %s at %s percent after %s half-years is %s, in proportion to the whole rupees of 1000',
    (principal, annualRatePercent, completedHalfYears, amount) => {
      expect(kvpPrematureValue({ principal, annualRatePercent, completedHalfYears })).toEqual({ amount })
    },
  )
  it.each(kvpTerms.steps.map(([, { annualRatePercent, months }]) => [annualRatePercent, months]))(
    'ends at %s percent with the last half-year before the %s months in which it doubles',
    (annualRatePercent, months) => {
      const last = Math.ceil(months / 6) - 1
      const certificate = { principal: 1000, annualRatePercent, completedHalfYears: last }
      expect(kvpPrematureValue(certificate).amount).toBeLessThan(2000)
      expect(() => kvpPrematureValue({ ...certificate, completedHalfYears: last + 1 })).toThrow(
        `completedHalfYears must be a whole number from 5 to ${last}.`,
      )
    },
  )
  it('is nothing that can be had before two and a half years, nor at a rate that has doubled by then', () => {
    const certificate = { principal: 1000, annualRatePercent: 7.5, completedHalfYears: 4 }
    expect(() => kvpPrematureValue(certificate)).toThrow(
      'completedHalfYears must be a whole number from 5 to 19.',
    )
    expect(() => kvpPrematureValue({ ...certificate, annualRatePercent: 32 })).toThrow(
      'annualRatePercent must be a number from 1 to 31.',
    )
  })
})

describe('scss', () => {
  const account = { principal: 1_000_000, annualRatePercent: 8.2 }
  it.each([
    [1_000_000, 8.2, 20_500, 410_000],
    [3_000_000, 8.2, 61_500, 1_230_000],
    // 8,200 / 4 × 0.333… would compound; 333.125 is paid as 333.
    [16_250, 8.2, 333, 6660],
  ])(
    'of %s at %s %% pays %s a quarter, to the rupee, and never compounds',
    (principal, r, quarter, total) => {
      expect(scss({ principal, annualRatePercent: r })).toEqual({
        quarterlyInterest: quarter,
        annualInterest: quarter * 4,
        totalInterest: total,
        payments: null,
      })
    },
  )
  it('pays the first and last part quarter by the days of that quarter', () => {
    const { payments, totalInterest } = scss({ ...account, openedOn: '2024-05-15' })
    // 47 of the 91 days to 30 June, and 44 of the 91 from 1 April 2029 to the day before the anniversary.
    expect(payments?.[0]).toEqual({ from: '2024-05-15', to: '2024-06-30', interest: 10_588 })
    expect(payments?.[1]).toEqual({ from: '2024-07-01', to: '2024-09-30', interest: 20_500 })
    expect(payments?.at(-1)).toEqual({ from: '2029-04-01', to: '2029-05-14', interest: 9912 })
    expect(payments).toHaveLength(21)
    expect(totalInterest).toBe(410_000)
  })
  it('has whole quarters alone where it is opened on the first day of one', () => {
    const { payments, totalInterest } = scss({ ...account, openedOn: '2024-04-01' })
    expect(payments).toHaveLength(20)
    expect(new Set(payments?.map(({ interest }) => interest))).toEqual(new Set([20_500]))
    expect(totalInterest).toBe(410_000)
  })
  it('allows what the day of opening allows: 15 lakh to March 2023, 30 lakh since', () => {
    const much = { principal: 1_500_001, annualRatePercent: 8 }
    expect(() => scss({ ...much, openedOn: '2023-03-31' })).toThrow(
      /^principal must be a number from 1000 to 1500000 rupees, as the Senior Citizens' Savings Scheme allows \(G\.S\.R\. 916/,
    )
    expect(scss({ ...much, openedOn: '2023-04-01' }).quarterlyInterest).toBe(30_000)
    expect(() => scss({ ...much, openedOn: '2004-08-01' })).toThrow(
      /^openedOn must be a day from 2004-08-02 on/,
    )
    expect(() => scss({ ...much, principal: 3_000_001 })).toThrow(
      /^principal must be a number from 1000 to 3000000/,
    )
  })
})

describe('postOfficeMonthlyIncome', () => {
  it.each([
    [900_000, false, 7.4, 5550],
    [1_500_000, true, 7.4, 9250],
    // 100,000 × 7.1 / 1200 = 591.67
    [100_000, false, 7.1, 592],
  ])('of %s (joint: %s) at %s %% pays %s a month, to the rupee', (principal, joint, r, monthlyInterest) => {
    expect(postOfficeMonthlyIncome({ principal, joint, annualRatePercent: r })).toEqual({
      monthlyInterest,
      annualInterest: monthlyInterest * 12,
      totalInterest: monthlyInterest * 60,
    })
  })
  it('allows one person 9 lakh and several 15, before April 2023 half of that and 9', () => {
    const much = { principal: 900_001, annualRatePercent: 7.4 }
    expect(() => postOfficeMonthlyIncome(much)).toThrow(
      /^principal must be a number from 1000 to 900000 rupees, as the post office's monthly income scheme allows one person/,
    )
    expect(() => postOfficeMonthlyIncome({ ...much, joint: true, openedOn: '2023-03-31' })).toThrow(
      /to 900000 rupees, .* allows a joint account/,
    )
    expect(postOfficeMonthlyIncome({ ...much, joint: true, openedOn: '2023-04-01' }).monthlyInterest).toBe(
      5550,
    )
  })
})

describe('postOfficeMonthlyIncome of an earlier opening', () => {
  it('pays 4,50,000 at 7.6 % of May 2017 with 2,850 a month', () => {
    const opened = { principal: 450_000, annualRatePercent: 7.6, openedOn: '2017-05-01' }
    expect(postOfficeMonthlyIncome(opened).monthlyInterest).toBe(2850)
  })
  it('took 4.5 lakh of one person and 9 of several since August 2007, and no less than 1,500', () => {
    const opened = { annualRatePercent: 8, openedOn: '2007-08-01' }
    expect(postOfficeMonthlyIncome({ ...opened, principal: 900_000, joint: true }).monthlyInterest).toBe(6000)
    const over = () => postOfficeMonthlyIncome({ ...opened, principal: 450_001 })
    expect(over).toThrow(/^principal must be a number from 1500 to 450000 rupees/)
    const under = () => postOfficeMonthlyIncome({ ...opened, principal: 1499 })
    expect(under).toThrow(/^principal must be a number from 1500 to 450000 rupees/)
    expect(
      postOfficeMonthlyIncome({ ...opened, openedOn: '2019-12-12', principal: 1000 }).monthlyInterest,
    ).toBe(7)
  })
  it('is refused where its limits are not known, and not as if the scheme had begun then', () => {
    const opened = { principal: 100_000, annualRatePercent: 8, openedOn: '2007-07-31' }
    expect(() => postOfficeMonthlyIncome(opened)).toThrow(
      /^openedOn must be a day from 2007-08-01 on, when the list of limits of the post office's monthly income scheme began/,
    )
  })
})

describe('postOfficeTimeDeposit', () => {
  it.each([
    // P((1 + r/400)^4 − 1) and P(1 + r/400)^(4n) in decimals; the post office prints 708, 719, 729 and 771.
    [10_000, 6.9, 1, 708.06, 10_708.06],
    [10_000, 7, 2, 718.59, 11_488.82],
    [10_000, 7.1, 3, 729.13, 12_350.75],
    [10_000, 7.5, 5, 771.36, 14_499.48],
    [200_000, 7.5, 5, 15_427.17, 289_989.61],
  ])(
    'of %s at %s %% for %s years pays the same every year',
    (principal, annualRatePercent, years, yearly, again) => {
      const deposit = postOfficeTimeDeposit({ principal, annualRatePercent, years })
      expect(deposit.annualInterest).toBeCloseTo(yearly, 2)
      expect(deposit.totalInterest).toBeCloseTo(deposit.annualInterest * years, 6)
      expect(deposit.maturityIfReinvested).toBeCloseTo(again, 2)
    },
  )
  it('pays less over its term than if it took its interest in again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1e9 }),
        rate,
        fc.integer({ min: 1, max: 5 }),
        (principal, r, years) => {
          const deposit = { principal, annualRatePercent: r, years }
          const { totalInterest, maturityIfReinvested } = postOfficeTimeDeposit(deposit)
          expect(principal + totalInterest).toBeLessThanOrEqual(maturityIfReinvested * (1 + 1e-12))
        },
      ),
    )
  })
})
