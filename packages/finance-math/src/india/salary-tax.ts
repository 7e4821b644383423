import { atLeast, invalid, object, oneOf } from '../primitives/check.ts'
import { incomeTaxIndia } from '../tax/income-tax-india.ts'
import type { FinancialYear } from '../tax/tax-rules.ts'
import type { AgeBand, TaxRegime } from '../tax/tax-types.ts'
import { hraExemption } from './hra-exemption.ts'

/** What `salaryTax` takes: rupees of a whole year. */
export interface SalaryTaxInput {
  financialYear: FinancialYear
  regime: TaxRegime
  gross: number
  basic?: number
  hra?: number
  rentPaid?: number
  metro?: boolean
  professionalTax?: number
  section80C?: number
  section80D?: number
  ageBand?: AgeBand
}

/** The income that is taxed, the tax on it with cess, and the rent allowance that was free of it. */
export interface SalaryTaxResult {
  totalIncome: number
  total: number
  hraExempt: number
}

/**
 * The income tax of a salary. The old regime takes off exempt rent allowance, professional tax, and sections 80C
 * and 80D up to their limits; both take off the standard deduction. The new regime allows none of the others.
 *
 * @formula Y = G − D
 * @formula T = T_r (Y)
 * @where Y the income that is taxed; G gross; D what the regime takes off; T_r the tax of `incomeTaxIndia`
 * @param input financialYear, regime; gross in rupees a year, and of it basic (with dearness allowance) and hra;
 *   rentPaid; metro (false); professionalTax; section80C; section80D (one's own); ageBand (`'below60'`); amounts
 *   left out are 0
 * @see `incomeTaxIndia` and `hraExemption`, of which this is made
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * const salary = { gross: 1_200_000, basic: 600_000, hra: 240_000, rentPaid: 240_000, metro: true }
 * salaryTax({ ...salary, financialYear: '2025-26', regime: 'old', section80C: 172_000 }).hraExempt //=> 180000
 */
export function salaryTax(input: SalaryTaxInput): SalaryTaxResult {
  const { financialYear, regime, gross, basic = 0, hra = 0, rentPaid = 0 } = object('input', input)
  const { metro = false, professionalTax = 0, section80C = 0, section80D = 0, ageBand = 'below60' } = input
  oneOf('regime', regime, ['new', 'old'])
  const parts = { gross, basic, hra, professionalTax, section80C, section80D }
  for (const [name, amount] of Object.entries(parts)) atLeast(name, amount, 0)
  if (basic + hra > gross) invalid('gross', gross, 'at least basic and hra')
  const { exempt } = hraExemption({ basicPlusDa: basic, hraReceived: hra, rentPaid, metro })
  const hraExempt = regime === 'old' ? exempt : 0
  const { taxableIncome, total } = incomeTaxIndia({
    ...{ financialYear, regime, ageBand, grossIncome: gross },
    deductions: {
      houseRentAllowance: hraExempt,
      professionalTax,
      section80C,
      section80DSelf: section80D,
    },
  })
  return { totalIncome: taxableIncome, total, hraExempt }
}
