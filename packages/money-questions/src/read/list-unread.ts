import { alsoOtherWords, numberWords } from '../grammar/number-words.ts'
import { isKnownWord, type Mention } from './find-concepts.ts'
import { isInside } from './is-inside.ts'
import type { Token } from './tokenize.ts'

const asking = /^(?:how many|kitne|kitni|kitna|कितने|कितनी|कितना)$/

/**
 * Words that matter and that were not read: a small number in words that counts nothing we know ("three funds"),
 * and a word we do not know right after the one that asks ("how many coupons").
 */
export function listUnread(tokens: readonly Token[], mentions: readonly Mention[]): string[] {
  const isSpoken = (at: number) => isInside(mentions, at)
  return tokens.flatMap(({ kind, text }, at) => {
    if (kind !== 'word') {
      // "EMI kitni 50 lakh 20 saal" asks for the EMI.
      const isOfName =
        /^कित|^kit/.test(tokens[at - 1]?.text ?? '') && mentions.some(({ end }) => end === at - 1)
      return kind === 'pause' && text === '#' && !isOfName && asksBefore(tokens, at) ? ['how many'] : []
    }
    const number = numberWords.get(text)
    if (number !== undefined && number > 1 && !alsoOtherWords.has(text) && !isSpoken(at)) return [text]
    return asksBefore(tokens, at) && !isKnownWord(text) ? [text] : []
  })
}

function asksBefore(tokens: readonly Token[], at: number): boolean {
  const one = tokens[at - 1]?.text ?? ''
  return asking.test(one) || asking.test(`${tokens[at - 2]?.text} ${one}`)
}
