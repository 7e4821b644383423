import type { Concept } from '../grammar/concepts.ts'
import { isFiller } from '../grammar/fillers.ts'
import { numberWords, scales } from '../grammar/number-words.ts'
import { units } from '../grammar/units.ts'
import { dropCorrected } from './drop-corrected.ts'
import { correct, findConcepts, isKnownWord, type Mention } from './find-concepts.ts'
import { isInside } from './is-inside.ts'
import { leaveOutIncome } from './leave-out-income.ts'
import { listDangling } from './list-dangling.ts'
import { listLostPeriods } from './list-lost-periods.ts'
import { listNames } from './list-names.ts'
import { listUnread } from './list-unread.ts'
import { markOutcomes } from './mark-outcomes.ts'
import type { Quantity } from './quantity.ts'
import { readDates } from './read-dates.ts'
import { readQuantities } from './read-quantities.ts'
import { readSpans } from './read-spans.ts'
import { tellAgesAsTime } from './tell-ages-as-time.ts'
import { tellSigns } from './tell-signs.ts'
import { tellYearsAsTime } from './tell-years-as-time.ts'
import { normalize, type Token, tokenize } from './tokenize.ts'

/** A question, taken apart. Positions are those of `tokens`. */
export interface Reading {
  /** The corrected words with single spaces, for phrases. */
  text: string
  /** The normalized question, signs included, for sums. */
  raw: string
  tokens: readonly Token[]
  quantities: readonly Quantity[]
  mentions: readonly Mention[]
  concepts: ReadonlySet<Concept>
  /** Words that are not in the vocabulary. */
  unknown: readonly string[]
  /** Unknown words that are written as names, which only a law may go by. */
  names: readonly string[]
  /** Words that have no part in what was understood: no figure, no phrase of the vocabulary, no filler. */
  unaccounted: readonly string[]
  /** Words that count or name what is asked for and that we cannot read: what we computed would leave them out. */
  unread: readonly string[]
}

/** "Interest compounded quarterly" says how it is added, and asks for none. */
const addedTo = new Set(['compounded', 'compounding', 'compounds', 'credited', 'calculated', 'added'])
/** A minus right before a sign of money; a dash before it has a space on both sides. */
const lostSign = /(?:^|[\s(,])-(?:[₹$€£]|rs\b|inr\b)/
/** So many words apart, two things still belong together. */
const BESIDE = 3
const financialYear = /\b(?:(fy|ay)\s*(?:20)?|20)(\d\d)\s*(?:-|\/|to)\s*(?:20)?(\d\d)\b(?![-\d])/g

/** Takes a question apart: numbers with what they count, dates, and what the words mean. */
export function readQuestion(question: string): Reading {
  const raw = leaveOutIncome(tellYearsAsTime(tellAgesAsTime(tellSigns(normalize(question)))))
  const spans = readSpans(raw)
  const marks = [
    ...readDates(raw).map(({ iso, index, length }) => ({ kind: 'date' as const, text: iso, index, length })),
    ...readYears(raw),
    ...spans.map(({ span, index, length }) => ({
      kind: 'span' as const,
      text: span,
      index,
      length,
    })),
  ].sort((one, other) => one.index - other.index)

  const read: Token[] = []
  const marked: Quantity[] = []
  let from = 0
  for (const { kind, text, index, length } of marks) {
    if (index < from) continue
    read.push(...toTokens(raw.slice(from, index)))
    marked.push({ kind, value: 0, text, start: read.length, end: read.length + 1 })
    // Read once more, a part of a loan is one again.
    read.push({ kind: 'sign', text: kind === 'span' ? `⟨nth ${text} month⟩` : `⟨${text}⟩` })
    from = index + length
  }
  read.push(...toTokens(raw.slice(from)))
  const tokens = marked.length > 0 ? read : dropCorrected(read, readQuantities(read))

  const quantities = markOutcomes(
    tokens,
    [...readQuantities(tokens), ...marked].sort((one, other) => one.start - other.start),
  )
  const free = tokens.map((token, at) =>
    isInside(quantities, at) ? { kind: 'pause' as const, text: '#' } : token,
  )
  const mentions = tellCompounding(
    findConcepts(free).map((mention) => tellApart(mention, quantities, tokens)),
  )
  // A question without a figure may be about nothing else.
  const names = quantities.length > 0 ? listNames(question) : new Set<string>()
  const unaccounted = free.flatMap(({ kind, text }, at) =>
    kind === 'word' && !isAccounted(text) && !isInside(mentions, at) ? [text] : [],
  )
  return {
    unread: [
      ...listUnread(free, mentions),
      ...listDangling(tokens, quantities, mentions),
      ...listShares(tokens, quantities),
      ...listLostPeriods(tokens, quantities, textOf(tokens)),
      ...(lostSign.test(raw) ? ['-'] : []),
      ...listLostGrowth(mentions, quantities),
    ],
    raw,
    tokens,
    quantities,
    mentions,
    text: textOf(tokens),
    concepts: new Set([
      ...mentions.flatMap(({ concepts }) => concepts),
      // "At -4 %" loses so much every year.
      ...(quantities.some(({ isOutcome }) => isOutcome) ? (['target'] as const) : []),
      ...(spans.some(({ isOfLoan }) => isOfLoan) ? (['loan'] as const) : []),
      ...(isBelowZero(quantities) ? (['losing', 'yearly'] as const) : []),
    ]),
    unaccounted: unaccounted.filter((word) => !names.has(word)),
    names: unaccounted.filter((word) => names.has(word)),
    unknown: free.flatMap(({ kind, text }) => (kind === 'word' && !isKnownWord(text) ? [text] : [])),
  }
}

function isBelowZero(quantities: readonly Quantity[]): boolean {
  // Alone it may as well be by how much a rate changes.
  return (
    quantities.length > 1 &&
    quantities.some(({ kind, isNegative }) => kind === 'percent' && isNegative === true)
  )
}

/** Number words that count something are told by `unread`; a unit alone, as in "in rupees", says nothing new. */
function isAccounted(word: string): boolean {
  return isFiller(word) || numberWords.has(word) || scales.has(word) || units.has(word)
}

/** "Compounding saalana", "सालाना चक्रवृद्धि": a year right beside says how often interest is added. */
function tellCompounding(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, index) => {
    const beside = [mentions[index - 1], mentions[index + 1]].filter(
      (other) => other !== undefined && (other.end === mention.start || other.start === mention.end),
    )
    const isYearly =
      beside.some((other) => other?.concepts.includes('compound')) && mention.concepts.includes('yearly')
    return isYearly ? { ...mention, concepts: [...mention.concepts, 'yearlyCompounding'] } : mention
  })
}

