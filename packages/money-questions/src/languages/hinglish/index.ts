import type { Phrases } from '../phrases.ts'
import { loans } from './families/loans.ts'
import { plans } from './families/plans.ts'
import { savings } from './families/savings.ts'
import { finds } from './finds.ts'
import { definitionLabels, labels } from './labels.ts'
import * as sentences from './sentences.ts'
import { steadyExtras } from './steady-extras.ts'
import { tax } from './tax.ts'

/** Everything that the assistant says in Hinglish. */
export const hinglish: Phrases = {
  language: 'hinglish' as const,
  ...sentences,
  finds,
  labels,
  definitionLabels,
  steadyExtras,
  tax,
  families: { ...savings, ...loans, ...plans },
}
