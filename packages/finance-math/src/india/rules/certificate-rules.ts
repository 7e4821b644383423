import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { quarterNotifiedUntil, smallSavingsRule } from './small-savings-rule.ts'

/**
 * Percent a year of the National Savings Certificate (VIII Issue), fixed for its five years by the day of
 * opening. It begins where yearly compounding does: the table of 2011 (8.4 %: 150.90 of 100) is by half-years, 8.1 % is
 * not. What was bought before has long been paid.
 */
export const nscRatePercent = /* @__PURE__ */ smallSavingsRule('the five-year National Savings Certificate', [
  ['2016-04-01', 8.1],
  ['2016-10-01', 8],
  ['2017-04-01', 7.9],
  ['2017-07-01', 7.8],
  ['2018-01-01', 7.6],
  ['2018-10-01', 8],
  ['2019-07-01', 7.9],
  ['2020-04-01', 6.8],
  ['2023-01-01', 7],
  ['2023-04-01', 7.7],
])

/** The rate of the Kisan Vikas Patra, percent a year, and the months in which it doubles, both as notified. */
export const kvpTerms: DatedRule<{ annualRatePercent: number; months: number }> = /* @__PURE__ */ datedRuleOf(
  'quarter',
  {
    name: 'the Kisan Vikas Patra of 2014',
    steps: [
      ['2014-09-23', { annualRatePercent: 8.7, months: 100 }],
      ['2016-04-01', { annualRatePercent: 7.8, months: 110 }],
      ['2016-10-01', { annualRatePercent: 7.7, months: 112 }],
      ['2017-04-01', { annualRatePercent: 7.6, months: 113 }],
      ['2017-07-01', { annualRatePercent: 7.5, months: 115 }],
      ['2018-01-01', { annualRatePercent: 7.3, months: 118 }],
      ['2018-10-01', { annualRatePercent: 7.7, months: 112 }],
      ['2019-07-01', { annualRatePercent: 7.6, months: 113 }],
      ['2020-04-01', { annualRatePercent: 6.9, months: 124 }],
      ['2022-10-01', { annualRatePercent: 7, months: 123 }],
      ['2023-01-01', { annualRatePercent: 7.2, months: 120 }],
      ['2023-04-01', { annualRatePercent: 7.5, months: 115 }],
    ],
    knownUntil: quarterNotifiedUntil,
    source:
      'G.S.R. 920(E) of 12 December 2019 and the quarterly O.M.s of the Department of Economic Affairs, to 30 September 2026',
    checkedOn: '2026-11-22',
    certainty: 'certain',
  },
)
