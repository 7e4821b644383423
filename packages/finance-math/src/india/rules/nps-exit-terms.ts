import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { type NpsExitTerms, npsExitValues } from './nps-exit-values.ts'

/**
 * The exit rules. Early exit before December 2025, and until which age it could wait, were not checked against a text; nor was that nothing of section 10(12A) of the
 * Income-tax Act has followed, by which what goes beyond 60 % of the corpus is taxed.
 */
export const npsExitTerms: DatedRule<NpsExitTerms> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the exit from the National Pension System',
  ...npsExitValues,
  knownUntil: '2026-11-22',
  source:
    "PFRDA's exit regulations as amended in December 2025, quoted by the Press Information Bureau on 19 December 2025 (PRID 2206763) and by govtemployeeshub.com; the tax on what goes beyond 60 % is uncertain",
  checkedOn: '2026-11-22',
  certainty: 'certain',
})
