import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agree, money, months, ratePercent } from './arbitraries.test-kit.ts'
import { educationLoan } from './education-loan.ts'
import { emi } from './emi.ts'
import { flatVsReducing } from './flat-vs-reducing.ts'
import { loanApr } from './loan-apr.ts'
import { loanEligibility } from './loan-eligibility.ts'

// Figures without another source are computed in Python by bisection or by sums of powers.

describe('loanEligibility', () => {
  const terms = { annualRatePercent: 8.5, months: 240 }
  it('lends what the free part of the income pays back', () => {
    const { maxEmi, loanAmount } = loanEligibility({
      ...terms,
      monthlyIncome: 100_000,
      foirPercent: 50,
      existingEmi: 10_000,
    })
    expect(maxEmi).toBe(40_000)
    expect(loanAmount).toBeCloseTo(4_609_233.592984, 5)
  })
  it('lends nothing where other instalments take it all', () => {
    const income = { monthlyIncome: 50_000, foirPercent: 40, existingEmi: 25_000 }
    expect(loanEligibility({ ...terms, ...income })).toEqual({ maxEmi: 0, loanAmount: 0 })
  })
  it('multiplies by the months at a rate of zero', () => {
    const person = { monthlyIncome: 1000, foirPercent: 100 }
    expect(loanEligibility({ ...person, annualRatePercent: 0, months: 12 }).loanAmount).toBe(12_000)
  })
  it('is the loan whose instalment it is', () => {
    fc.assert(
      fc.property(money, ratePercent, months, (monthlyIncome, annualRatePercent, tenure) => {
        const loan = { annualRatePercent, months: tenure }
        const { maxEmi, loanAmount } = loanEligibility({ ...loan, monthlyIncome, foirPercent: 55 })
        expect(agree(emi({ ...loan, principal: loanAmount }).emi, maxEmi)).toBe(true)
      }),
    )
  })
})

describe('educationLoan', () => {
  const loan = { principal: 2_000_000, annualRatePercent: 10.5, moratoriumMonths: 12, months: 120 }
  it('compounds the interest of the moratorium unless told otherwise', () => {
    const { principalAfterMoratorium, emi: instalment } = educationLoan(loan)
    expect(principalAfterMoratorium).toBeCloseTo(2_220_406.900904, 5)
    expect(instalment).toBeCloseTo(29_961.059801, 5)
    expect(educationLoan({ ...loan, moratoriumInterest: 'compounded' }).emi).toBe(instalment)
  })
  it('adds it once where it is simple, as most banks do', () => {
    const { principalAfterMoratorium, emi: instalment } = educationLoan({
      ...loan,
      moratoriumInterest: 'simple',
    })
    expect(principalAfterMoratorium).toBeCloseTo(2_210_000, 6)
    expect(instalment).toBeCloseTo(29_820.634287, 5)
  })
  it('is a plain loan without a moratorium, and dearer with simple than without, with compounded than with simple', () => {
    fc.assert(
      fc.property(
        money,
        fc.double({ min: 1, max: 20, noNaN: true }),
        months,
        fc.integer({ min: 2, max: 72 }),
        (principal, annualRatePercent, tenure, moratoriumMonths) => {
          const terms = { principal, annualRatePercent, months: tenure }
          const plain = emi(terms).emi
          const simple = educationLoan({ ...terms, moratoriumMonths, moratoriumInterest: 'simple' }).emi
          expect(educationLoan({ ...terms, moratoriumMonths: 0 }).emi).toBe(plain)
          expect(simple).toBeGreaterThan(plain)
          expect(educationLoan({ ...terms, moratoriumMonths }).emi).toBeGreaterThan(simple)
        },
      ),
    )
  })
  it('rounds the instalment on demand', () => {
    expect(educationLoan({ ...loan, emiRounding: 'rupee' }).emi).toBe(29_961)
  })
})

describe('flatVsReducing', () => {
  it('finds the rate on the reducing balance behind a flat one', () => {
    const flat = flatVsReducing({ principal: 500_000, flatRatePercent: 8, months: 36 })
    expect(flat.emi).toBeCloseTo(620_000 / 36, 8)
    expect(flat.totalInterest).toBeCloseTo(120_000, 8)
    expect(flat.reducingRatePercent).toBeCloseTo(14.548108237, 8)
    expect(flat.reducingEmi).toBeCloseTo(15_668.182731, 5)
    expect(flat.reducingInterest).toBeCloseTo(64_054.578306, 5)
  })
  it('is the same loan at the rate that it finds', () => {
    fc.assert(
      fc.property(money, fc.double({ min: 0, max: 30, noNaN: true }), months, (principal, rate, tenure) => {
        const flat = flatVsReducing({ principal, flatRatePercent: rate, months: tenure })
        const loan = { principal, annualRatePercent: flat.reducingRatePercent, months: tenure }
        expect(Math.abs(emi(loan).emi - flat.emi)).toBeLessThan(1e-8 * flat.emi)
        expect(flat.totalInterest).toBeGreaterThanOrEqual(flat.reducingInterest - 1e-9 * principal)
      }),
    )
  })
})

describe('loanApr', () => {
  // RBI, Key Facts Statement, annex B: 20,000 less fees of 400, 24 instalments. It prints 17.07 %.
  it('is 17.07 % for the unrounded instalment of annex B, 17.10 % for the 970 that it lists', () => {
    const loan = { principal: 20_000, fees: 400, months: 24 }
    expect(loanApr({ ...loan, instalment: 969.73 }).aprPercent).toBeCloseTo(17.07, 2)
    expect(loanApr({ ...loan, instalment: 970 }).aprPercent).toBeCloseTo(17.098894935915, 10)
  })
  it('is the rate of the loan where there are no fees, and more with each rupee of them', () => {
    fc.assert(
      fc.property(
        money,
        fc.double({ min: 0.5, max: 40, noNaN: true }),
        months,
        fc.double({ min: 0.001, max: 0.2, noNaN: true }),
        (principal, annualRatePercent, tenure, share) => {
          const instalment = emi({ principal, annualRatePercent, months: tenure }).emi
          const loan = { principal, instalment, months: tenure }
          expect(loanApr({ ...loan, fees: 0 }).aprPercent).toBeCloseTo(annualRatePercent, 6)
          expect(loanApr({ ...loan, fees: share * principal }).aprPercent).toBeGreaterThan(annualRatePercent)
        },
      ),
    )
  })
  it('refuses fees that leave nothing of the loan', () => {
    expect(() => loanApr({ principal: 100, fees: 100, instalment: 9, months: 12 })).toThrow(
      'fees must be below the principal.',
    )
  })
  it('says so where no rate fits', () => {
    for (const [principal, instalment] of [
      [1e-300, 1e300],
      [1, 1e307],
    ] as const) {
      expect(() => loanApr({ principal, fees: 0, instalment, months: 1 })).toThrow(
        'No rate of interest fits this instalment.',
      )
    }
  })
})
