import type { DatedRule } from '../dated-rule.ts'
import {
  type CertificateClosingTerms,
  certificateClosingValues,
  type TimeDepositClosingTerms,
  timeDepositClosingValues,
} from './closing-values.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** The closing of time deposits before their end, by the day of opening. */
export const timeDepositClosingTerms: DatedRule<TimeDepositClosingTerms> = /* @__PURE__ */ datedRuleOf(
  'day',
  {
    name: 'the early closing of a time deposit',
    ...timeDepositClosingValues,
    knownUntil: '2026-12-31',
    source:
      'G.S.R. 922(E) of 12 December 2019, paragraph 8, as amended by G.S.R. 830(E) of 7 November 2023 for accounts opened since 10 November 2023 (SB Order 22/2023 and its clarification of 29 November 2023)',
    checkedOn: '2026-11-30',
    certainty: 'certain',
  },
)

/** What certificates pay before their end, by the day of opening. */
export const certificateClosingTerms: DatedRule<CertificateClosingTerms> = /* @__PURE__ */ datedRuleOf(
  'day',
  {
    name: 'the early closing of certificates',
    ...certificateClosingValues,
    knownUntil: '2026-12-31',
    source:
      'G.S.R. 919(E) of 12 December 2019, paragraph 7, and G.S.R. 920(E), paragraph 6, with their tables as amended on 5 May 2020',
    checkedOn: '2026-11-30',
    certainty: 'certain',
  },
)
