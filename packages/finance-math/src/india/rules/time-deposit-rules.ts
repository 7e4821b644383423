import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { smallSavingsRule } from './small-savings-rule.ts'

/** Percent a year of the post office's time deposits of 1, 2, 3 and 5 years, fixed by the day of opening. */
export const timeDepositRatePercents: Readonly<Record<1 | 2 | 3 | 5, DatedRule<number>>> = {
  1: /* @__PURE__ */ smallSavingsRule("the post office's time deposit of 1 year", [
    ['2003-03-01', 6.25],
    ['2011-12-01', 7.7],
    ['2012-04-01', 8.2],
    ['2014-04-01', 8.4],
    ['2016-04-01', 7.1],
    ['2016-10-01', 7],
    ['2017-04-01', 6.9],
    ['2017-07-01', 6.8],
    ['2018-01-01', 6.6],
    ['2018-10-01', 6.9],
    ['2019-01-01', 7],
    ['2019-07-01', 6.9],
    ['2020-04-01', 5.5],
    ['2023-01-01', 6.6],
    ['2023-04-01', 6.8],
    ['2023-07-01', 6.9],
  ]),
  2: /* @__PURE__ */ smallSavingsRule("the post office's time deposit of 2 years", [
    ['2003-03-01', 6.5],
    ['2011-12-01', 7.8],
    ['2012-04-01', 8.3],
    ['2013-04-01', 8.2],
    ['2014-04-01', 8.4],
    ['2016-04-01', 7.2],
    ['2016-10-01', 7.1],
    ['2017-04-01', 7],
    ['2017-07-01', 6.9],
    ['2018-01-01', 6.7],
    ['2018-10-01', 7],
    ['2019-07-01', 6.9],
    ['2020-04-01', 5.5],
    ['2022-10-01', 5.7],
    ['2023-01-01', 6.8],
    ['2023-04-01', 6.9],
    ['2023-07-01', 7],
  ]),
  3: /* @__PURE__ */ smallSavingsRule("the post office's time deposit of 3 years", [
    ['2003-03-01', 7.25],
    ['2011-12-01', 8],
    ['2012-04-01', 8.4],
    ['2013-04-01', 8.3],
    ['2014-04-01', 8.4],
    ['2016-04-01', 7.4],
    ['2016-10-01', 7.3],
    ['2017-04-01', 7.2],
    ['2017-07-01', 7.1],
    ['2018-01-01', 6.9],
    ['2018-10-01', 7.2],
    ['2019-01-01', 7],
    ['2019-07-01', 6.9],
    ['2020-04-01', 5.5],
    ['2022-10-01', 5.8],
    ['2023-01-01', 6.9],
    ['2023-04-01', 7],
    ['2024-01-01', 7.1],
  ]),
  5: /* @__PURE__ */ smallSavingsRule("the post office's time deposit of 5 years", [
    ['2003-03-01', 7.5],
    ['2011-12-01', 8.3],
    ['2012-04-01', 8.5],
    ['2013-04-01', 8.4],
    ['2014-04-01', 8.5],
    ['2016-04-01', 7.9],
    ['2016-10-01', 7.8],
    ['2017-04-01', 7.7],
    ['2017-07-01', 7.6],
    ['2018-01-01', 7.4],
    ['2018-10-01', 7.8],
    ['2019-07-01', 7.7],
    ['2020-04-01', 6.7],
    ['2023-01-01', 7],
    ['2023-04-01', 7.5],
  ]),
}

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

/** The closing of time deposits before their end, by the day of opening. */
export const timeDepositClosingTerms: DatedRule<TimeDepositClosingTerms> = /* @__PURE__ */ datedRuleOf(
  'day',
  {
    name: 'the early closing of a time deposit',
    steps: [
      ['2019-12-12', { fromMonths: 6, fiveYearsFromMonths: 6, pointsLess: 2, fiveYearsAtSavingsRate: false }],
      ['2023-11-10', { fromMonths: 6, fiveYearsFromMonths: 48, pointsLess: 2, fiveYearsAtSavingsRate: true }],
    ],
    knownUntil: '2026-12-31',
    source:
      'G.S.R. 922(E) of 12 December 2019, paragraph 8, as amended by G.S.R. 830(E) of 7 November 2023 for accounts opened since 10 November 2023 (SB Order 22/2023 and its clarification of 29 November 2023)',
    checkedOn: '2026-11-30',
    certainty: 'certain',
  },
)
