import type { DatedRule, RuleStep } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** The last day of the newest quarter whose rates were notified; a quarter that changes nothing is a new day here. */
export const quarterNotifiedUntil = '2026-12-31'

/** A rate of a small savings scheme, which the Department of Economic Affairs notifies each quarter. */
export function smallSavingsRule(
  name: string,
  steps: readonly RuleStep<number>[],
): Readonly<DatedRule<number>> {
  return datedRuleOf('quarter', {
    name,
    steps,
    knownUntil: quarterNotifiedUntil,
    source:
      'rate histories of the National Savings Institute to March 2026; O.M. F.No.1/4/2019-NS of 30 March, 30 June and 30 September 2026',
    checkedOn: '2026-11-22',
    certainty: 'certain',
  })
}
