import { type ShareSign, shareWords } from '../../grammar/shares.ts'
import { toPlainLetters } from '../../grammar/to-plain-letters.ts'
import type { Token } from '../../read/tokenize.ts'

const signs: ReadonlyMap<string, ShareSign> = new Map(
  Object.entries(shareWords).flatMap(([sign, words]) =>
    words.split(', ').map((word) => [toPlainLetters(word), sign as ShareSign] as const),
  ),
)
const longest = Math.max(...[...signs.keys()].map((phrase) => phrase.split(' ').length))

/** The longest phrase that means something in a shape and begins at a word. */
export function readSign(tokens: readonly Token[], at: number): { sign: ShareSign; end: number } | undefined {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const phrase = tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ')
    const sign = signs.get(phrase)
    if (sign !== undefined) return { sign, end: at + length }
  }
  return undefined
}
