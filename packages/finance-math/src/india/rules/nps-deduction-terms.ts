import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { type NpsDeductionTerms, npsDeductionValues } from './nps-deduction-values.ts'

/** Deductions for contributions: rupees a year, percent of basic pay and dearness allowance. */
export const npsDeductionTerms: DatedRule<NpsDeductionTerms> = /* @__PURE__ */ datedRuleOf('year', {
  name: 'the deductions for the National Pension System',
  ...npsDeductionValues,
  knownUntil: '2027-03-31',
  source:
    'sections 80CCD(1), (1B), (2) and 80CCE of the Income-tax Act, 1961, as amended by the Finance (No. 2) Act, 2024; the 10 % of 80CCD(1) and the 14 % of governments in the old regime are probable, not checked against the text',
  checkedOn: '2026-11-22',
  certainty: 'probable',
})
