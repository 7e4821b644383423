import { above, atLeast, invalid, object, oneOf, trueOrFalse } from '../primitives/check.ts'
import { type FinancialYear, financialYears } from '../tax/tax-rules.ts'
import type { AgeBand, TaxRegime } from '../tax/tax-types.ts'
import { newest } from './dated-rule.ts'
import { epfCeilings } from './epf-ceilings.ts'
import { coveredWage, headsOf } from './epf-heads.ts'
import { esi } from './esi.ts'
import { professionalTax } from './professional-tax.ts'
import { gratuityValues } from './rules/gratuity-values.ts'
import { codesFrom, employerFundFree, esiValues } from './rules/salary-values.ts'
import { salaryTax } from './salary-tax.ts'

/** What `salaryTakeHome` takes: rupees of a whole year. */
export interface SalaryTakeHomeInput {
  financialYear: FinancialYear
  regime: TaxRegime
  /** The cost to the company. Variable pay and shares are left out of it: they come apart. */
  ctc: number
  /** Basic pay and dearness allowance. */
  basic: number
  hra?: number
  /** Whether the company's provident fund and gratuity are inside the ctc. */
  employerPfInCtc?: boolean
  gratuityInCtc?: boolean
  /** Insurance that the company pays, inside the ctc. */
  employerInsurance?: number
  /** Whether there is a provident fund, and whether on the whole wage or on the wage up to the ceiling. */
  providentFund?: 'full-wage' | 'ceiling' | 'none'
  wageCeiling?: number
  /** Whether wages are at least half of the gross, as the labour Codes have it since 21 November 2025. */
  wagesByCodes?: boolean
  /** For professional tax, as in `professionalTaxStates`; without it there is none. */
  state?: string
  gender?: 'male' | 'female' | 'other'
  rentPaid?: number
  metro?: boolean
  /** Beside the provident fund. */
  section80C?: number
  section80D?: number
  ageBand?: AgeBand
}

/** From the cost to what arrives: rupees of a year, and the last of a month. The company's parts may be beside the ctc. */
export interface SalaryTakeHomeResult {
  gross: number
  employerPf: number
  gratuityProvision: number
  employerInsurance: number
  employerEsi: number
  employeePf: number
  employeeEsi: number
  professionalTax: number
  incomeTax: number
  inHand: number
  monthlyInHand: number
}

/**
 * What arrives of a cost to the company: the gross is what the company's provident fund, gratuity (4.81 % of
 * wages), insurance and state insurance leave of it; in hand is what one's own provident fund, state insurance,
 * professional tax and income tax leave of that. The month shares the tax evenly.
 *
 * Provident fund and gratuity are of wages, which the labour Codes put at no less than half of the gross. What the
 * company pays into the fund above 7,50,000 a year is taxed with the salary (section 17(2)(vii)).
 *
 * @formula G = C − F − 15/(26 × 12) × W − X
 * @formula H = G − O − T
 * @where G gross; C the cost to the company; F its provident fund; W a month's wages, twelve times; X
 *   insurance; H in hand; O own provident fund, state insurance and professional tax; T income tax
 * @param input financialYear, regime; ctc and basic in rupees a year; hra (0); employerPfInCtc and gratuityInCtc
 *   (true); employerInsurance (0); providentFund (`'full-wage'`), `'ceiling'` or `'none'`; wageCeiling (that
 *   of each month, September 2026 by days); wagesByCodes (true from 2025-26); state (no professional tax without it); gender (`'male'`); rentPaid (0); metro
 *   (false); section80C (0) beside provident fund; section80D (0); ageBand (`'below60'`)
 * @see `salaryTax`, `epfContribution`, `esi`, `professionalTax` and `codeWages`, of which this is made
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * const offer = { financialYear: '2026-27', regime: 'new', ctc: 1_200_000, basic: 600_000 }
 * salaryTakeHome({ ...offer, providentFund: 'ceiling', gratuityInCtc: false }).gross //=> 1170640
 */
