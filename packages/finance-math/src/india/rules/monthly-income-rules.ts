import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { smallSavingsRule } from './small-savings-rule.ts'

/** Percent a year of the post office's monthly income scheme, fixed for its term by the day of opening. */
export const monthlyIncomeRatePercent = /* @__PURE__ */ smallSavingsRule(
  "the post office's monthly income scheme",
  [
    ['1987-08-15', 12],
    ['1992-04-24', 14],
    ['1993-09-02', 13],
    ['1999-01-01', 12],
    ['2000-01-15', 11],
    ['2001-03-01', 9.5],
    ['2002-03-01', 9],
    ['2003-03-01', 8],
    ['2011-12-01', 8.2],
    ['2012-04-01', 8.5],
    ['2013-04-01', 8.4],
    ['2016-04-01', 7.8],
    ['2016-10-01', 7.7],
    ['2017-04-01', 7.6],
    ['2017-07-01', 7.5],
    ['2018-01-01', 7.3],
    ['2018-10-01', 7.7],
    ['2019-07-01', 7.6],
    ['2020-04-01', 6.6],
    ['2022-10-01', 6.7],
    ['2023-01-01', 7.1],
    ['2023-04-01', 7.4],
  ],
)

/** What one person, or two or three together, may keep in the scheme, and percent kept back when closed early. */
export const monthlyIncomeLimits: DatedRule<{
  min: number
  single: number
  joint: number
  closingPercentFromYear1: number
  closingPercentFromYear3: number
}> = /* @__PURE__ */ datedRuleOf('day', {
  name: "the post office's monthly income scheme",
  steps: [
    [
      '2007-08-01',
      {
        ...{ min: 1500, single: 450_000, joint: 900_000 },
        ...{ closingPercentFromYear1: 2, closingPercentFromYear3: 1 },
      },
      'probable',
    ],
    [
      '2019-12-12',
      {
        ...{ min: 1000, single: 450_000, joint: 900_000 },
        ...{ closingPercentFromYear1: 2, closingPercentFromYear3: 1 },
      },
    ],
    [
      '2023-04-01',
      {
        ...{ min: 1000, single: 900_000, joint: 1_500_000 },
        ...{ closingPercentFromYear1: 2, closingPercentFromYear3: 1 },
      },
    ],
  ],
  knownUntil: '2026-12-31',
  source:
    'G.S.R. 917(E) of 12 December 2019, as amended with effect from 1 April 2023; before, an answer in the Rajya Sabha (taxmanagementindia.com), the least by techiyogiz.com',
  checkedOn: '2026-11-29',
  certainty: 'certain',
})
