import type { Answer } from './answering/answer.ts'
import { compare } from './compare.ts'
import { adviceWords, blockers, changeWords, consent } from './grammar/blockers.ts'
import type { Concept } from './grammar/concepts.ts'
import { namesOf } from './grammar/family.ts'
import type { Candidate, Context } from './matching/candidate.ts'
import { hasPhrase } from './reading/find-concepts.ts'
import { type Reading, readQuestion } from './reading/read-question.ts'
import { normalize } from './reading/tokenize.ts'
import { solveArbitrage } from './special/solve-arbitrage.ts'
import { solveCurrency } from './special/solve-currency.ts'
import { solveFlows } from './special/solve-flows.ts'
import { solveShare, toShape } from './special/solve-share.ts'
import { solveSum } from './special/solve-sum.ts'
import { solveUnits } from './special/solve-units.ts'
import { type Understood, understand } from './understand.ts'

/** A question with those before it in the same talk. */
export interface Question {
  question: string
  /** Earlier questions, oldest first. */
  before?: readonly string[]
  /** Today, in milliseconds since 1970: which financial year it is. */
  now: number
}

const MOST_UNKNOWN = 2
const TURNS = 8
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

/**
 * Answers a question about money by itself: what it means is found by grammar and vocabulary, what it comes to is
 * computed by finance-math. Asks back where something is missing or unclear, and declines what it cannot compute.
 */
export function solve({ question, before = [], now }: Question): Answer {
  const year = financialYear(now)
  let context: Context | undefined
  for (const earlier of before.slice(-TURNS)) context = step(earlier, year, context).context ?? context
  return step(question, year, context).answer
}

interface Step {
  answer: Answer
  context?: Context | undefined
}

function step(question: string, year: string, context: Context | undefined): Step {
  const reading = withAskedInterest(readQuestion(question), context)
  const converted = solveCurrency(reading)
  if (converted !== undefined) return { answer: converted }
  // Every word of these has a part in the sum, so that nothing in them can be out of our reach.
  const shared = solveShare(reading)
  if (shared !== undefined) return { answer: shared }
  const traded = toCryptoGain(reading)
  if (traded !== undefined) return step(traded, year, undefined)
  const blocked = findBlocker(reading)
  if (blocked !== undefined) return { answer: decline(`I cannot compute ${blocked} yet.`) }
  const special = solveFlows(reading) ?? solveArbitrage(reading) ?? solveSum(reading) ?? solveUnits(reading)
  if (special !== undefined) return { answer: special }
  if (isUnclear(reading)) return { answer: decline('I did not understand that.') }

  const fresh = understand(withMultiples(reading, question), year)
  const isComplete = fresh?.candidate.missing.length === 0 && fresh.answer.kind === 'answer'
  if (!isComplete && hasPhrase(adviceWords, reading.text))
    return { answer: decline('I compute; I give no advice and no news.') }
  if (reading.concepts.has('compare') && (reading.quantities.length >= 2 || context === undefined)) {
    const compared = compare(normalize(question), year)
    if (compared !== undefined) return { answer: compared }
    if (fresh !== undefined && !isComplete) return toStep(fresh)
  }
  if (context !== undefined && !(isComplete && isSelfContained(reading, fresh))) {
    if (fresh?.candidate.family.id !== 'loan-prepayment' && isChangeByAmount(reading))
      return {
        answer: {
          ...decline('Please say what the new figure is, not by how much it changes.'),
          kind: 'clarify',
        },
      }
    const next = understand(reading, year, context)
    const isNews =
      fresh !== undefined && isAnother(reading, fresh.candidate, next?.candidate ?? context, context)
    if (next !== undefined && !isNews && saysSomething(reading)) return toStep(next)
  }
  if (fresh !== undefined) return toStep(fresh)
  const isOpen = context?.missing.includes('confirmation') !== true || hasPhrase(consent, reading.text)
  if (context !== undefined && context.missing.length > 0 && isOpen) {
    const again = understand(readQuestion(''), year, context)
    if (again !== undefined) return { answer: again.answer, context }
  }
  if (reading.quantities.length > 0 && context === undefined && reading.concepts.size > 0) {
    return {
      answer: { ...decline('I did not understand what to compute with these figures.'), kind: 'clarify' },
    }
  }
  return { answer: decline('That is not something I can compute.') }
}

/** A question with words that we know and have no place for lends nothing to the one after it. */
function toStep({ answer, candidate }: Understood): Step {
  return { answer, context: candidate.unexplained.length > 0 ? undefined : candidate }
}

const help =
  'I answer questions such as "EMI on 50 lakh at 8.5 % for 20 years", "SIP of 10,000 a month at 12 % for 15 years", "FD of 2 lakh at 7 % for 5 years", or "15 % of 2400".'

function decline(reason: string): Answer {
  return { kind: 'declined', text: `${reason} ${help}`, calculations: [], asked: [] }
}

