import type { Concept } from './solver/grammar/concepts.ts'
import { findConcepts } from './solver/reading/find-concepts.ts'
import { normalize, tokenize } from './solver/reading/tokenize.ts'

/** What people call a result, by the ids that calculators give it. */
const results: Readonly<Partial<Record<Concept, readonly string[]>>> = {
  emi: ['emi', 'newEmi'],
  totalInterest: ['totalInterest', 'interest'],
  totalPayment: ['totalPayment', 'total'],
  profit: ['gain', 'interest', 'profit', 'totalInterest'],
  investedTotal: ['totalInvested'],
  outstanding: ['outstanding'],
  withdrawnTotal: ['totalWithdrawn'],
}
/** So much text before a figure may hold its name. */
const TAIL = 80
/** Words between a name and its figure that leave the one the name of the other. */
const linking = new Set(
  'is are was be will would comes come came to amounts amount equals equal of about approximately around roughly just only exactly = : - * rs inr ₹ $ € £ ( every month each monthly'.split(
    ' ',
  ),
)

/** The ids of the results that a figure is called by the text right before it; undefined where it has no name. */
export function nameOfFigure(before: string): readonly string[] | undefined {
  const tail = before.slice(-TAIL)
  // Cut anywhere, it may begin within a word.
  const whole = before.length > TAIL ? tail.slice(tail.search(/\s/) + 1) : tail
  const tokens = tokenize(normalize(whole))
  const last = findConcepts(tokens).findLast(({ concepts }) => concepts.some((concept) => concept in results))
  if (last === undefined || !tokens.slice(last.end).every(({ text }) => linking.has(text))) return undefined
  return last.concepts.flatMap((concept) => results[concept] ?? [])
}
