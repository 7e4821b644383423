import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { type KvpPrematureTable, kvpPrematureValues } from './kvp-premature-values.ts'

/**
 * What a Kisan Vikas Patra pays before it has doubled where that is a notified table which follows from no rate; the
 * tables of later rates are one point below the rate, to the rupee.
 */
export const kvpPrematureTables: DatedRule<KvpPrematureTable> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the Kisan Vikas Patra of 2014',
  ...kvpPrematureValues,
  knownUntil: '2016-03-31',
  source:
    'Kisan Vikas Patra Rules, 2014, rule 17(3), G.S.R. 705(E) of 23 September 2014, its table as nupepostmenp4.blogspot.com quotes it',
  checkedOn: '2026-11-29',
  certainty: 'probable',
})
