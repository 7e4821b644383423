import { describe, expect, it } from 'vitest'
import { compareTaxRegimes } from './compare-tax-regimes.ts'
import { cryptoTaxIndia } from './crypto-tax-india.ts'
import { incomeTaxIndia } from './income-tax-india.ts'
import { allowedDeductions, deductionLimit, type TaxDeductionName, taxDeductions } from './tax-deductions.ts'

const person = { regime: 'old', financialYear: '2025-26', ageBand: 'below60' } as const
const gross = { ...person, grossIncome: 1_000_000 }

describe('what a tax function refuses', () => {
  it.each<[unknown, string | RegExp]>([
    [{ ...person, taxableIncome: 1, resident: 1 }, 'resident must be true or false.'],
    [{ ...gross, salaried: 'yes' }, 'salaried must be true or false.'],
    [{ ...gross, seniorParent: 'yes' }, 'seniorParent must be true or false.'],
    [{ ...gross, seniorSpouse: 1 }, 'seniorSpouse must be true or false.'],
    [{ ...gross, taxableIncome: 1 }, 'taxableIncome must be left out where grossIncome is given.'],
    // What counts for nothing beside the taxable income would go unread.
    [
      { ...person, taxableIncome: 1, deductions: 5 },
      'deductions must be left out where taxableIncome is given.',
    ],
    [
      { ...person, taxableIncome: 1, salaried: 'x' },
      'salaried must be left out where taxableIncome is given.',
    ],
    [{ ...person, deductions: 5 }, 'taxableIncome must be a number of at least 0.'],
    [
      { ...gross, deductions: { section80c: 150_000 } },
      /^deductions must be one of section80C, .*, other\.$/,
    ],
    [{ ...gross, deductions: { toString: 1 } }, /^deductions must be one of section80C, /],
    [{ ...gross, deductions: [] }, /^deductions must be one of section80C, /],
    [{ ...gross, deductions: -1 }, 'deductions must be a number of at least 0.'],
    [{ ...gross, deductions: null }, 'deductions must be an object.'],
    [
      { ...gross, deductions: { section80C: Number.NaN } },
      'deductions.section80C must be a number of at least 0.',
    ],
    [{ ...person, regime: 'newest', taxableIncome: 1 }, 'regime must be one of new, old.'],
    [{ ...person, ageBand: '70', taxableIncome: 1 }, 'ageBand must be one of below60, 60to79, 80plus.'],
    [
      { ...person, financialYear: '2023-24', taxableIncome: 1 },
      'financialYear must be one of 2024-25, 2025-26, 2026-27.',
    ],
    [person, 'taxableIncome must be a number of at least 0.'],
  ])('income tax: %j in a sentence', (input, sentence) => {
    expect(() => incomeTaxIndia(input as never)).toThrow(sentence)
  })
  it.each<[object, string]>([
    [{ surchargePercent: 20 }, 'surchargePercent must be one of 0, 10, 15, 25, 37.'],
    [{ setOffLosses: 0 }, 'setOffLosses must be true or false.'],
    [{ financialYear: '2021-22' }, 'financialYear must be one of 2024-25, 2025-26, 2026-27.'],
    [{ gains: 5 }, 'gains must be an array of at least 0.'],
    [{ gains: ['5'] }, 'gains must be a finite number.'],
  ])('crypto tax: %j in a sentence', (wrong, sentence) => {
    const input = { gains: [1], financialYear: '2025-26', ...wrong }
    expect(() => cryptoTaxIndia(input as never)).toThrow(sentence)
  })
  it.each([0, 10, 15, 25, 37] as const)(
    'takes the surcharge of %i %% that a band has',
    (surchargePercent) => {
      const { surcharge } = cryptoTaxIndia({ gains: [1000], financialYear: '2025-26', surchargePercent })
      expect(surcharge).toBe(3 * surchargePercent)
    },
  )
})

