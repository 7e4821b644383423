import { closest, distance } from 'fastest-levenshtein'
import { inPlainOrder } from '../grammar/rephrasings/in-plain-order.ts'
import { partRephrasings } from '../grammar/rephrasings/parts-of-questions.ts'
import { saidPlainly } from '../grammar/rephrasings/said-plainly.ts'
import { topics, wordsKnownTo } from '../grammar/rephrasings/topics.ts'
import { wholeRephrasings } from '../grammar/rephrasings/whole-questions.ts'
import { spellings } from '../grammar/spellings.ts'
import { things } from '../grammar/things.ts'
import { units } from '../grammar/units.ts'
import { correct, isEverydayWord, isKnownWord } from './find-concepts.ts'

const letters = /[a-z]{4,}/g
const beginnings = /[a-z]{4,}(?=\\w\*)/g
const patterns = [
  ...spellings.map(([pattern]) => pattern),
  ...[...inPlainOrder, ...saidPlainly, ...partRephrasings].map(([pattern]) => pattern),
  ...wholeRephrasings.flatMap(({ shape, about }) => [shape, about]),
]
/** Words of the patterns that a text is told anew by: these are no slips, whatever else they resemble. */
const ofPatterns = new Set(
  patterns.flatMap(({ source }) => source.replace(/\\[a-z]/gi, ' ').match(letters) ?? []),
)
/** What such words begin with, whatever their endings. */
const stems = ['bacha', ...new Set(patterns.flatMap(({ source }) => source.match(beginnings) ?? []))]
const idleWords = new Set([
  ...wholeRephrasings.flatMap(({ idle }) => [...idle]),
  ...topics.flatMap((topic) => [...wordsKnownTo(topic)]),
])

/**
 * A text with its typing errors put right, before anything is told anew in it: "pecrent" is a percent for every pattern, or
 * for none.
 */
export function correctWords(text: string): string {
  return text.replace(/(?<![\w.@/])[a-z]{5,}(?![\w@/])/g, (word) =>
    isOfPattern(word) ? word : putRight(word),
  )
}

const isOfPattern = (word: string) =>
  ofPatterns.has(word) || idleWords.has(word) || stems.some((stem) => word.startsWith(stem))

const longest = [...ofPatterns, 'badhkar', 'ghatkar'].filter((word) => word.length >= 6)

/** The word of a pattern that is meant; any other is put right where words are read, by what calculators call their figures. */
function putRight(word: string): string {
  const found = correct(word)
  if (found !== word) return ofPatterns.has(found) ? found : word
  const isPlain = isKnownWord(word) || isEverydayWord(word) || things.has(word) || units.has(word)
  if (word.length < 6 || isPlain) return word
  const nearest = closest(word, longest)
  const isSwap = word.length === nearest.length && [...word].sort().join('') === [...nearest].sort().join('')
  // One and many are no slips of each other.
  if (word === `${nearest}s` || nearest === `${word}s`) return word
  return word[0] === nearest[0] && (distance(word, nearest) <= 1 || isSwap) ? nearest : word
}
