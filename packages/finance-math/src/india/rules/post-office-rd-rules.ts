import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { smallSavingsRule } from './small-savings-rule.ts'

/** Percent a year of the post office's recurring deposit, fixed for the term by the day of opening. */
export const postOfficeRdRatePercent = /* @__PURE__ */ smallSavingsRule(
  "the post office's recurring deposit",
  [
    ['1981-04-01', 9.9],
    ['1982-04-01', 10.3],
    ['1983-03-01', 11.3],
    ['1987-04-01', 11],
    ['1991-04-01', 11.5],
    ['1991-10-01', 13.5],
    ['1993-09-02', 12.5],
    ['1999-01-01', 11.5],
    ['2000-01-15', 10.5],
    ['2001-03-01', 9],
    ['2002-03-01', 8.5],
    ['2003-03-01', 7.5],
    ['2011-12-01', 8],
    ['2012-04-01', 8.4],
    ['2013-04-01', 8.3],
    ['2014-04-01', 8.4],
    ['2016-04-01', 7.4],
    ['2016-10-01', 7.3],
    ['2017-04-01', 7.2],
    ['2017-07-01', 7.1],
    ['2018-01-01', 6.9],
    ['2018-10-01', 7.3],
    ['2019-07-01', 7.2],
    ['2020-04-01', 5.8],
    ['2023-04-01', 6.2],
    ['2023-07-01', 6.5],
    ['2023-10-01', 6.7],
  ],
)

/** What the post office's recurring deposit takes for late deposits and gives for early ones: rupees, months. */
export interface PostOfficeRdTerms {
  /** For each 100 rupees of an instalment and each month that it is late. */
  lateFeePer100: number
  /** With more missed instalments the account is discontinued. */
  mostMissed: number
  /** For each 100 rupees, for so many instalments paid in one month, largest first. */
  rebates: readonly { readonly deposits: number; readonly per100: number }[]
  closingFromMonths: number
  /** For so many years more it may go on, with deposits or without. */
  furtherYears: number
}

/** The terms of the post office's recurring deposit, by date. */
export const postOfficeRdTerms: DatedRule<PostOfficeRdTerms> = /* @__PURE__ */ datedRuleOf('day', {
  name: "the terms of the post office's recurring deposit",
  steps: [
    [
      '2019-12-12',
      {
        ...{ lateFeePer100: 1, mostMissed: 4, closingFromMonths: 36, furtherYears: 5 },
        rebates: [
          { deposits: 12, per100: 40 },
          { deposits: 6, per100: 10 },
        ],
      },
    ],
  ],
  knownUntil: '2026-12-31',
  source: 'G.S.R. 918(E) of 12 December 2019, paragraphs 6 to 8, 10 and 11',
  checkedOn: '2026-11-30',
  certainty: 'certain',
})
