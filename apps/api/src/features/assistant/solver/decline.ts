import type { Answer } from './answering/answer.ts'
import { blockers } from './grammar/blockers.ts'
import { hasPhrase } from './reading/find-concepts.ts'
import { listCurrencies } from './reading/list-currencies.ts'
import type { Reading } from './reading/read-question.ts'

const MOST_UNKNOWN = 2
const help =
  'I answer questions such as "EMI on 50 lakh at 8.5 % for 20 years", "SIP of 10,000 a month at 12 % for 15 years", "FD of 2 lakh at 7 % for 5 years", or "15 % of 2400".'

/** An answer without a figure: the reason, and what can be asked instead. */
export function decline(reason: string, kind: 'declined' | 'clarify' = 'declined'): Answer {
  return { kind, text: `${reason} ${help}`, calculations: [], asked: [] }
}

/** Declines what has words that put it beyond every calculator here; undefined where nothing does. */
export function declineBlocked({ text, concepts }: Reading): Answer | undefined {
  const blocker = blockers.find(
    ({ words, unless, where }) =>
      hasPhrase(words, text) &&
      !unless?.some((concept) => concepts.has(concept)) &&
      (where === undefined || where.some((concept) => concepts.has(concept))),
  )
  return blocker && decline(`I cannot compute ${blocker.says} yet.`)
}

/** Declines amounts of more than one currency, which no calculator here adds up. */
export function declineMixed({ tokens }: Reading): Answer | undefined {
  return listCurrencies(tokens).length > 1
    ? decline('I cannot compute amounts in more than one currency at once.', 'clarify')
    : undefined
}

/** Declines what has too many words that nobody has told us: whatever we computed might be something else. */
export function declineUnclear({ unknown, tokens }: Reading): Answer | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word').length
  const isUnclear = unknown.length > MOST_UNKNOWN && unknown.length > words / 3
  return isUnclear ? decline('I did not understand that.') : undefined
}
