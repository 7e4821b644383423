import type { Phrases } from '../phrases.ts'
import { definitionLabels } from './definition-labels.ts'
import { loans } from './families/loans.ts'
import { plans } from './families/plans.ts'
import { savings } from './families/savings.ts'
import { finds } from './finds.ts'
import { labels } from './labels.ts'
import * as sentences from './sentences.ts'
import { steadyExtras } from './steady-extras.ts'
import { tax } from './tax.ts'

/** Everything that the assistant says in Hindi. */
export const hi: Phrases = {
  language: 'hi' as const,
  ...sentences,
  finds,
  labels,
  definitionLabels,
  steadyExtras,
  tax,
  families: { ...savings, ...loans, ...plans },
}
