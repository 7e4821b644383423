import { correct } from './find-concepts.ts'
import type { Quantity } from './quantity.ts'
import { readDates } from './read-dates.ts'
import { readSpans } from './read-spans.ts'
import { type Token, tokenize } from './tokenize.ts'

/** The words of a question, and what is told by more than words: days, financial years and parts of a loan. */
export interface Words {
  /** The text that they were cut from, signs included. */
  raw: string
  /** The same before ages and years were told as times. */
  asked: string
  tokens: readonly Token[]
  /** Each stands for one of the tokens. */
  marks: readonly Quantity[]
  /** Words that are written as names. */
  names: ReadonlySet<string>
  /** A part of a loan is named in it, with or without that word. */
  isOfLoan: boolean
}

const financialYear = /\b(?:(fy|ay)\s*(?:20)?|20)(\d\d)\s*(?:-|\/|to)\s*(?:20)?(\d\d)\b(?![-\d])/g

/** Cuts a text, in the letters and spellings of the vocabulary, into its words, typing errors put right. */
export function cutWords({ raw, asked, names }: Pick<Words, 'raw' | 'asked' | 'names'>): Words {
  const spans = readSpans(raw)
  const found = [
    ...readDates(raw).map(({ iso, index, length }) => ({ kind: 'date' as const, text: iso, index, length })),
    ...readYears(raw),
    ...spans.map(({ span, index, length }) => ({ kind: 'span' as const, text: span, index, length })),
  ].sort((one, other) => one.index - other.index)
  const tokens: Token[] = []
  const marks: Quantity[] = []
  let from = 0
  for (const { kind, text, index, length } of found) {
    if (index < from) continue
    tokens.push(...toTokens(raw.slice(from, index)))
    marks.push({ kind, value: 0, text, start: tokens.length, end: tokens.length + 1 })
    tokens.push({ kind: 'sign', text: `⟨${text}⟩` })
    from = index + length
  }
  tokens.push(...toTokens(raw.slice(from)))
  return { raw, asked, tokens, marks, names, isOfLoan: spans.some(({ isOfLoan }) => isOfLoan) }
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
