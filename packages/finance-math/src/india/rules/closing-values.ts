import type { DatedValues } from '../dated-rule.ts'

// Apart from what is said of them: the page of the post office computes by these before it tells where they come from.

/** When a time deposit may be closed early, and what it pays then: whole months, points of percent. */
export interface TimeDepositClosingTerms {
  fromMonths: number
  /** Of a deposit for five years. */
  fiveYearsFromMonths: number
  /** After a year, so much less than the rate of a deposit of as many whole years. */
  pointsLess: number
  /** Whether a deposit for five years pays the rate of the savings account for all its months. */
  fiveYearsAtSavingsRate: boolean
}

/** The values of `timeDepositClosingTerms`. */
export const timeDepositClosingValues: DatedValues<TimeDepositClosingTerms> = {
  steps: [
    ['2019-12-12', { fromMonths: 6, fiveYearsFromMonths: 6, pointsLess: 2, fiveYearsAtSavingsRate: false }],
    ['2023-11-10', { fromMonths: 6, fiveYearsFromMonths: 48, pointsLess: 2, fiveYearsAtSavingsRate: true }],
  ],
}

/**
 * What certificates pay before their end: from so many months on the interest of the savings account, then a value of
 * their own, so many points of percent below their rate.
 */
export type CertificateClosingTerms = Readonly<
  Record<'nsc' | 'kvp', { savingsFromMonths: number; valueFromMonths: number; pointsLess: number }>
>

/** The values of `certificateClosingTerms`. */
export const certificateClosingValues: DatedValues<CertificateClosingTerms> = {
  steps: [
    [
      '2019-12-12',
      {
        nsc: { savingsFromMonths: 12, valueFromMonths: 36, pointsLess: 1 },
        kvp: { savingsFromMonths: 0, valueFromMonths: 30, pointsLess: 1 },
      },
    ],
  ],
}
