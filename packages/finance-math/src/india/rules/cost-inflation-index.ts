import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** The Cost Inflation Index, by the first day of each financial year; 2001-02 is 100. */
export const costInflationIndexRule: DatedRule<number> = /* @__PURE__ */ datedRuleOf('year', {
  name: 'the Cost Inflation Index of 2001-02',
  steps: [
    ['2001-04-01', 100],
    ['2002-04-01', 105],
    ['2003-04-01', 109],
    ['2004-04-01', 113],
    ['2005-04-01', 117],
    ['2006-04-01', 122],
    ['2007-04-01', 129],
    ['2008-04-01', 137],
    ['2009-04-01', 148],
    ['2010-04-01', 167],
    ['2011-04-01', 184],
    ['2012-04-01', 200],
    ['2013-04-01', 220],
    ['2014-04-01', 240],
    ['2015-04-01', 254],
    ['2016-04-01', 264],
    ['2017-04-01', 272],
    ['2018-04-01', 280],
    ['2019-04-01', 289],
    ['2020-04-01', 301],
    ['2021-04-01', 317],
    ['2022-04-01', 331],
    ['2023-04-01', 348],
    ['2024-04-01', 363],
    ['2025-04-01', 376],
    ['2026-04-01', 384],
  ],
  knownUntil: '2027-03-31',
  source:
    'notification 44/2017; for 2024-25 S.O. 2103(E), for 2025-26 notification 70/2025, for 2026-27 notification 85/2026, S.O. 3889(E) of 15 July 2026',
  checkedOn: '2026-11-22',
  certainty: 'certain',
})
