import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** The most of a home's price that a bank may lend: up to which loan in rupees (null: any), which percent. */
export const homeLoanShares: DatedRule<readonly (readonly [upTo: number | null, percent: number])[]> =
  /* @__PURE__ */ datedRuleOf('day', {
    name: 'the limit of home loans against the price',
    steps: [
      [
        '2017-06-07',
        [
          [3_000_000, 90],
          [7_500_000, 80],
          [null, 75],
        ],
      ],
    ],
    knownUntil: '2026-11-22',
    source:
      'Reserve Bank of India, circular of 7 June 2017 on individual housing loans; probable, not checked against its text',
    checkedOn: '2026-11-22',
    certainty: 'uncertain',
  })
