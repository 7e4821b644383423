import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** What may be taken out of the fund: months, years, percent, rupees. One project's reading of the new scheme. */
export const epfWithdrawalTerms: DatedRule<{
  minMembershipMonths: number
  partPercent: number
  wholeAfterMonthsUnemployed: number
  wholeFromAge: number
  tdsPercent: number
  tdsWithoutPanPercent: number
  /** What is less is free (section 192A): tax is deducted from this very amount on. */
  tdsAbove: number
  tdsUnderYears: number
}> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the rules of withdrawal of the EPF Scheme, 2026,',
  steps: [
    [
      '2026-01-01',
      {
        minMembershipMonths: 12,
        partPercent: 75,
        wholeAfterMonthsUnemployed: 12,
        wholeFromAge: 55,
        tdsPercent: 10,
        tdsWithoutPanPercent: 20,
        tdsAbove: 50_000,
        tdsUnderYears: 5,
      },
    ],
  ],
  knownUntil: '2026-11-22',
  source:
    'the EPF Scheme, 2026, as a public project has it; section 192A for the tax, its 20 % without a PAN not checked',
  checkedOn: '2026-11-22',
  certainty: 'uncertain',
})