/** What a phrase means by what stands beside it. */
function tellApart(mention: Mention, quantities: readonly Quantity[], tokens: readonly Token[]): Mention {
  const { concepts, start, end } = mention
  const without = (concept: Concept) => ({
    ...mention,
    concepts: concepts.filter((other) => other !== concept),
  })
  // "sip amount 4500" tells it; "sip amount?" asks for it.
  if (
    concepts.includes('askSip') &&
    concepts.includes('sip') &&
    quantities.some(({ start: at }) => at === end || (at === end + 1 && tokens[end]?.text === 'of'))
  )
    return without('askSip')
  // "Maturity 5 lakh, 3 years, 7 %, principal?" asks for it.
  const isNamed = quantities.some(
    ({ kind, end: to }) => kind !== 'percent' && kind !== 'years' && to === start,
  )
  if (concepts.includes('principal') && !isNamed && ['?', undefined].includes(tokens[end]?.text))
    return { ...mention, concepts: [...concepts, 'askPrincipal'] }
  // "… 9 %, loan amount?" asks for it.
  const isAskedForLoan =
    concepts.includes('loan') && end - start === 2 && tokens[start + 1]?.text === 'amount'
  if (isAskedForLoan && ['?', undefined].includes(tokens[end]?.text))
    return { ...mention, concepts: [...concepts, 'loanEligible'] }
  // "7 % interest" names a rate; interest that stands alone is an amount.
  const isPhrase = concepts.includes('looseInterest')
  if (concepts.includes('interest') || isPhrase) {
    // "Interest on 80000 at 9 %" asks for the interest, however near the rate stands.
    const isOfAmount = tokens[end - 1]?.text === 'on' && quantities.some(({ start: from }) => from === end)
    const isRate = quantities.some(
      ({ kind, start: from, end: to }) =>
        !isOfAmount &&
        (kind === 'percent' || kind === 'bare') &&
        !quantities.some((other) => other.start >= to && other.end <= start) &&
        (to <= start ? start - to < BESIDE : !isPhrase && from >= end && from - end < BESIDE),
    )
    const isManner = addedTo.has(tokens[end]?.text ?? '')
    if (isRate || isManner) return without('looseInterest')
    return isPhrase ? mention : { ...mention, concepts: [...concepts, 'looseInterest'] }
  }
  // "10 saal ke liye" is for how long; "1 crore ke liye" is for what.
  if (!concepts.includes('target') || !concepts.includes('tenure')) return mention
  const isTime = quantities.some(({ kind, end: before }) => kind === 'years' && before === start)
  return without(isTime ? 'target' : 'tenure')
}

/** "12 % of my SIP" is a part of something, and no rate. */
function listShares(tokens: readonly Token[], quantities: readonly Quantity[]): string[] {
  const owners = ['my', 'our', 'the', 'it', 'this', 'that', 'salary', 'income']
  const isFigure = (at: number) => quantities.some(({ start }) => start === at)
  return quantities.flatMap(({ kind, end }) => {
    const isShare = kind === 'percent' && tokens[end]?.text === 'of'
    return isShare && (owners.includes(tokens[end + 1]?.text ?? '') || isFigure(end + 1)) ? ['of'] : []
  })
}

/** "1 lakh gave 30 % in 3 years, CAGR?" asks for a yearly rate, so that 30 % is none. */
function listLostGrowth(mentions: readonly Mention[], quantities: readonly Quantity[]): string[] {
  const rates = quantities.filter(({ kind }) => kind === 'percent')
  return mentions.flatMap(({ concepts, start, end }) => {
    const isOfRate = rates.some(
      ({ start: from, end: to }) => Math.abs(from - end) < BESIDE || Math.abs(start - to) < BESIDE,
    )
    return concepts.includes('cagr') && rates.length === 1 && !isOfRate ? ['CAGR'] : []
  })
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

function toTokens(text: string): Token[] {
  return tokenize(text).map((token) =>
    token.kind === 'word' ? { ...token, text: correct(token.text) } : token,
  )
}

function readYears(raw: string) {
  return [...raw.matchAll(financialYear)].flatMap((match) => {
    const [whole, prefix, first = '', second = ''] = match
    const start = 2000 + Number(first)
    if (Number(second) !== (start + 1) % 100) return []
    // An assessment year is the year after the financial year that it is about.
    const year = prefix === 'ay' ? start - 1 : start
    const text = `${year}-${String((year + 1) % 100).padStart(2, '0')}`
    return [{ kind: 'financial-year' as const, text, index: match.index, length: whole.length }]
  })
}
