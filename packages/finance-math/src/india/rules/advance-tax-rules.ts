import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** When which part of a year's tax is due in advance, and what it costs to be late. */
export const advanceTaxTerms: DatedRule<{
  /** Rupees after tax deducted at source, from which on it is due. */
  from: number
  /** Month (1: January) and share in percent, for the fifteenth; what is enough to be spared; months of interest. */
  instalments: readonly {
    month: number
    percent: number
    enoughPercent: number
    months: number
  }[]
  interestPercent: number
  /** Who has paid this part by 31 March owes no interest under section 234B. */
  enoughPercent: number
}> = /* @__PURE__ */ datedRuleOf('year', {
  name: 'the four instalments of advance tax for everybody',
  steps: [
    [
      '2016-04-01',
      {
        from: 10_000,
        instalments: [
          { month: 6, percent: 15, enoughPercent: 12, months: 3 },
          { month: 9, percent: 45, enoughPercent: 36, months: 3 },
          { month: 12, percent: 75, enoughPercent: 75, months: 3 },
          { month: 3, percent: 100, enoughPercent: 100, months: 1 },
        ],
        interestPercent: 1,
        enoughPercent: 90,
      },
    ],
  ],
  knownUntil: '2027-03-31',
  source:
    'sections 208, 211, 234B and 234C of the Income-tax Act, 1961, and rule 119A (taxtmi.com, caclubindia.com)',
  checkedOn: '2026-11-23',
  certainty: 'certain',
})
