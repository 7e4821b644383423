import { numberWords, scales, toPlainLetters } from '@pkg/money-questions'

const LONGEST_WAIT = 400
/** So much after a figure may say what it counts. */
const TAIL = 40

/**
 * Where the text that can be checked ends, and what may still go on begins; 0 where nothing can be yet.
 * Sentences and lines are complete, unless they end in a figure whose unit may still come; very long ones are cut
 * between two words that say nothing of a figure.
 */
export function lastBoundary(text: string): number {
  const ends = text.matchAll(/(?<![\p{Nd}*_`)])[.!?:;]\s|(?<=[\p{Nd}*_`)])[.!?]\s|(?<![\p{Nd}*_`)\s])\n/gu)
  const last = lastOf(text, ends)
  if (last > 0 || text.length <= LONGEST_WAIT) return last
  return lastOf(text, text.slice(0, -TAIL).matchAll(/(?<=\p{L})\s/gu))
}

/** Where the last of the places ends at which no number in words is cut off from what it counts. */
function lastOf(text: string, places: Iterable<RegExpExecArray>): number {
  const last = [...places].findLast(
    ({ index }) =>
      !isNumberWord(/\p{L}[\p{L}\p{M}]*$/u.exec(text.slice(Math.max(0, index - TAIL), index))?.[0]),
  )
  return last === undefined ? 0 : last.index + last[0].length
}

function isNumberWord(word = ''): boolean {
  const lower = toPlainLetters(word.toLowerCase())
  return numberWords.has(lower) || scales.has(lower)
}
