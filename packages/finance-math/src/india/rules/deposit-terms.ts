import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** The least that a scheme takes at once, where no other rule has it, and what every deposit is a multiple of; rupees. */
export interface DepositTerms {
  min?: number
  multiple: number
}

/** In what steps the schemes of small savings take money, by their names here; those with a limit of a year have that apart. */
export const depositTerms: DatedRule<{
  ppf: DepositTerms
  ssy: DepositTerms
  scss: DepositTerms
  mis: DepositTerms
  td: DepositTerms & { min: number }
  nsc: DepositTerms & { min: number }
  kvp: DepositTerms & { min: number }
  rd: DepositTerms & { min: number }
}> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'what the schemes of small savings take',
  steps: [
    [
      '2019-12-12',
      {
        ...{
          ppf: { multiple: 50 },
          ssy: { multiple: 50 },
          scss: { multiple: 1000 },
          mis: { multiple: 1000 },
        },
        ...{ td: { min: 1000, multiple: 100 }, nsc: { min: 1000, multiple: 100 } },
        ...{ kvp: { min: 1000, multiple: 100 }, rd: { min: 100, multiple: 10 } },
      },
    ],
  ],
  knownUntil: '2026-12-31',
  source: 'G.S.R. 914(E) to 920(E) and 922(E) of 12 December 2019, as India Post prints them',
  checkedOn: '2026-11-22',
  certainty: 'certain',
})
