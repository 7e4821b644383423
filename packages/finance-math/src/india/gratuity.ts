import { roundAmount } from '../formulas/round-amount.ts'
import type { CalendarDate } from '../primitives/calendar-day.ts'
import { atLeast, invalid, object, result, trueOrFalse, whole } from '../primitives/check.ts'
import { newest, ruleFor } from './dated-rule.ts'
import { gratuityCap, gratuityTerms } from './rules/gratuity-rules.ts'
import { type ServicePeriod, servicePeriod } from './service-period.ts'

/** What `gratuity` takes: rupees, and the service by its two days or in years and months. */
export interface GratuityInput {
  /** The last month's basic pay and dearness allowance; not covered, the average of the last ten months. */
  monthlyWages: number
  joinDate?: CalendarDate
  /** The last day that was served. */
  lastWorkingDate?: CalendarDate
  years?: number
  months?: number
  coveredByAct?: boolean
  fixedTerm?: boolean
  /** On death or disablement, for which no service is too short. */
  waiveMinimum?: boolean
  /** Days worked in the fifth year, where four are complete; and whether the week has five days. */
  daysWorkedInFifthYear?: number
  fiveDayWeek?: boolean
  /** Whether the employer is the Union or a state, whose employees pay no tax on it. */
  government?: boolean
  /** What was free of tax before, from earlier employers. */
  exemptEarlier?: number
}

/** Whether gratuity is due, for how many years, how much, and what of it is taxed. */
export interface GratuityResult {
  eligible: boolean
  countedYears: number
  amount: number
  exemptAmount: number
  taxableAmount: number
}

/**
 * The gratuity for a time of service: 15/26 of a month's wages for each year, where more than six months of a
 * further one count as a year and exactly six do not; to the nearest rupee, and at most 20 lakh. Without the
 * Act's cover it is 15/30 of the average salary for each completed year, without a limit but that of the tax.
 *
 * It is due from five completed years on (4 years and 11 months are not five; courts count 240 days worked in
 * the fifth year, 190 in weeks of five days, which `daysWorkedInFifthYear` tells). A fixed term has it from one
 * year on since 21 November 2025, in proportion to its months and days.
 *
 * @formula G = W × 15 / 26 × n
 * @formula G = W × 15 / 30 × n "without the Act's cover"
 * @where W a month's wages; n years
 * @param input monthlyWages in rupees; joinDate and lastWorkingDate, or years (0 to 80) and months (0, to 11);
 *   coveredByAct (true); fixedTerm (false); waiveMinimum (false); daysWorkedInFifthYear, 0 to 366; fiveDayWeek
 *   (false); government (false); exemptEarlier (0), of the limit of a lifetime
 * @see `gratuityTerms`, `gratuityCap`; section 10(10) of the Income-tax Act, 1961
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const service = { joinDate: '2022-04-01', lastWorkingDate: '2024-03-31', waiveMinimum: true }
 * gratuity({ ...service, monthlyWages: 52_000 }) //=> { eligible: true, countedYears: 2, amount: 60000, exemptAmount: 60000, taxableAmount: 0 }
 */
export function gratuity(input: GratuityInput): GratuityResult {
  const { monthlyWages, lastWorkingDate, fiveDayWeek = false } = object('input', input)
  const { coveredByAct = true, fixedTerm = false, waiveMinimum = false, government = false } = input
  const { daysWorkedInFifthYear = 0, exemptEarlier = 0 } = input
  atLeast('monthlyWages', monthlyWages, 0)
  for (const [name, value] of Object.entries({
    ...{ coveredByAct, fixedTerm, waiveMinimum, fiveDayWeek, government },
  })) {
    trueOrFalse(name, value)
  }
  whole('daysWorkedInFifthYear', daysWorkedInFifthYear, 0, 366)
  atLeast('exemptEarlier', exemptEarlier, 0)
  const service = serviceOf(input)
  const left = lastWorkingDate
  const terms =
    left === undefined ? newest(gratuityTerms) : ruleFor('lastWorkingDate', gratuityTerms, left).value
  const cap = left === undefined ? newest(gratuityCap) : ruleFor('lastWorkingDate', gratuityCap, left).value

  const hasFifthYear =
    service.years === 4 && daysWorkedInFifthYear >= terms.fifthYearDays[fiveDayWeek ? 1 : 0]
  const proRata = fixedTerm && terms.fixedTermMinimumYears < terms.minimumYears
  const minimum = proRata ? terms.fixedTermMinimumYears : terms.minimumYears
  const eligible = waiveMinimum || service.years >= minimum || (!proRata && hasFifthYear)
  const countedYears = countedOf(service, coveredByAct, proRata)
  const perYear = monthlyWages / (coveredByAct ? terms.daysOfMonth : terms.daysOfMonthNotCovered)
  const formula = roundAmount(
    result('monthlyWages', monthlyWages, perYear * terms.daysPerYear * countedYears),
    1,
  )
  const amount = eligible ? (coveredByAct ? Math.min(formula, cap) : formula) : 0
  const exemptAmount = government ? amount : Math.min(amount, Math.max(0, cap - exemptEarlier))
  return { eligible, countedYears, amount, exemptAmount, taxableAmount: amount - exemptAmount }
}

/** The years that are paid for: in proportion for a fixed term, rounded by the Act's cover, else completed ones. */
function countedOf({ years, months, days, partOfMonth }: ServicePeriod, covered: boolean, proRata: boolean) {
  if (proRata) return years + (months + partOfMonth) / 12
  return years + (covered && (months > 6 || (months === 6 && days > 0)) ? 1 : 0)
}

function serviceOf(input: GratuityInput): ServicePeriod {
  const { joinDate, lastWorkingDate, years, months = 0 } = input
  if (joinDate === undefined && lastWorkingDate === undefined) {
    whole('years', years as number, 0, 80)
    whole('months', months, 0, 11)
    return { years: years as number, months, days: 0, partOfMonth: 0 }
  }
  if (years !== undefined) invalid('years', years, 'left out where the days of service are given')
  return servicePeriod(joinDate as CalendarDate, lastWorkingDate as CalendarDate)
}
