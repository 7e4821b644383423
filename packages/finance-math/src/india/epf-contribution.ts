import { roundAmount } from '../formulas/round-amount.ts'
import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { above, atLeast, invalid, list, object, result, whole } from '../primitives/check.ts'
import { ruleOn } from './dated-rule.ts'
import { epfCeilings } from './epf-ceilings.ts'
import { coveredWage, type EpfContributionResult, type EpfSegment, headsOf } from './epf-heads.ts'
import { epfMonth } from './epf-month.ts'
import { epfPercents } from './rules/epf-percents.ts'

/** What `epfContribution` takes: rupees of one month. */
export interface EpfContributionInput {
  /** Basic pay and dearness allowance. */
  monthlyWage: number
  /** The ceiling in rupees; or `date`, any day of the wage month, to take the ceiling and the percents of that month. */
  wageCeiling?: number
  date?: CalendarDate
  /** Whether provident fund is paid on the whole wage, or on the wage up to the ceiling. */
  onFullWage?: boolean
  epsMember?: boolean
  /** Voluntary provident fund beyond the employee's share, percent of the whole wage. */
  vpfPercent?: number
}

/**
 * What a month's wage brings into provident fund, pension and insurance, each head to the nearest rupee.
 *
 * The pension takes 8.33 % of the wage up to the ceiling from the employer's 12 %; everything else of these
 * goes to the fund. On a wage above the ceiling that is more than the 3.67 % which many pages print.
 * A date in a month in which the ceiling changes apportions as `epfSplitMonth` does, to the paisa. The percents are those
 * of the date's month too, without one today's: the administrative charge has been 1.1, 0.85, 0.65 and since June 2018
 * 0.5 %, and both sides paid 10 % for May to July 2020 (12 % in companies of the Union and the states).
 *
 * @formula O = 12 % × W
 * @formula P = 8.33 % × min(W, L)
 * @formula F = 12 % × W − P
 * @where O own part; P the pension's; F the employer's into the fund; W the wage; L the ceiling
 * @param input monthlyWage in rupees; wageCeiling, or a date from August 1998 on, whose month's rules hold; onFullWage (true);
 *   epsMember (true); vpfPercent (0)
 * @see EPF Scheme, 2026, paragraph 18, and EPS, 2026, paragraph 4, as quoted; `epfPercents`, `epfWageCeiling`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * epfContribution({ monthlyWage: 30_000, wageCeiling: 15_000, onFullWage: true }) //=> { employee: 3600, employer: 3600, eps: 1250, employerEpf: 2350, edli: 75, admin: 150, vpf: 0 }
 */
export function epfContribution(input: EpfContributionInput): EpfContributionResult {
  const { wageCeiling, date } = object('input', input)
  if (wageCeiling !== undefined || date === undefined) {
    if (date !== undefined) invalid('date', date, 'left out where wageCeiling is given')
    // Without a day the ceiling itself is what is missing.
    return epfMonth(input, [{ days: 1, ceiling: above('wageCeiling', wageCeiling as number, 0) }])
  }
  // The ceilings are known since before the percents.
  const percents = ruleOn(epfPercents, date).value
  const day = new Date(calendarDay(date) * 864e5)
  return epfMonth(input, epfCeilings(day.getUTCFullYear(), day.getUTCMonth()), percents)
}

/** The heads of a split month, to the paisa, and the wage they are of. */
export interface EpfSplitMonthResult {
  epfWage: number
  employee: number
  eps: number
  employerEpf: number
  edli: number
  admin: number
}

/**
 * The heads of a month in which the ceiling changes, as September 2026: wage and ceiling are apportioned by
 * days, and every head is taken to the paisa. From the next wage month on one ceiling holds.
 *
 * @formula W_k = W × d_k / D
 * @formula L_k = C_k × d_k / D
 * @where W the wage; C_k the ceiling before and after; d_k the days of each; D the days of the month
 * @param input monthlyWage in rupees; segments, the days under each ceiling, in the order of the month
 * @see EPFO, questions and answers of September 2026, 7 and 13, as quoted in public files
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * const segments = [{ days: 16, ceiling: 15_000 }, { days: 14, ceiling: 25_000 }]
 * epfSplitMonth({ monthlyWage: 20_000, segments }) //=> { epfWage: 17333.33, employee: 2080, eps: 1443.87, employerEpf: 636.13, edli: 86.67, admin: 86.67 }
 */
export function epfSplitMonth(input: {
  monthlyWage: number
  segments: readonly EpfSegment[]
}): EpfSplitMonthResult {
  const { monthlyWage, segments } = object('input', input)
  atLeast('monthlyWage', monthlyWage, 0)
  let days = 0
  for (const segment of list('segments', segments, 1)) {
    above('segments', object('segments', segment).ceiling, 0)
    days += whole('segments', segment.days, 1, 31)
  }
  if (days > 31) invalid('segments', segments, 'no more days than a month has')
  const wage = result('segments', segments, coveredWage(monthlyWage, segments))
  const { employer, ...heads } = headsOf(wage, wage, true, 100)
  return { epfWage: roundAmount(wage, 100), ...heads }
}