export function salaryTakeHome(input: SalaryTakeHomeInput): SalaryTakeHomeResult {
  const { ctc, basic, employerPfInCtc = true, gratuityInCtc = true } = object('input', input)
  const { employerInsurance = 0, providentFund = 'full-wage' } = input
  const { financialYear, state, gender = 'male', section80C = 0, hra = 0 } = input
  const start = Number(oneOf('financialYear', financialYear, financialYears).slice(0, 4))
  const { wageCeiling, wagesByCodes = `${start + 1}-03-31` >= codesFrom } = input
  atLeast('ctc', ctc, 0)
  atLeast('basic', basic, 0)
  atLeast('employerInsurance', employerInsurance, 0)
  atLeast('section80C', section80C, 0)
  for (const [name, value] of Object.entries({ employerPfInCtc, gratuityInCtc, wagesByCodes })) {
    trueOrFalse(name, value)
  }
  oneOf('gender', gender, ['male', 'female', 'other'])
  oneOf('providentFund', providentFund, ['full-wage', 'ceiling', 'none'])

  const { daysPerYear, daysOfMonth } = newest(gratuityValues)
  const months = Array.from({ length: 12 }, (_, month) =>
    wageCeiling === undefined
      ? epfCeilings(start, 3 + month)
      : [{ days: 1, ceiling: above('wageCeiling', wageCeiling, 0) }],
  )
  const partsOf = (wages: number) => {
    const monthlyWage = wages / 12
    let [employerPf, employeePf] = [0, 0]
    for (const ceilings of providentFund === 'none' ? [] : months) {
      const capped = coveredWage(monthlyWage, ceilings)
      // On the whole wage no ceiling matters to these two heads, and no month is split.
      const [base, perRupee] =
        providentFund === 'full-wage' ? [monthlyWage, 1] : [capped, ceilings.length > 1 ? 100 : 1]
      const { employer, employee } = headsOf(base, capped, true, perRupee)
      employerPf += employer
      employeePf += employee
    }
    return { employerPf, employeePf, gratuityProvision: (monthlyWage / daysOfMonth) * daysPerYear }
  }
  const grossOf = (parts: { employerPf: number; gratuityProvision: number }) =>
    ctc -
    employerInsurance -
    (employerPfInCtc ? parts.employerPf : 0) -
    (gratuityInCtc ? parts.gratuityProvision : 0)
  // Wages that are half of a gross from which their own contributions are taken: each round brings it ten times
  // nearer, and the rounding of the fund to rupees ends it: what comes out again would come out for ever.
  let wages = basic
  let parts = partsOf(wages)
  for (let round = 0; wagesByCodes && round < 30; round++) {
    const next = Math.max(basic, grossOf(parts) / 2)
    if (next === wages) break
    wages = next
    parts = partsOf(wages)
  }
  const beforeEsi = grossOf(parts)
  if (!(beforeEsi >= basic + atLeast('hra', hra, 0))) {
    invalid('ctc', ctc, 'enough for basic and hra and for what the company pays on them')
  }
  // The company's own share comes off first, so that the wages it is of are what is left.
  const insured = esi({ monthlyWages: beforeEsi / 12 / (1 + newest(esiValues).employer / 100) })
  const employerEsi = insured.employer * 12
  const gross = beforeEsi - employerEsi
  const employeeEsi = insured.employee * 12

  let stateTax = 0
  for (let month = 1; state !== undefined && month <= 12; month++) {
    stateTax += professionalTax({ state, monthlyGross: gross / 12, month, gender }).tax
  }
  const { total: incomeTax } = salaryTax({
    ...input,
    // State insurance may leave less than basic and hra, of pay that no tax is due on.
    gross: Math.max(gross, basic + hra) + Math.max(0, parts.employerPf - newest(employerFundFree)),
    professionalTax: stateTax,
    section80C: section80C + parts.employeePf,
  })
  const inHand = gross - parts.employeePf - employeeEsi - stateTax - incomeTax
  return {
    gross,
    ...parts,
    employerInsurance,
    employerEsi,
    employeeEsi,
    professionalTax: stateTax,
    incomeTax,
    inHand,
    monthlyInHand: inHand / 12,
  }
}
