import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { salaryTakeHome } from './salary-take-home.ts'

const offer = { financialYear: '2026-27', regime: 'new', ctc: 1_200_000, basic: 600_000 } as const

describe('salaryTakeHome', () => {
  it('takes provident fund and gratuity off the ctc, and one’s own off the gross', () => {
    const pay = salaryTakeHome(offer)
    // 12 % of 6,00,000; 6,00,000 / 26 × 15 / 12.
    expect(pay).toMatchObject({ employerPf: 72_000, employeePf: 72_000, professionalTax: 0, incomeTax: 0 })
    expect(pay.gratuityProvision).toBeCloseTo(28_846.1538, 3)
    expect(pay.gross).toBeCloseTo(1_099_153.8462, 3)
    expect(pay.inHand).toBeCloseTo(1_027_153.8462, 3)
    expect(pay.monthlyInHand).toBeCloseTo(85_596.1538, 3)
  })
  it('puts wages at half of the gross, as the Codes do, unless told otherwise', () => {
    const low = { ...offer, basic: 300_000 }
    // gross × (1 + 12 % / 2 + 15/26/24) = 12,00,000, the fund to the rupee each month.
    const pay = salaryTakeHome(low)
    expect(pay.employerPf).toBe(66_420)
    expect(pay.gross).toBeCloseTo(1_106_970.1408, 2)
    expect(salaryTakeHome({ ...low, wagesByCodes: false }).employerPf).toBe(36_000)
  })
  it('knows nothing of the Codes in years that ended before them', () => {
    const before = { ...offer, financialYear: '2024-25', basic: 400_000 } as const
    // 12 % of 4,00,000; gross 12,00,000 − 48,000 − 4,00,000 / 26 × 15 / 12.
    const pay = salaryTakeHome(before)
    expect(pay.employerPf).toBe(48_000)
    expect(pay.gross).toBeCloseTo(1_132_769.2308, 3)
    expect(salaryTakeHome({ ...before, wagesByCodes: true }).employerPf).toBe(66_420)
  })
  it('taxes what the company pays into the fund above 7,50,000 a year', () => {
    const large = { ...offer, financialYear: '2025-26', ctc: 20_000_000, basic: 10_000_000 } as const
    const pay = salaryTakeHome({ ...large, gratuityInCtc: false, wagesByCodes: false })
    // Gross 1,88,00,000 and 12,00,000 − 7,50,000 of the fund, less 75,000: 1,91,75,000 are taxed, by slabs
    // 3,00,000 + 30 % of 1,67,75,000, with a surcharge of 15 % and cess.
    expect(pay.gross).toBe(18_800_000)
    expect(pay.incomeTax).toBeCloseTo((300_000 + 0.3 * 16_775_000) * 1.15 * 1.04, 4)
  })
  it('keeps the fund under the ceiling of the year, or has none', () => {
    // 12 % of 15,000 in five months, of 8,000 + 11,666.67 in September 2026, of 25,000 in six.
    expect(salaryTakeHome({ ...offer, providentFund: 'ceiling' }).employeePf).toBe(9000 + 2360 + 18_000)
    const before = { ...offer, financialYear: '2025-26' } as const
    expect(salaryTakeHome({ ...before, providentFund: 'ceiling' }).employeePf).toBe(21_600)
    const own = { ...offer, wageCeiling: 10_000, providentFund: 'ceiling' } as const
    expect(salaryTakeHome(own).employeePf).toBe(14_400)
    expect(salaryTakeHome({ ...offer, providentFund: 'none' })).toMatchObject({
      employeePf: 0,
      employerPf: 0,
    })
  })
  it('leaves the gross alone for what the company pays beside the ctc', () => {
    const beside = { ...offer, employerPfInCtc: false, gratuityInCtc: false, employerInsurance: 10_000 }
    expect(salaryTakeHome(beside)).toMatchObject({ gross: 1_190_000, employerPf: 72_000, employeePf: 72_000 })
  })
  it('deducts professional tax by the months of a state, and income tax by the regime', () => {
    const large = { ...offer, ctc: 2_400_000, basic: 1_200_000, state: 'Maharashtra' }
    const pay = salaryTakeHome(large)
    expect(pay.professionalTax).toBe(2500)
    // Gross 21,98,307.69; 21,23,307.69 taxed: 2,00,000 + 25 % of 1,23,307.69, with cess.
    expect(pay.incomeTax).toBeCloseTo(240_060, 2)
    const old = salaryTakeHome({
      ...large,
      regime: 'old',
      section80C: 100_000,
      hra: 480_000,
      rentPaid: 360_000,
    })
    // 50,000, 2,500, 2,40,000 of rent, 1,50,000 of 80C: 17,55,807.69 taxed: 1,12,500 + 2,26,742.31, with cess.
    expect(old.incomeTax).toBeCloseTo(352_812, 2)
    expect(salaryTakeHome({ ...large, gender: 'female', ctc: 300_000, basic: 100_000 }).professionalTax).toBe(
      0,
    )
  })
  it('insures small wages with the state, the company’s share off the ctc', () => {
    const pay = salaryTakeHome({
      ...{ ...offer, ctc: 252_000, basic: 200_000, providentFund: 'none' },
      ...{ gratuityInCtc: false, wagesByCodes: false },
    })
    // 21,000 a month: 20,338.98 with 3.25 %, 661.02 → 662; one's own 0.75 % of 20,338 → 153.
    expect(pay).toMatchObject({ employerEsi: 662 * 12, employeeEsi: 153 * 12, gross: 252_000 - 662 * 12 })
  })
  it('adds up, and never pays less for a larger ctc in the new regime', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 400_000, max: 4_900_000 }),
        fc.integer({ min: 30, max: 60 }),
        (ctc, percent) => {
          const pay = salaryTakeHome({ ...offer, ctc, basic: (ctc * percent) / 100, state: 'Karnataka' })
          const parts = pay.gross + pay.employerPf + pay.gratuityProvision + pay.employerEsi
          expect(parts).toBeCloseTo(ctc, 4)
          const left = pay.gross - pay.employeePf - pay.employeeEsi - pay.professionalTax - pay.incomeTax
          expect(pay.inHand).toBeCloseTo(left, 6)
        },
      ),
    )
  })
  it.each(['1990-91', '2023-24', '2027-28'])('refuses %s, whose tax it does not know', (financialYear) => {
    expect(() => salaryTakeHome({ ...offer, financialYear: financialYear as never })).toThrow(
      'financialYear must be one of 2024-25, 2025-26, 2026-27.',
    )
  })
  it.each([
    [150_000, 102_000],
    [0, 252_000],
  ])('takes pay of basic %s and hra %s of which state insurance leaves less than both', (basic, hra) => {
    const pay = salaryTakeHome({
      ...{ ...offer, ctc: 252_000, basic, hra, rentPaid: 60_000, regime: 'old', providentFund: 'none' },
      ...{ gratuityInCtc: false, wagesByCodes: false },
    })
    expect(pay).toMatchObject({ gross: 252_000 - 662 * 12, incomeTax: 0 })
  })
  it('refuses an unknown gender, also where no state asks for it', () => {
    expect(() => salaryTakeHome({ ...offer, gender: 'x' as never })).toThrow(
      'gender must be one of male, female, other.',
    )
  })
  it('refuses a ctc that basic and hra do not fit into', () => {
    expect(() => salaryTakeHome({ ...offer, basic: 1_100_000 })).toThrow(
      'ctc must be enough for basic and hra and for what the company pays on them.',
    )
    expect(() => salaryTakeHome({ ...offer, hra: 600_000 })).toThrow(/^ctc must be enough/)
  })
})
