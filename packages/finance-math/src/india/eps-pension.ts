import { above, atLeast, between, object, trueOrFalse } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { epsValues } from './rules/eps-values.ts'

/** What `epsPension` takes: rupees a month, years. */
export interface EpsPensionInput {
  /** The average monthly wage of the last sixty months, each under the ceiling of its own day. */
  pensionableSalary: number
  serviceYears: number
  wageCeiling: number
  /** Whether two years are added from twenty years' service on, for a pension from 58. */
  serviceBonus?: boolean
  startAge?: number
}

/** The pension in rupees a month, and what it was computed from; nothing where it is not due. */
export interface EpsPensionResult {
  monthlyPension: number
  pensionableSalary: number
  pensionableService: number
  eligible: boolean
}

/**
 * The pension of the Employees' Pension Scheme: pensionable salary × service / 70, at least 1,000 rupees, from
 * ten years' service on. It is due from 58; from 50 on it is 4 % less for each year before, and to 60 4 % more
 * for each year after (simple; whether it compounds is not settled). Service is counted up to 35 years, with
 * the added two; six months and more of a year count as one (paragraph 9; not checked against its text). Nothing is rounded.
 *
 * @formula P = S × n / 70 × (1 + 4 % × k)
 * @where S pensionable salary; n pensionable service; k years after 58, below 0 before
 * @param input pensionableSalary in rupees a month, capped at wageCeiling; serviceYears, 0 to 60; wageCeiling;
 *   serviceBonus (true); startAge (58), 18 to 100: before 50 no pension is due
 * @see Employees' Pension Scheme, 1995, paragraphs 9, 10 and 12, as quoted (probable); `epsTerms`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * roundTo(epsPension({ pensionableSalary: 15_000, serviceYears: 24, wageCeiling: 15_000, serviceBonus: false }).monthlyPension, 2) //=> 5142.86
 */
export function epsPension(input: EpsPensionInput): EpsPensionResult {
  const { pensionableSalary, serviceYears, wageCeiling, serviceBonus = true } = object('input', input)
  const terms = newest(epsValues)
  const { startAge = terms.fullAge } = input
  atLeast('pensionableSalary', pensionableSalary, 0)
  between('serviceYears', serviceYears, 0, 60)
  above('wageCeiling', wageCeiling, 0)
  trueOrFalse('serviceBonus', serviceBonus)
  between('startAge', startAge, 18, 100)

  const served = Math.round(serviceYears)
  const added = serviceBonus && served >= terms.bonusFromServiceYears && startAge >= terms.fullAge
  const pensionableService = Math.min(served + (added ? terms.bonusYears : 0), terms.maxServiceYears)
  const salary = Math.min(pensionableSalary, wageCeiling)
  const eligible = served >= terms.minServiceYears && startAge >= terms.earlyFromAge
  const yearsAfter = Math.min(startAge, terms.deferredToAge) - terms.fullAge
  const full = (salary / terms.divisor) * pensionableService
  const pension = full * (1 + (yearsAfter * terms.percentPerYear) / 100)
  return {
    monthlyPension: eligible ? Math.max(pension, terms.minimumPension) : 0,
    pensionableSalary: salary,
    pensionableService,
    eligible,
  }
}
