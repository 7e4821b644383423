import type { DatedValues } from '../dated-rule.ts'

/** What a step of `gratuityTerms` holds. */
export interface GratuityTerms {
  daysPerYear: number
  daysOfMonth: number
  daysOfMonthNotCovered: number
  minimumYears: number
  fixedTermMinimumYears: number
  /** Days worked in the fifth year that count as a whole one by the practice of courts: weeks of six, of five days. */
  fifthYearDays: readonly [sixDayWeek: number, fiveDayWeek: number]
}

/** The values of `gratuityTerms`. */
export const gratuityValues: DatedValues<GratuityTerms> = {
  steps: [
    [
      '1972-09-16',
      {
        ...{ daysPerYear: 15, daysOfMonth: 26, daysOfMonthNotCovered: 30 },
        ...{ minimumYears: 5, fixedTermMinimumYears: 5, fifthYearDays: [240, 190] },
      },
    ],
    [
      '2025-11-21',
      {
        ...{ daysPerYear: 15, daysOfMonth: 26, daysOfMonthNotCovered: 30 },
        ...{ minimumYears: 5, fixedTermMinimumYears: 1, fifthYearDays: [240, 190] },
      },
    ],
  ],
}
