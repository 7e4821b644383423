import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { lenderFeeGstValues } from './lender-fee-gst-values.ts'

/** Goods and services tax on what a lender charges for its work, in percent. */
export const lenderFeeGstPercent: DatedRule<number> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the goods and services tax on fees of lenders',
  ...lenderFeeGstValues,
  knownUntil: '2026-11-22',
  source:
    'notification 11/2017 (Rate) of 28 June 2017, financial services; probable, not checked against its text; unchanged on 22 September 2025',
  checkedOn: '2026-11-26',
  certainty: 'probable',
})
