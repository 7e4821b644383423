import type { Concept } from '../grammar/concepts.ts'
import { correct, findConcepts, isKnownWord, type Mention } from './find-concepts.ts'
import { listUnread } from './list-unread.ts'
import type { Quantity } from './quantity.ts'
import { readDates } from './read-dates.ts'
import { readQuantities } from './read-quantities.ts'
import { tellAgesAsTime } from './tell-ages-as-time.ts'
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
  /** Words that nobody has told us. */
  unknown: readonly string[]
  /** Words that count or name what is asked for and that we cannot read: what we computed would leave them out. */
  unread: readonly string[]
}

/** So many words apart, two things still belong together. */
const BESIDE = 3
const financialYear = /\b(?:(fy|ay)\s*(?:20)?|20)(\d\d)\s*(?:-|\/|to)\s*(?:20)?(\d\d)\b(?![-\d])/g

/** Takes a question apart: numbers with what they count, dates, and what the words mean. */
export function readQuestion(question: string): Reading {
  const raw = tellAgesAsTime(normalize(question))
  const marks = [
    ...readDates(raw).map(({ iso, index, length }) => ({ kind: 'date' as const, text: iso, index, length })),
    ...readYears(raw),
  ].sort((one, other) => one.index - other.index)

  const tokens: Token[] = []
  const marked: Quantity[] = []
  let from = 0
  for (const { kind, text, index, length } of marks) {
    if (index < from) continue
    tokens.push(...toTokens(raw.slice(from, index)))
    marked.push({ kind, value: 0, text, start: tokens.length, end: tokens.length + 1 })
    tokens.push({ kind: 'sign', text: `⟨${text}⟩` })
    from = index + length
  }
  tokens.push(...toTokens(raw.slice(from)))

  const quantities = [...readQuantities(tokens), ...marked].sort((one, other) => one.start - other.start)
  const free = tokens.map((token, at) =>
    quantities.some(({ start, end }) => at >= start && at < end)
      ? { kind: 'pause' as const, text: '#' }
      : token,
  )
  const mentions = findConcepts(free).map((mention) => tellApart(mention, quantities))
  return {
    unread: [...listUnread(free, mentions), ...listShares(tokens, quantities)],
    raw,
    tokens,
    quantities,
    mentions,
    text: tokens.map(({ text }) => text).join(' '),
    concepts: new Set(mentions.flatMap(({ concepts }) => concepts)),
    unknown: free.flatMap(({ kind, text }) => (kind === 'word' && !isKnownWord(text) ? [text] : [])),
  }
}

/** What a phrase means by what stands beside it. */
function tellApart(mention: Mention, quantities: readonly Quantity[]): Mention {
  const { concepts, start, end } = mention
  const without = (concept: Concept) => ({
    ...mention,
    concepts: concepts.filter((other) => other !== concept),
  })
  // "sip amount 4500" tells it; "sip amount?" asks for it.
  if (
    concepts.includes('askSip') &&
    concepts.includes('sip') &&
    quantities.some(({ start: at }) => at === end)
  )
    return without('askSip')
  // "7 % interest" names a rate; interest that stands alone is an amount.
  const isPhrase = concepts.includes('looseInterest')
  if (concepts.includes('interest') || isPhrase) {
    const isRate = quantities.some(
      ({ kind, start: from, end: to }) =>
        (kind === 'percent' || kind === 'bare') &&
        (to <= start ? start - to < BESIDE : !isPhrase && from >= end && from - end < BESIDE),
    )
    if (isRate) return without('looseInterest')
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
  return quantities.flatMap(({ kind, end }) => {
    const isShare = kind === 'percent' && tokens[end]?.text === 'of'
    return isShare && owners.includes(tokens[end + 1]?.text ?? '') ? ['of'] : []
  })
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
