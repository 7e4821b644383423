import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { type GratuityTerms, gratuityValues } from './gratuity-values.ts'

/** The most that the law makes an employer pay, and that is free of tax, in rupees. */
export const gratuityCap: DatedRule<number> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the limit of gratuity',
  steps: [
    ['1997-09-24', 350_000, 'uncertain'],
    ['2010-05-24', 1_000_000, 'uncertain'],
    ['2018-03-29', 2_000_000],
  ],
  knownUntil: '2026-11-22',
  source:
    'S.O. 1420(E) of 29 March 2018; whether 20 lakh binds under the Code on Social Security, 2020, is open',
  checkedOn: '2026-11-22',
  certainty: 'certain',
})

/** Days of wages for a year of service, and how long one must have served. */
export const gratuityTerms: DatedRule<GratuityTerms> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the Payment of Gratuity Act',
  ...gratuityValues,
  knownUntil: '2026-11-22',
  source:
    'Payment of Gratuity Act, 1972, section 4; Code on Social Security, 2020, sections 53 and 54, in force by S.O. 5319(E) of 21 November 2025, as quoted; section 10(10) of the Income-tax Act, 1961',
  checkedOn: '2026-11-22',
  certainty: 'certain',
})
