import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakEvenDeduction } from './break-even-deduction.ts'
import { compareTaxRegimes } from './compare-tax-regimes.ts'

const person = { financialYear: '2025-26', ageBand: 'below60' } as const

describe('compareTaxRegimes', () => {
  it('puts both computations side by side and says which costs less', () => {
    const both = compareTaxRegimes({ ...person, grossIncome: 1_500_000 })
    // New: 14,25,000, 60,000 + 15 % of 2,25,000; old: 14,50,000, 1,12,500 + 30 % of 4,50,000; cess of 4 %.
    expect(both.new.total).toBeCloseTo(97_500, 6)
    expect(both.old.total).toBeCloseTo(257_400, 6)
    expect(both).toMatchObject({ better: 'new', saving: expect.closeTo(159_900, 6) })
  })

  it('refuses deductions that it could not read', () => {
    const gross = { ...person, grossIncome: 1_500_000 }
    expect(() => compareTaxRegimes({ ...gross, deductions: [] as never })).toThrow(
      /^deductions must be one of section80C, /,
    )
    expect(() => compareTaxRegimes({ ...gross, deductions: { section80c: 1 } as never })).toThrow(
      /^deductions must be one of section80C, /,
    )
  })

  it('finds the old regime better for many deductions, and both the same for no tax', () => {
    const deductions = { section80C: 150_000, homeLoanInterest: 200_000, houseRentAllowance: 400_000 }
    expect(compareTaxRegimes({ ...person, grossIncome: 1_500_000, deductions }).better).toBe('old')
    expect(compareTaxRegimes({ ...person, grossIncome: 300_000 })).toMatchObject({
      better: 'same',
      saving: 0,
    })
  })
})

describe('breakEvenDeduction', () => {
  it('is 5,43,750 at a salary of 15 lakh in FY 2025-26', () => {
    // 93,750 before cess = 1,12,500 − 20 % of what is below 10 lakh: 9,06,250 of taxable income.
    expect(breakEvenDeduction({ ...person, grossIncome: 1_500_000 })).toBe(543_750)
  })

  it('is 8 lakh at salaries far above 24 lakh', () => {
    expect(breakEvenDeduction({ ...person, grossIncome: 3_000_000 })).toBe(800_000)
  })

  it('is the jump of the rebate at 5 lakh where the new regime takes nothing', () => {
    expect(breakEvenDeduction({ ...person, grossIncome: 1_275_000 })).toBe(725_000)
  })

  it('rounds up to the paisa where it lies between two', () => {
    const deduction = breakEvenDeduction({ ...person, grossIncome: 2_000_000 })
    expect(deduction).toBe(708_333.34)
  })

  it('is nothing where neither regime takes tax', () => {
    expect(breakEvenDeduction({ ...person, grossIncome: 300_000 })).toBe(0)
  })

  it('is the least deduction at which the old regime costs no more', () => {
    const incomes = fc.integer({ min: 400_000, max: 30_000_000 })
    const years = fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const)
    const nps = fc.constantFrom(0, 50_000)
    fc.assert(
      fc.property(incomes, years, nps, (grossIncome, financialYear, section80CCD2) => {
        const taxpayer = { grossIncome, financialYear, ageBand: 'below60' } as const
        const least = breakEvenDeduction({ ...taxpayer, deductions: { section80CCD2 } })
        const difference = (other: number) => {
          const { old, new: now } = compareTaxRegimes({ ...taxpayer, deductions: { section80CCD2, other } })
          return old.total - now.total
        }
        return difference(least) <= 1e-5 && (least === 0 || difference(Math.max(0, least - 0.02)) > 0)
      }),
      { numRuns: 500 },
    )
  })
})
