import { changeWords } from '../grammar/changes.ts'
import type { Concept } from '../grammar/concepts.ts'
import { cuesOf, namesOf } from '../grammar/family.ts'
import { inToday } from '../grammar/unheard.ts'
import type { Candidate, Context } from '../plan/candidate.ts'
import { hasPhrase } from '../read/find-concepts.ts'
import { isInside } from '../read/is-inside.ts'
import type { Reading } from '../read/read-words.ts'

/** What changes nothing when it is said after an answer. */
const idle = new Set<Concept>([
  'tenure',
  'rate',
  'after',
  'ageNow',
  'howMuch',
  'untilAge',
  'odds',
  'stake',
  'interestOn',
])

/** What was paid, and not what is to be. */
const paidByThen =
  /\b(?:paid|diy[ae]|chuka\w*|bhara|so far|(?:till|until|upto|up to) now|ab tak|till then|until then|by then|tab tak)\b|दिया|चुका|तब तक/

/** After an answer, "and the interest?" asks for what a question of its own calls the total interest. */
export function withAskedInterest(reading: Reading, before?: Candidate): Reading {
  const { quantities, concepts, text } = reading
  if (quantities.length > 0) return reading
  // After what is owed then, "interest paid" is that of the time until then.
  const isThen = before?.values.afterMonth !== undefined && paidByThen.test(text)
  if (isThen && (concepts.has('interest') || concepts.has('totalInterest')))
    return retell(reading, ['interest', 'totalInterest', 'looseInterest'], ['interestSoFar'])
  if (!concepts.has('interest')) return reading
  // What a SIP earns is called its interest, too.
  return before?.family.kin === 'growth' && before.family.asks.some(({ find }) => find === 'gain')
    ? retell(reading, ['interest', 'totalInterest'], ['profit'])
    : retell(reading, ['interest'], ['interest', 'totalInterest'])
}

/** The same with some things meant instead of others. */
function retell(reading: Reading, instead: readonly Concept[], meant: readonly Concept[]): Reading {
  const isOther = (concept: Concept) => !instead.includes(concept)
  const told = (concepts: readonly Concept[]) =>
    concepts.every(isOther) ? concepts : [...concepts.filter(isOther), ...meant]
  return {
    ...reading,
    concepts: new Set(told([...reading.concepts])),
    mentions: reading.mentions.map((mention) => ({ ...mention, concepts: told(mention.concepts) })),
  }
}

/** "2 years more", "double it": how much of which figure that is would be a guess. */
export function isChangeByAmount({ tokens, quantities, concepts }: Reading): boolean {
  // "Two and a half lakh" changes nothing by half.
  const isFree = (at: number) => !isInside(quantities, at)
  const text = tokens.flatMap((token, at) => (isFree(at) ? [token.text] : [])).join(' ')
  if (concepts.has('prepay') || (concepts.has('stepUp') && /\bstep|top up|badh/.test(text))) return false
  if (concepts.has('stepUp') && concepts.has('yearly')) return false
  return hasPhrase(changeWords, text) || /(?:^| )(?:aur|और)[ .?!]*$/.test(text)
}

/** Whether a question is about something else than the one before, which then has nothing to lend it. */
export function isAnother(
  { quantities, concepts }: Reading,
  fresh: Candidate,
  next: Candidate,
  context: Context,
): boolean {
  if (fresh.family.id === context.family.id || fresh.family.follows?.includes(context.family.id)) return false
  // It was asked which of two ways is meant, and this names one.
  if (context.missing.includes('unclear') && quantities.length === 0) return false
  const isNamed = namesOf(fresh.family).some((concept) => concepts.has(concept))
  // "7 % for 5 years" answers what was asked back about the deposit before.
  const isReply = context.missing.length > 0 && next.missing.length === 0 && fresh.missing.length > 0
  if (!isNamed && isReply) return false
  // "Make it 5 years and 7.5 %" is whole only with the amount before it.
  const isOfTimeAndRate = quantities.every(({ kind }) => kind === 'years' || kind === 'percent')
  if (!isNamed && isOfTimeAndRate && fresh.missing.length > 0 && next.missing.length === 0) return false
  const isKin = fresh.family.kin !== undefined && fresh.family.kin === context.family.kin
  const hasAmount = quantities.some(({ kind }) => kind === 'money' || kind === 'bare')
  return quantities.length >= 2 || (isNamed && (hasAmount || !isKin || next.family.id !== fresh.family.id))
}

/** Whether nothing came of what was said after an answer: the same is asked of the same figures. */
export function isSameQuestion({ concepts }: Reading, next: Candidate, context: Context): boolean {
  // "What is the EMI?" asks for the same once more.
  if (cuesOf(next.ask).some((concept) => concepts.has(concept))) return false
  return (
    context.missing.length === 0 &&
    next.family.id === context.family.id &&
    next.ask === context.ask &&
    JSON.stringify([next.values, next.choices]) === JSON.stringify([context.values, context.choices])
  )
}

/** "Of today's money", "+3 %" after a loss: the same figures, and said to be others. */
export function saysOtherwise({ text, raw }: Reading, { family, values }: Candidate): boolean {
  return (
    (inToday.test(text) && !('inflationPercent' in values)) ||
    (family.id === 'decline' && !/-\s?\d|los/.test(raw))
  )
}

/** Whether words after an answer say anything that could change it. */
export function saysSomething({ quantities, concepts }: Reading): boolean {
  return quantities.length > 0 || [...concepts].some((concept) => !idle.has(concept))
}
