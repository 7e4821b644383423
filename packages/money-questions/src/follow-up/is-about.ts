import type { Concept } from '../grammar/concepts.ts'
import { cuesOf, namesOf } from '../grammar/family.ts'
import { moreOrLess, otherAmounts, otherPercents, otherTimes, yearByYear } from '../grammar/other-figures.ts'
import { inToday } from '../grammar/unheard.ts'
import type { Candidate, Context } from '../plan/candidate.ts'
import { LEAST_BARE_AMOUNT, type Quantity } from '../read/quantity.ts'
import type { Reading } from '../read/read-words.ts'

/** What changes nothing when it is said after an answer. */
export const changesNothing: ReadonlySet<Concept> = new Set<Concept>([
  'tenure',
  'rate',
  'exchangeRate',
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
  const isNearer = next.family.id === context.family.id && next.missing.length < context.missing.length
  const isReply =
    context.missing.length > 0 && fresh.missing.length > 0 && (next.missing.length === 0 || isNearer)
  if (!isNamed && isReply) return false
  // "Make it 5 years and 7.5 %" is whole only with the amount before it.
  const isOfTimeAndRate = quantities.every(({ kind }) => kind === 'years' || kind === 'percent')
  if (!isNamed && isOfTimeAndRate && fresh.missing.length > 0 && next.missing.length === 0) return false
  // "15 lakh for 10 years" after an EMI has that one's rate: two of its figures are others now.
  const isOfTwoFigures =
    next.family.id === context.family.id && next.missing.length === 0 && fresh.missing.length > 0
  const isPaidThen = concepts.has('after') || concepts.has('prepay')
  if (!isNamed && isOfTwoFigures && !isPaidThen && areApart(quantities)) return false
  const isKin = fresh.family.kin !== undefined && fresh.family.kin === context.family.kin
  const hasAmount = quantities.some(({ kind }) => kind === 'money' || kind === 'bare')
  return quantities.length >= 2 || (isNamed && (hasAmount || !isKin || next.family.id !== fresh.family.id))
}

/** Whether each counts something else: an amount, a rate, a time. "16 lakh at 9.5 for 10 years" tells a rate without its sign. */
export function areApart(quantities: Reading['quantities']): boolean {
  const told = quantities.map(({ kind }) => kind)
  const isRate = ({ kind, value }: Quantity) =>
    kind === 'bare' && value < LEAST_BARE_AMOUNT && told.includes('money') && !told.includes('percent')
  const kinds = quantities.map((quantity) =>
    isRate(quantity) ? 'percent' : quantity.kind === 'bare' ? 'money' : quantity.kind,
  )
  return new Set(kinds).size === kinds.length
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
  return quantities.length > 0 || [...concepts].some((concept) => !changesNothing.has(concept))
}

type Values = Readonly<Record<string, number | string>>

/** "2,000 more every year": no single change of a figure. */
export function isYearByYear({ text, raw }: Reading): boolean {
  const said = `${raw} ${text}`
  return yearByYear.test(said) && moreOrLess.test(said)
}

/**
 * "EMI up 10 %", "my share 50 %", "bonus 3 lakh", "2,000 more every year": whether the figure that is said now took the
 * place of one of before although its words speak of something else.
 *
 * @param names words that call a figure of before by its name, and speak of nothing else
 */
export function saysOfAnother(reading: Reading, before: Values, now: Values, names?: RegExp): boolean {
  const changed = Object.keys(now).filter((name) => before[name] !== now[name])
  const hasRate = changed.some((name) => /Percent$/.test(name) && !/StepUp/.test(name))
  const hasAmount = changed.some((name) => !/Percent$|^years$|month|age|financialYear/i.test(name))
  const hasTime = changed.some((name) => name === 'years' || name === 'months')
  const hasMonthly = changed.some((name) => /^monthly/.test(name))
  const said = `${reading.raw} ; ${reading.text}`
  const words = names === undefined ? said : said.replace(names, '')
  return (
    (hasRate && otherPercents.test(words)) ||
    ((hasAmount || hasMonthly) && otherAmounts.test(words)) ||
    (hasTime && otherTimes.test(words)) ||
    (changed.length > 0 && isYearByYear(reading))
  )
}
