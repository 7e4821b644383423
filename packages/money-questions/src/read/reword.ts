import { type Stretch, wordsBeside } from './find-words.ts'
import type { Quantity } from './quantity.ts'
import { type Reading, readWords } from './read-words.ts'
import { normalize, type Token, tokenize } from './tokenize.ts'

/** Words of a question: some of its own, some of another one's, or words of the vocabulary for what was understood. */
type Piece = Stretch | { of: Reading; words: Stretch } | string

const ofMarks: readonly Quantity['kind'][] = ['date', 'financial-year', 'span']

/**
 * The question that these words are: its own with some left out, moved or replaced. Its text is not read again; only what
 * the words mean together is found anew.
 */
export function reword(reading: Reading, ...pieces: readonly Piece[]): Reading {
  const tokens: Token[] = []
  const marks: Quantity[] = []
  for (const piece of pieces) {
    if (typeof piece === 'string') tokens.push(...tokenize(piece))
    else {
      const { of, words } = 'of' in piece ? piece : { of: reading, words: piece }
      const [from, to] = words
      const move = tokens.length - from
      for (const quantity of of.quantities)
        if (ofMarks.includes(quantity.kind) && quantity.start >= from && quantity.end <= to)
          marks.push({ ...quantity, start: quantity.start + move, end: quantity.end + move })
      tokens.push(...of.tokens.slice(from, to))
    }
  }
  const raw = tokens.map(({ text }) => text).join(' ')
  const isOfLoan = reading.isOfLoan && marks.some(({ kind }) => kind === 'span')
  return readWords({ raw, asked: raw, tokens, marks, isOfLoan, names: new Set(reading.names) })
}

/** A question without some of its words. */
export function withoutWords(reading: Reading, ...stretches: readonly Stretch[]): Reading {
  return reword(reading, ...wordsBeside(reading.tokens.length, stretches))
}

/** The words of a question for which something holds. */
export function keepWords({ tokens }: Reading, isKept: (token: Token, at: number) => boolean): Stretch[] {
  return tokens.flatMap((token, at): Stretch[] => (isKept(token, at) ? [[at, at + 1]] : []))
}

/** All words of a question. */
export function allWords({ tokens }: Reading): Stretch {
  return [0, tokens.length]
}

/** A question with other words in the place of some of its own. */
export function replaceWords(reading: Reading, found: readonly Stretch[], instead: string): Reading {
  if (found.length === 0) return reading
  const pieces = found.flatMap(([start], index): Piece[] => [[found[index - 1]?.[1] ?? 0, start], instead])
  return reword(reading, ...pieces, [found.at(-1)?.[1] ?? 0, reading.tokens.length])
}

/** Words of the vocabulary, such as those that one of several options stands for. */
export function readOwnWords(text: string): Reading {
  const raw = normalize(text)
  return readWords({ raw, asked: raw, tokens: tokenize(raw), marks: [], isOfLoan: false, names: new Set() })
}
