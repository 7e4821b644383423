import type { Concept } from '../grammar/concepts.ts'
import { cuesOf, type Family } from '../grammar/family.ts'
import { lightConcepts } from '../grammar/light-concepts.ts'
import type { Reading } from '../reading/read-question.ts'

const known = new WeakMap<Family, ReadonlySet<Concept>>()

/** The words of a question that carry a meaning which a kind of question has no place for. */
export function listUnexplained(
  { mentions, tokens, unread, unknown, quantities }: Reading,
  family: Family,
): string[] {
  const explained = listConcepts(family)
  const isMonthly = quantities.some(({ per }) => per === 'month')
  const unexplained = mentions.filter(
    ({ concepts }) =>
      !concepts.some(
        (concept) =>
          lightConcepts.has(concept) || explained.has(concept) || (concept === 'monthly' && isMonthly),
      ),
  )
  return [
    ...unread,
    ...(family.isStrict ? unknown : []),
    ...unexplained.map(({ start, end }) =>
      tokens
        .slice(start, end)
        .map(({ text }) => text)
        .join(' '),
    ),
  ]
}

/** Every concept that speaks for a family, for one of its questions, or for one of its figures. */
function listConcepts(family: Family): ReadonlySet<Concept> {
  const found = known.get(family)
  if (found !== undefined) return found
  const { cues, requires = [], variables, choices = {}, asks } = family
  const all = new Set<Concept>([
    ...(Object.keys(cues) as Concept[]).filter((concept) => (cues[concept] ?? 0) > 0),
    ...requires,
    ...Object.values(variables).flatMap(({ hints, avoid = [] }) => [...hints, ...avoid]),
    ...Object.values(choices).flatMap(({ by }) => Object.keys(by) as Concept[]),
    ...asks.flatMap((ask) => [...cuesOf(ask), ...(ask.requires ?? [])]),
  ])
  // What speaks against a family is not explained by standing near one of its figures.
  for (const [concept, weight] of Object.entries(cues)) if (weight < -4) all.delete(concept as Concept)
  known.set(family, all)
  return all
}