function findBlocker({ text, concepts }: Reading): string | undefined {
  return blockers.find(
    ({ words, unless, where }) =>
      hasPhrase(words, text) &&
      !unless?.some((concept) => concepts.has(concept)) &&
      (where === undefined || where.some((concept) => concepts.has(concept))),
  )?.says
}

/** Too many words that nobody has told us: whatever we computed might be something else. */
function isUnclear({ unknown, tokens }: Reading): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').length
  return unknown.length > MOST_UNKNOWN && unknown.length > words / 3
}

/** "2 years more", "double it": how much of which figure that is would be a guess. */
function isChangeByAmount({ tokens, quantities, concepts }: Reading): boolean {
  // "Two and a half lakh" changes nothing by half.
  const isFree = (at: number) => !quantities.some(({ start, end }) => at >= start && at < end)
  const text = tokens.flatMap((token, at) => (isFree(at) ? [token.text] : [])).join(' ')
  if (concepts.has('prepay') || (concepts.has('stepUp') && /\bstep|top up|badh/.test(text))) return false
  if (concepts.has('stepUp') && concepts.has('yearly')) return false
  return hasPhrase(changeWords, text) || /(?:^| )(?:aur|और)[ .?!]*$/.test(text)
}

/** Whether a question is about something else than the one before, which then has nothing to lend it. */
function isAnother(
  { quantities, concepts }: Reading,
  fresh: Candidate,
  next: Candidate,
  context: Context,
): boolean {
  if (fresh.family.id === context.family.id || fresh.family.follows?.includes(context.family.id)) return false
  const isNamed = namesOf(fresh.family).some((concept) => concepts.has(concept))
  // "7 % for 5 years" answers what was asked back about the deposit before.
  const isReply = context.missing.length > 0 && next.missing.length === 0 && fresh.missing.length > 0
  if (!isNamed && isReply) return false
  const isKin = fresh.family.kin !== undefined && fresh.family.kin === context.family.kin
  const hasAmount = quantities.some(({ kind }) => kind === 'money' || kind === 'bare')
  return quantities.length >= 2 || (isNamed && (hasAmount || !isKin || next.family.id !== fresh.family.id))
}

/** Whether a question needs nothing of what was said before. */
function isSelfContained({ quantities }: Reading, fresh: Understood | undefined): boolean {
  return fresh !== undefined && quantities.length >= 2
}

function saysSomething({ quantities, concepts }: Reading): boolean {
  return quantities.length > 0 || [...concepts].some((concept) => !idle.has(concept))
}

/** After an answer, "and the interest?" asks for what a question of its own calls the total interest. */
function withAskedInterest(reading: Reading, context: Context | undefined): Reading {
  const { quantities, concepts, mentions } = reading
  if (context === undefined || quantities.length > 0 || !concepts.has('interest')) return reading
  return {
    ...reading,
    concepts: new Set<Concept>([...concepts, 'totalInterest']),
    mentions: mentions.map((mention) =>
      mention.concepts.includes('interest')
        ? { ...mention, concepts: [...mention.concepts, 'totalInterest'] }
        : mention,
    ),
  }
}

/** "Bought bitcoin for 5 lakh, sold for 7 lakh, tax?" asks for the tax on what was gained. */
function toCryptoGain(reading: Reading): string | undefined {
  const { concepts, quantities } = reading
  const [bought, sold] = quantities
  if (!concepts.has('crypto') || !concepts.has('tax') || bought === undefined || sold === undefined)
    return undefined
  const isTrade = /^(?:CHARGE )?BOUGHT N SOLD N(?: (?:UP|PROFIT))*(?: CHARGE)?(?: PAID)?$/.test(
    toShape(reading) ?? '',
  )
  return isTrade && sold.value > bought.value
    ? `tax on crypto gain of rs ${sold.value - bought.value}`
    : undefined
}

const multiples = { double: 2, triple: 3, quadruple: 4 } as const

/** "Double my money" is 2 lakh from 1 lakh, or any other amount. */
function withMultiples(reading: Reading, question: string): Reading {
  const { concepts, quantities } = reading
  if (quantities.some(({ kind }) => kind === 'money' || kind === 'bare')) return reading
  const said = (Object.keys(multiples) as (keyof typeof multiples)[]).filter((concept) =>
    concepts.has(concept),
  )
  const [multiple, ...others] = said
  // "If it doubles in 5 years, when does it triple?" is two questions.
  if (multiple === undefined || others.length > 0) return reading
  const told = readQuestion(
    `lump sum of rs 100000 to grow to target of rs ${multiples[multiple]}00000, ${question}`,
  )
  return { ...told, mentions: told.mentions.filter((mention) => !mention.concepts.includes(multiple)) }
}

/** The Indian financial year of a moment, as rule packs call it. */
function financialYear(now: number): string {
  const date = new Date(now)
  const start = date.getUTCMonth() >= 3 ? date.getUTCFullYear() : date.getUTCFullYear() - 1
  const latest = Math.min(Math.max(start, 2024), 2026)
  return `${latest}-${String((latest + 1) % 100).padStart(2, '0')}`
}
