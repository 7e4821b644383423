import { asking } from '../grammar/asking.ts'
import type { Concept } from '../grammar/concepts.ts'
import { type Ask, cuesOf, type Family } from '../grammar/family.ts'
import { lightConcepts } from '../grammar/light-concepts.ts'
import { units } from '../grammar/units.ts'
import type { Mention } from '../read/find-concepts.ts'
import type { Reading } from '../read/read-words.ts'

/** So many words apart, two things still belong together. */
const BESIDE = 4
const ofRates: ReadonlySet<Concept> = new Set<Concept>([
  'returns',
  'rate',
  'interest',
  'compound',
  'stepUp',
  'income',
  'salary',
  'tax',
  'inflation',
])
const known = new WeakMap<Ask, ReadonlySet<Concept>>()

/** The words of a question that carry a meaning which a kind of question has no place for. */
export function listUnexplained(
  { mentions, tokens, unread, quantities }: Reading,
  family: Family,
  ask: Ask,
): string[] {
  const explained = listConcepts(family, ask)
  const isMonthly = quantities.some(({ per }) => per === 'month')
  // "Every year" answers what was asked back.
  const isAskedYearly = family.asks.some(({ unclear }) => unclear?.unless.includes('yearly'))
  const isYearly = (mention: Mention) =>
    family.id === 'step-up-sip' ||
    isAskedYearly ||
    isBesideYearlyFigure(mention, quantities) ||
    isBesideRate(mention, mentions)
  const unexplained = mentions.filter(
    (mention) =>
      !mention.concepts.some((concept) =>
        concept === 'yearly'
          ? isYearly(mention)
          : (lightConcepts.has(concept) && !(concept === 'invest' && isSavedOnLoan(mention, family))) ||
            explained.has(concept) ||
            (concept === 'monthly' && isMonthly),
      ),
  )
  const isPaidMonthly = Object.values(family.variables).some(({ kind }) => kind === 'money-a-month')
  // Nobody pays by the month for ten weeks.
  const ofDays = quantities.flatMap(({ kind, end }) => {
    const word = tokens[end - 1]?.text ?? ''
    const unit = units.get(word)
    return isPaidMonthly && kind === 'years' && (unit === 'weeks' || unit === 'days') ? [word] : []
  })
  return [
    ...unread,
    ...ofDays,
    ...unexplained.map(({ start, end }) =>
      tokens
        .slice(start, end)
        .map(({ text }) => text)
        .join(' '),
    ),
  ]
}

/** "What do I save" on a loan asks for a difference; in a plan of savings it is what is paid in. */
function isSavedOnLoan({ concepts }: Mention, { kin }: Family): boolean {
  return kin === 'loan' && concepts.includes('saved')
}

/** "12 % yearly", "5 lakh a year": what comes once a year is the figure beside it. */
function isBesideYearlyFigure({ start, end }: Mention, quantities: Reading['quantities']): boolean {
  return quantities.some(
    ({ kind, per, start: from, end: to }) =>
      (kind === 'percent' || kind === 'bare' || per === 'year') &&
      ((to <= start && start - to < BESIDE) || (from >= end && from - end < BESIDE)),
  )
}

/** "yearly returns", "interest yearly". */
function isBesideRate({ start, end }: Mention, mentions: Reading['mentions']): boolean {
  return mentions.some(
    ({ concepts, start: from, end: to }) =>
      concepts.some((concept) => ofRates.has(concept)) && (to === start || from === end),
  )
}

/** Every concept that speaks for a family, for one of its questions, or for one of its figures. */
function listConcepts(family: Family, ask: Ask): ReadonlySet<Concept> {
  const found = known.get(ask)
  if (found !== undefined) return found
  const { cues, requires = [], variables, choices = {} } = family
  const all = new Set<Concept>([
    ...(Object.keys(cues) as Concept[]).filter((concept) => (cues[concept] ?? 0) > 0),
    ...requires,
    ...Object.values(variables).flatMap(({ hints, avoid = [] }) => [...hints, ...avoid]),
    ...Object.values(choices).flatMap(({ by }) => Object.keys(by) as Concept[]),
    ...cuesOf(ask),
    ...(ask.requires ?? []),
  ])
  // What asks for another figure of the family is no word for this one.
  const own = new Set<Concept>([...cuesOf(ask), ...(ask.requires ?? [])])
  for (const other of family.asks)
    for (const concept of cuesOf(other))
      if (asking.includes(concept) && concept !== 'cagr' && !own.has(concept) && !requires.includes(concept))
        all.delete(concept)
  // What speaks against a family is not explained by standing near one of its figures.
  for (const [concept, weight] of Object.entries(cues)) if (weight < -4) all.delete(concept as Concept)
  known.set(ask, all)
  return all
}
