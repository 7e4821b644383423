import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** The rates of goods and services tax in percent. Since 22 September 2025: 12 and 28 are gone, 40 is new. */
export const gstRatePercents: DatedRule<readonly number[]> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the goods and services tax',
  steps: [
    ['2017-07-01', [0, 0.25, 3, 5, 12, 18, 28], 'probable'],
    ['2025-09-22', [0, 0.25, 1.5, 3, 5, 18, 40]],
  ],
  knownUntil: '2026-11-22',
  source:
    '56th meeting of the GST Council, as reported by scconline.com and cleartax.in; the later move of tobacco was not checked',
  checkedOn: '2026-11-22',
  certainty: 'certain',
})
