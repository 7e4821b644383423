import type { Language } from '../language.ts'
import { loans } from './families/loans.ts'
import { plans } from './families/plans.ts'
import { savings } from './families/savings.ts'
import { finds } from './finds.ts'
import { definitionLabels, labels } from './labels.ts'
import * as sentences from './sentences.ts'
import { steadyExtras } from './steady-extras.ts'
import { tax } from './tax.ts'

/** Everything that the assistant says in English. */
export const en = {
  language: 'en' as Language,
  ...sentences,
  finds,
  labels,
  definitionLabels,
  steadyExtras,
  tax,
  families: { ...savings, ...loans, ...plans },
}
