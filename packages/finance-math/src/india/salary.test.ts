import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeWages } from './code-wages.ts'
import { esi } from './esi.ts'
import { professionalTax } from './professional-tax.ts'
import { professionalTaxStates } from './rules/salary-rules.ts'
import { salaryTax } from './salary-tax.ts'

describe('codeWages', () => {
  it.each([
    [12_000, 8000, 12_000],
    [6000, 14_000, 10_000],
    [10_000, 10_000, 10_000],
    [0, 10_000, 5000],
  ])('of %s included and %s excluded are %s', (included, excluded, wages) => {
    const components = [
      { amount: included, inWages: true },
      { amount: excluded, inWages: false },
    ]
    expect(codeWages({ components })).toEqual({ wages })
  })
  it('are never less than half of everything', () => {
    const component = fc.record({ amount: fc.integer({ min: 0, max: 1e7 }), inWages: fc.boolean() })
    fc.assert(
      fc.property(fc.array(component, { minLength: 1 }), (components) => {
        const all = components.reduce((sum, { amount }) => sum + amount, 0)
        const { wages } = codeWages({ components })
        expect(wages).toBeGreaterThanOrEqual(all / 2)
        expect(wages).toBeLessThanOrEqual(all)
      }),
    )
  })
})

describe('esi', () => {
  it.each([
    // 21,000 × 0.75 % = 157.50 and × 3.25 % = 682.50, to the next higher rupee.
    [{ monthlyWages: 21_000 }, 158, 683],
    [{ monthlyWages: 21_001 }, 0, 0],
    [{ monthlyWages: 22_000, coveredEarlierInPeriod: true }, 165, 715],
    [{ monthlyWages: 25_000, disabled: true }, 188, 813],
    [{ monthlyWages: 4000, payableDays: 26 }, 0, 130],
    [{ monthlyWages: 4576, payableDays: 26 }, 0, 149],
    [{ monthlyWages: 4602, payableDays: 26 }, 35, 150],
    [{ monthlyWages: 4000 }, 30, 130],
  ])('of %j: %s and %s', (month, employee, employer) => {
    expect(esi(month)).toEqual({ employee, employer })
  })
})

describe('professionalTax', () => {
  const yearOf = (state: string, monthlyGross: number) =>
    Array.from({ length: 12 }, (_, k) => professionalTax({ state, monthlyGross, month: k + 1 }).tax)

  it.each([
    ['Maharashtra', 7500, 5, 'male', 0],
    ['Maharashtra', 10_000, 2, 'male', 175],
    ['Maharashtra', 10_001, 3, 'male', 200],
    ['Maharashtra', 10_001, 2, 'male', 300],
    ['Maharashtra', 20_000, 7, 'female', 0],
    ['Maharashtra', 25_001, 2, 'female', 300],
    ['Karnataka', 24_999, 2, 'male', 0],
    ['Karnataka', 25_000, 2, 'female', 300],
    ['Telangana', 20_000, 2, 'other', 150],
    ['West Bengal', 40_001, 2, 'male', 200],
  ] as const)('of %s at %s in month %s, %s: %s', (state, monthlyGross, month, gender, tax) => {
    expect(professionalTax({ state, monthlyGross, month, gender })).toEqual({ tax })
  })
  it('spreads the tax of a year over its months, March taking the rest', () => {
    const year = yearOf('Madhya Pradesh', 30_000)
    expect(year[2]).toBe(174)
    expect(year.filter((tax) => tax === 166)).toHaveLength(11)
    expect(year.reduce((sum, tax) => sum + tax, 0)).toBe(2000)
  })
  it('spreads the tax of half a year, September and March taking the rest', () => {
    const year = yearOf('Tamil Nadu (Chennai)', 7000)
    expect([year[2], year[8]]).toEqual([70 + 5, 70 + 5])
    expect(year.reduce((sum, tax) => sum + tax, 0)).toBe(850)
  })
  it('takes no more than 2,500 a year in any state', () => {
    for (const state of Object.keys(professionalTaxStates.steps[0]?.[1] ?? {})) {
      const year = yearOf(state, 1e6).reduce((sum, tax) => sum + tax, 0)
      expect(year).toBeLessThanOrEqual(2500)
      expect(year).toBeGreaterThan(0)
    }
  })
})

describe('salaryTax', () => {
  const salary = {
    financialYear: '2025-26',
    gross: 1_200_000,
    basic: 600_000,
    hra: 240_000,
    rentPaid: 240_000,
    metro: true,
    professionalTax: 2500,
    section80C: 172_000,
    section80D: 25_000,
  } as const

  it('of the old regime takes off rent, standard deduction, professional tax, 80C up to its limit, 80D', () => {
    // 12,00,000 − 1,80,000 − 50,000 − 2,500 − 1,50,000 − 25,000 = 7,92,500; (12,500 + 58,500) × 1.04.
    const { totalIncome, total, hraExempt } = salaryTax({ ...salary, regime: 'old' })
    expect([totalIncome, hraExempt]).toEqual([792_500, 180_000])
    expect(total).toBeCloseTo(73_840, 6)
  })
  it('of the new regime takes off the standard deduction alone', () => {
    // 12,00,000 − 75,000: within the rebate; 15,00,000 − 75,000: 60,000 + 33,750 with cess.
    expect(salaryTax({ ...salary, regime: 'new' })).toEqual({
      totalIncome: 1_125_000,
      total: 0,
      hraExempt: 0,
    })
    expect(salaryTax({ ...salary, gross: 1_500_000, regime: 'new' }).total).toBeCloseTo(97_500, 6)
  })
  it('needs no more than the gross', () => {
    const { total } = salaryTax({ financialYear: '2025-26', regime: 'old', gross: 1_000_000 })
    // 9,50,000: 12,500 + 90,000, with cess.
    expect(total).toBeCloseTo(106_600, 6)
  })
  it('refuses a gross that basic and hra, its parts, do not fit into', () => {
    const salary = { financialYear: '2025-26', regime: 'old', basic: 90, hra: 20 } as const
    expect(() => salaryTax({ ...salary, gross: 100 })).toThrow('gross must be at least basic and hra.')
    expect(salaryTax({ ...salary, gross: 110 }).total).toBe(0)
  })
})
