import type { Concept } from '../grammar/concepts.ts'
import { isFiller } from '../grammar/fillers.ts'
import { numberWords, scales } from '../grammar/number-words.ts'
import { units } from '../grammar/units.ts'
import type { Words } from './cut-words.ts'
import { dropCorrected } from './drop-corrected.ts'
import { findConcepts, isKnownWord, type Mention } from './find-concepts.ts'
import { isInside } from './is-inside.ts'
import { listDangling } from './list-dangling.ts'
import { listLostPeriods } from './list-lost-periods.ts'
import { listUnread } from './list-unread.ts'
import { markFigures } from './mark-figures.ts'
import type { Quantity } from './quantity.ts'
import { readQuantities } from './read-quantities.ts'
import type { Token } from './tokenize.ts'

/** A question, taken apart. Positions are those of `tokens`. */
export interface Reading {
  /** The corrected words with single spaces, for phrases. */
  text: string
  /** The normalized question, signs included, for sums. */
  raw: string
  /** The question in the letters and spellings of the vocabulary, before ages and years were told as times. */
  asked: string
  /** The question in its own words, where it is told in others. */
  said?: string
  /** A part of a loan is named in it, with or without that word. */
  isOfLoan: boolean
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

/** What words mean together: numbers with what they count, phrases of the vocabulary, and what has no part in either. */
export function readWords(words: Words): Reading {
  const { raw, asked, marks, isOfLoan } = words
  const found = readQuantities(words.tokens)
  const tokens = marks.length > 0 ? words.tokens : dropCorrected(words.tokens, found)
  const quantities = markFigures(
    tokens,
    [...(tokens === words.tokens ? found : readQuantities(tokens)), ...marks].sort(
      (one, other) => one.start - other.start,
    ),
  )
  const free = tokens.map((token, at) =>
    isInside(quantities, at) ? { kind: 'pause' as const, text: '#' } : token,
  )
  const mentions = tellCompounding(
    findConcepts(free).map((mention) => tellApart(mention, quantities, tokens)),
  )
  // A question without a figure may be about nothing else.
  const names = quantities.length > 0 ? words.names : new Set<string>()
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
    asked,
    isOfLoan,
    tokens,
    quantities,
    mentions,
    text: textOf(tokens),
    concepts: new Set([
      ...mentions.flatMap(({ concepts }) => concepts),
      // "At -4 %" loses so much every year.
      ...(quantities.some(({ isOutcome }) => isOutcome) ? (['target'] as const) : []),
      ...(isOfLoan ? (['loan'] as const) : []),
      // "60 EMIs" tells for how long, and of what.
      ...(quantities.some(({ end }) => units.get(tokens[end - 1]?.text ?? '') === 'instalments')
        ? (['loan'] as const)
        : []),
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
