import type { Draft } from '../answer/answer.ts'
import { together } from '../answer/parts.ts'
import { blockers } from '../grammar/blockers.ts'
import { fill, type Say } from '../languages/phrases.ts'
import { hasPhrase } from '../read/find-concepts.ts'
import { listCurrencies } from '../read/list-currencies.ts'
import type { Reading } from '../read/read-words.ts'

const MOST_UNKNOWN = 2

/** An answer without a figure: the reason, and what can be asked instead. */
export function decline(reason: Say, kind: 'declined' | 'clarify' = 'declined'): Draft {
  const say: Say = (phrases) => together(reason(phrases), ' ', phrases.sentences.help)
  return { kind, say, calculations: [], asked: [] }
}

/** Asks what is to change, where words after an answer do not say it. */
export function askWhatChanges(): Draft {
  return decline(({ askBack }) => askBack.whatChanges, 'clarify')
}

/** Declines what has words that put it beyond every calculator here; undefined where nothing does. */
export function declineBlocked({ text, concepts }: Reading): Draft | undefined {
  const blocker = blockers.find(
    ({ words, unless, where }) =>
      hasPhrase(words, text) &&
      !unless?.some((concept) => concepts.has(concept)) &&
      (where === undefined || where.some((concept) => concepts.has(concept))),
  )
  return blocker && decline(({ refusals, beyond }) => fill(refusals.beyond, { what: beyond[blocker.says] }))
}

/** Declines amounts of more than one currency, which no calculator here adds up. */
export function declineMixed({ tokens }: Reading): Draft | undefined {
  return listCurrencies(tokens).length > 1
    ? decline(({ refusals }) => refusals.currencies, 'clarify')
    : undefined
}

/** Declines what has too many words that are not in the vocabulary: whatever we computed might be something else. */
export function declineUnclear({ unknown, tokens }: Reading): Draft | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word').length
  const isUnclear = unknown.length > MOST_UNKNOWN && unknown.length > words / 3
  return isUnclear ? decline(({ refusals }) => refusals.notUnderstood) : undefined
}