describe('a deduction by name', () => {
  const limits: readonly [TaxDeductionName, number, number][] = [
    ['section80C', 150_000, 150_000],
    ['section80CCD1B', 50_000, 50_000],
    ['section80CCD2', 1e7, 1e7],
    ['section80DSelf', 25_000, 50_000],
    // Of a parent of 60; younger ones have a test of their own.
    ['section80DParents', 50_000, 50_000],
    ['section80E', 1e7, 1e7],
    ['section80G', 1e7, 1e7],
    ['savingsInterest', 10_000, 50_000],
    ['homeLoanInterest', 200_000, 200_000],
    ['houseRentAllowance', 1e7, 1e7],
    ['professionalTax', 2500, 2500],
    ['other', 1e7, 1e7],
  ]
  it.each(limits)('%s counts up to %i, from 60 on up to %i', (name, limit, seniorLimit) => {
    expect(allowedDeductions({ [name]: 1e7 }, 'old', 'below60')).toBe(limit)
    expect(allowedDeductions({ [name]: 1e7 }, 'old', '60to79')).toBe(seniorLimit)
    expect(allowedDeductions({ [name]: 1e7 }, 'old', '80plus')).toBe(seniorLimit)
    expect(allowedDeductions({ [name]: 100 }, 'old', 'below60')).toBe(100)
    expect(allowedDeductions({ [name]: 1e7 }, 'new', 'below60')).toBe(name === 'section80CCD2' ? 1e7 : 0)
  })
  // Section 80D(2)(b) has 25,000 for parents, and 80D(4) 50,000 for whoever of them is a senior citizen.
  it('of parents counts by their own age, which is at least 60 where that of their child is', () => {
    const claim = { section80DParents: 60_000 }
    expect(allowedDeductions(claim, 'old', 'below60', { seniorParent: true })).toBe(50_000)
    expect(allowedDeductions(claim, 'old', 'below60', { seniorParent: false })).toBe(25_000)
    expect(allowedDeductions(claim, 'old', '60to79', { seniorParent: false })).toBe(50_000)
    expect(allowedDeductions({ section80DSelf: 60_000 }, 'old', 'below60', { seniorParent: true })).toBe(
      25_000,
    )
    expect(deductionLimit('section80DParents', 'below60')).toBe(50_000)
    expect(deductionLimit('section80E', 'below60')).toBeUndefined()
    expect(() => deductionLimit('toString' as never, 'below60')).toThrow('name must be one of section80C')
    expect(() => deductionLimit('section80DParents', 'below60', 'no' as never)).toThrow(
      'seniorParent must be true or false.',
    )
  })
  it('of parents below 60 leaves the income that the law leaves, in both functions that take a gross income', () => {
    const young = { ...gross, seniorParent: false, deductions: { section80DParents: 50_000 } }
    expect(incomeTaxIndia(young).taxableIncome).toBe(1_000_000 - 50_000 - 25_000)
    expect(incomeTaxIndia({ ...young, seniorParent: true }).taxableIncome).toBe(1_000_000 - 50_000 - 50_000)
    expect(compareTaxRegimes(young).old.taxableIncome).toBe(925_000)
  })
  // Section 80D(4): 50,000 where any person of the family specified, the spouse too, is a senior citizen.
  it('of the own family counts by the older one of the couple, and savings by who is taxed alone', () => {
    const claim = { section80DSelf: 60_000, savingsInterest: 60_000 }
    expect(allowedDeductions(claim, 'old', 'below60')).toBe(25_000 + 10_000)
    expect(allowedDeductions(claim, 'old', 'below60', { seniorSpouse: true })).toBe(50_000 + 10_000)
    expect(allowedDeductions(claim, 'old', '60to79', { seniorSpouse: false })).toBe(50_000 + 50_000)
    expect(deductionLimit('section80DSelf', 'below60', true, true)).toBe(50_000)
    expect(deductionLimit('section80DParents', 'below60', false, true)).toBe(25_000)
    expect(() => deductionLimit('section80DSelf', 'below60', true, 'yes' as never)).toThrow(
      'seniorSpouse must be true or false.',
    )
    const deducted = { ...gross, deductions: { section80DSelf: 40_000 } }
    expect(incomeTaxIndia({ ...deducted, seniorSpouse: true }).taxableIncome).toBe(910_000)
    expect(compareTaxRegimes({ ...deducted, seniorSpouse: true }).old.taxableIncome).toBe(910_000)
    expect(incomeTaxIndia(deducted).taxableIncome).toBe(925_000)
  })
  it('is listed there with all others', () => {
    expect(limits.map(([name]) => name)).toEqual(Object.keys(taxDeductions))
  })
})
