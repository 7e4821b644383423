import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/**
 * Percent a year of the Employees' Provident Fund, by the first day of its financial years. For 2025-26 the
 * board's decision was seen, not the ministry's ratification; for 2026-27 nothing is declared yet.
 */
export const epfInterestPercent: DatedRule<number> = /* @__PURE__ */ datedRuleOf('year', {
  name: "the list of the Employees' Provident Fund's interest",
  steps: [
    ['1989-04-01', 12],
    // Lists differ on the split inside 2000-01, and on which of 2003-04 and 2004-05 had a bonus.
    ['2000-07-01', 11, 'uncertain'],
    ['2001-04-01', 9.5, 'uncertain'],
    ['2005-04-01', 8.5],
    ['2010-04-01', 9.5],
    ['2011-04-01', 8.25],
    ['2012-04-01', 8.5],
    ['2013-04-01', 8.75],
    ['2015-04-01', 8.8],
    ['2016-04-01', 8.65],
    ['2017-04-01', 8.55],
    ['2018-04-01', 8.65],
    ['2019-04-01', 8.5],
    ['2021-04-01', 8.1],
    ['2022-04-01', 8.15],
    ['2023-04-01', 8.25],
  ],
  knownUntil: '2026-03-31',
  source:
    'rates declared by the EPFO as banks list them; circular of 22 May 2025 for 2024-25; 239th meeting of its board, 2 March 2026, for 2025-26',
  checkedOn: '2026-11-22',
  certainty: 'certain',
})
