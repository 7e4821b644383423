import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lifeCover } from './life-cover.ts'
import { lumpSum } from './lump-sum.ts'
import { rentVsBuy } from './rent-vs-buy.ts'
import { yearsToFire } from './years-to-fire.ts'

// Figures are computed in Python, month by month or year by year; no published worked examples were found.

describe('yearsToFire', () => {
  const life = { monthlyExpenses: 50_000, currentSavings: 2_000_000, monthlyInvestment: 60_000 }
  const rates = { annualReturnPercent: 11, inflationPercent: 6 }
  it('reaches 300 months of expenses in twelve years', () => {
    const { corpus, years } = yearsToFire({ ...life, ...rates })
    expect(corpus).toBe(15_000_000)
    expect(years).toBeCloseTo(12.004751935, 8)
  })
  it('takes no time where enough is there, and none that exists where nothing grows', () => {
    expect(yearsToFire({ ...life, ...rates, currentSavings: 15_000_000 }).years).toBe(0)
    for (const wrong of [
      { monthlyInvestment: 0, currentSavings: 0 },
      { monthlyInvestment: 0, annualReturnPercent: 5 },
      { annualReturnPercent: -50 },
    ]) {
      expect(() => yearsToFire({ ...life, ...rates, ...wrong })).toThrow(
        expect.objectContaining({ code: 'NO_SOLUTION', argument: 'monthlyInvestment' }),
      )
    }
  })
  it('is sooner with more savings, more saved a month or a higher return', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 40 }), (more, percent) => {
        const { years } = yearsToFire({ ...life, ...rates })
        const by = (change: object) => yearsToFire({ ...life, ...rates, ...change }).years
        expect(by({ currentSavings: life.currentSavings + more })).toBeLessThan(years)
        expect(by({ monthlyInvestment: life.monthlyInvestment + more })).toBeLessThan(years)
        expect(by({ annualReturnPercent: 11 + percent })).toBeLessThan(years)
        expect(by({ withdrawalRatePercent: 4 + percent })).toBeLessThan(years)
      }),
    )
  })
})

describe('lifeCover', () => {
  it('is what the family would lose, and what is owed', () => {
    const earner = { annualIncome: 1_200_000, annualOwnExpenses: 300_000, yearsToRetirement: 25 }
    const rates = { incomeGrowthPercent: 6, discountPercent: 7 }
    const { humanLifeValue, coverNeeded } = lifeCover({ ...earner, ...rates, debts: 4_000_000 })
    expect(humanLifeValue).toBeCloseTo(20_148_497.491083, 4)
    expect(coverNeeded).toBeCloseTo(24_148_497.491083, 4)
    const covered = { savings: 3_000_000, existingCover: 5_000_000, goals: 1_000_000 }
    expect(lifeCover({ ...earner, ...rates, ...covered }).coverNeeded).toBeCloseTo(13_148_497.491083, 4)
  })
  it('of an income that stays as it is', () => {
    const plain = { annualIncome: 600_000, yearsToRetirement: 20, discountPercent: 6 }
    expect(lifeCover(plain).humanLifeValue).toBeCloseTo(7_294_869.895007, 5)
  })
  it('is nothing on the day of retirement, for who earns less than they use, and where enough is there', () => {
    const earner = { annualIncome: 600_000, discountPercent: 6 }
    expect(lifeCover({ ...earner, yearsToRetirement: 0 }).coverNeeded).toBe(0)
    expect(lifeCover({ ...earner, yearsToRetirement: 9, annualOwnExpenses: 7e5 }).humanLifeValue).toBe(0)
    expect(lifeCover({ ...earner, yearsToRetirement: 9, savings: 1e8 }).coverNeeded).toBe(0)
  })
})

describe('rentVsBuy', () => {
  const home = { price: 8_000_000, downPaymentPercent: 20, annualRatePercent: 8.5, loanYears: 20 }
  const rent = { monthlyRent: 22_000, rentGrowthPercent: 6, investmentReturnPercent: 11, years: 20 }
  it('leaves the tenant ahead where the rent is low', () => {
    const found = rentVsBuy({ ...home, ...rent, homeGrowthPercent: 6, buyingCostPercent: 7 })
    expect(found.emi).toBeCloseTo(55_540.686935, 5)
    expect(found.breakEvenYear).toBeNull()
    expect(found.advantageOfBuying).toBeCloseTo(-9_761_221.247796, 3)
    expect(found.rows).toHaveLength(20)
    expect(found.rows[0]?.loanBalance).toBeCloseTo(6_272_625.332002, 4)
    expect(found.rows[0]?.buyerNetWorth).toBeCloseTo(2_207_374.667998, 4)
    expect(found.rows[0]?.renterNetWorth).toBeCloseTo(2_819_998.068831, 4)
    expect(found.rows.at(-1)?.monthlyRent).toBeCloseTo(66_563.189046, 5)
  })
  it('leaves the buyer ahead where rents rise, with every cost and saving counted', () => {
    const found = rentVsBuy({
      ...{ price: 6_000_000, downPaymentPercent: 25, annualRatePercent: 8.5, loanYears: 15 },
      ...{ monthlyRent: 25_000, rentGrowthPercent: 8, investmentReturnPercent: 9, years: 25 },
      ...{ buyingCostPercent: 7, upkeepPercent: 1, sellingCostPercent: 2, homeGrowthPercent: 7 },
      ...{ depositMonths: 3, yearlyTaxSaved: 60_000 },
    })
    expect(found.breakEvenYear).toBe(3)
    expect(found.advantageOfBuying).toBeCloseTo(26_918_722.139473, 3)
    expect(found.rows.at(-1)?.loanBalance).toBe(0)
  })
  it('names the year from which on buying stays ahead, not one in which it was for a while', () => {
    // The home gains less than money does: ahead at first for a dear rent, behind in the end.
    const found = rentVsBuy({
      ...{ price: 5_000_000, downPaymentPercent: 100, annualRatePercent: 8, loanYears: 10 },
      ...{ monthlyRent: 45_000, rentGrowthPercent: -20, investmentReturnPercent: 8, years: 20 },
    })
    expect(found.rows[0]?.buyerNetWorth).toBeGreaterThan(found.rows[0]?.renterNetWorth as number)
    expect(found.breakEvenYear).toBeNull()
  })
  it('lets the buyer invest a deposit that is more than the down payment', () => {
    const found = rentVsBuy({
      ...{ price: 1_000_000, downPaymentPercent: 0, annualRatePercent: 0, loanYears: 1 },
      ...{ monthlyRent: 1_000_000 / 12, depositMonths: 10, investmentReturnPercent: 0, years: 1 },
    })
    expect(found.rows[0]?.renterNetWorth).toBeCloseTo(10_000_000 / 12, 6)
    expect(found.advantageOfBuying).toBeCloseTo(1_000_000, 6)
  })
  it('is a draw where the home costs what the rent is and grows as money does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1e9 }),
        fc.double({ min: -5, max: 15, noNaN: true }),
        fc.integer({ min: 1, max: 30 }),
        (price, rate, years) => {
          const free = { price, downPaymentPercent: 100, annualRatePercent: 9, loanYears: 5, monthlyRent: 0 }
          const same = { homeGrowthPercent: rate, investmentReturnPercent: rate, years }
          const found = rentVsBuy({ ...free, ...same })
          const grown = lumpSum({ principal: price, annualRatePercent: rate, years }).futureValue
          expect(Math.abs(found.advantageOfBuying)).toBeLessThan(1e-10 * grown)
          expect(found.rows.at(-1)?.homeValue).toBeCloseTo(grown, -4)
        },
      ),
    )
  })
})
