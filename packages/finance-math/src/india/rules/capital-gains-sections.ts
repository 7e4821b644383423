import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** The sections that tax a gain, by the day of sale: the Act of 2025 holds from the year 2026-27 and numbers them anew. */
export const capitalGainsSections: DatedRule<{
  act: string
  equityShort: string
  equityLong: string
  otherLong: string
  debtFund: string
}> = /* @__PURE__ */ datedRuleOf('year', {
  name: 'the numbers of the sections on gains',
  steps: [
    [
      '2018-04-01',
      {
        act: 'Income-tax Act, 1961',
        ...{ equityShort: '111A', equityLong: '112A', otherLong: '112', debtFund: '50AA' },
      },
    ],
    [
      '2026-04-01',
      {
        act: 'Income-tax Act, 2025',
        ...{ equityShort: '196', equityLong: '198', otherLong: '197', debtFund: '76' },
      },
      'probable',
    ],
  ],
  source:
    'section-wise comparison of the Acts of 1961 and 2025 (aubsp.com); section 76 of the Act of 2025 not checked',
  knownUntil: '2027-03-31',
  checkedOn: '2026-11-26',
  certainty: 'certain',
})
