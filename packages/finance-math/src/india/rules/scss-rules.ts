import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { smallSavingsRule } from './small-savings-rule.ts'

/** Percent a year of the Senior Citizens' Savings Scheme, fixed for five years by the day of opening. */
export const scssRatePercent = /* @__PURE__ */ smallSavingsRule("the Senior Citizens' Savings Scheme", [
  ['2004-08-02', 9],
  ['2012-04-01', 9.3],
  ['2013-04-01', 9.2],
  ['2015-04-01', 9.3],
  ['2016-04-01', 8.6],
  ['2016-10-01', 8.5],
  ['2017-04-01', 8.4],
  ['2017-07-01', 8.3],
  ['2018-10-01', 8.7],
  ['2019-07-01', 8.6],
  ['2020-04-01', 7.4],
  ['2022-10-01', 7.6],
  ['2023-01-01', 8],
  ['2023-04-01', 8.2],
])

/** What the scheme allows: rupees of all accounts together, and percent kept back when it is closed early. */
export const scssLimits: DatedRule<{
  min: number
  max: number
  closingPercentFromYear1: number
  closingPercentFromYear2: number
}> = /* @__PURE__ */ datedRuleOf('day', {
  name: "the Senior Citizens' Savings Scheme",
  steps: [
    ['2004-08-02', { min: 1000, max: 1_500_000, closingPercentFromYear1: 1.5, closingPercentFromYear2: 1 }],
    ['2023-04-01', { min: 1000, max: 3_000_000, closingPercentFromYear1: 1.5, closingPercentFromYear2: 1 }],
  ],
  knownUntil: '2026-12-31',
  source: 'G.S.R. 916(E) of 12 December 2019, as amended with effect from 1 April 2023',
  checkedOn: '2026-11-22',
  certainty: 'certain',
})
