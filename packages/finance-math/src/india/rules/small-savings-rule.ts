import type { DatedRule, RuleStep } from '../dated-rule.ts'

/**
 * A rate of a small savings scheme. The Department of Economic Affairs notifies the rates each quarter; a
 * quarter that changes nothing moves `knownUntil` alone.
 */
export function smallSavingsRule(
  name: string,
  steps: readonly RuleStep<number>[],
): Readonly<DatedRule<number>> {
  return {
    name,
    steps,
    knownUntil: '2026-12-31',
    source:
      'rate histories of the National Savings Institute to March 2026; O.M. F.No.1/4/2019-NS of 30 March, 30 June and 30 September 2026',
    checkedOn: '2026-11-22',
    certainty: 'certain',
  }
}
