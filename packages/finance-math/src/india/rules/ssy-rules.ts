import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { smallSavingsRule } from './small-savings-rule.ts'

/** Percent a year of the Sukanya Samriddhi Account. The rate floats: every month has its own. */
export const ssyRatePercent = /* @__PURE__ */ smallSavingsRule('the Sukanya Samriddhi Account', [
  ['2014-12-03', 9.1],
  ['2015-04-01', 9.2],
  ['2016-04-01', 8.6],
  ['2016-10-01', 8.5],
  ['2017-04-01', 8.4],
  ['2017-07-01', 8.3],
  ['2018-01-01', 8.1],
  ['2018-10-01', 8.5],
  ['2019-07-01', 8.4],
  ['2020-04-01', 7.6],
  ['2023-04-01', 8],
  ['2024-01-01', 8.2],
])

/** What the scheme of the Sukanya Samriddhi Account allows: rupees a financial year, years, ages. */
export const ssyLimits: DatedRule<{
  minYear: number
  maxYear: number
  ageBelow: number
  depositYears: number
  maturityYears: number
  withdrawalAge: number
  withdrawalPercent: number
}> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the Sukanya Samriddhi Account Scheme, 2019,',
  steps: [
    [
      '2019-12-12',
      {
        minYear: 250,
        maxYear: 150_000,
        ageBelow: 10,
        depositYears: 15,
        maturityYears: 21,
        withdrawalAge: 18,
        withdrawalPercent: 50,
      },
    ],
  ],
  knownUntil: '2026-12-31',
  source: 'G.S.R. 914(E) of 12 December 2019, paragraphs 2 to 5, 8 and 9',
  checkedOn: '2026-11-23',
  certainty: 'certain',
})
