import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { epfTaxFreeValues } from './epf-tax-free-values.ts'

/** Own contributions a year whose interest is free of tax: with an employer's beside them, and without. */
export const epfTaxFreeContribution: DatedRule<{ withEmployer: number; alone: number }> =
  /* @__PURE__ */ datedRuleOf('year', {
    name: "the tax on interest of an employee's own contributions",
    ...epfTaxFreeValues,
    knownUntil: '2027-03-31',
    source: 'section 10(11) and (12) of the Income-tax Act, 1961, as amended by the Finance Act, 2021',
    checkedOn: '2026-11-22',
    certainty: 'certain',
  })
