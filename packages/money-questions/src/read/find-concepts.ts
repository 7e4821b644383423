import { closest, distance } from 'fastest-levenshtein'
import { adviceWords, blockers } from '../grammar/blockers.ts'
import { type Concept, conceptPhrases } from '../grammar/concepts.ts'
import { differing, joining } from '../grammar/differing.ts'
import { fillers, isFiller } from '../grammar/fillers.ts'
import { besideGain } from '../grammar/gains-of-shares.ts'
import { fractionWords, numberWords, scales } from '../grammar/number-words.ts'
import { shareFillers } from '../grammar/share-fillers.ts'
import { shareWords } from '../grammar/shares.ts'
import { operatorWords, sumPatterns } from '../grammar/sums.ts'
import { texting } from '../grammar/texting.ts'
import { units } from '../grammar/units.ts'
import type { Token } from './tokenize.ts'

/** A phrase of the vocabulary in a question. */
export interface Mention {
  concepts: readonly Concept[]
  start: number
  end: number
}

const longestPhrase = Math.max(...[...conceptPhrases.keys()].map((phrase) => phrase.split(' ').length))
const split = (list: string) => list.split(',').map((phrase) => phrase.trim())
const phraseWords = new Set([...conceptPhrases.keys()].flatMap((phrase) => phrase.split(' ')))
const knownWords = new Set([
  ...phraseWords,
  ...fillers,
  ...numberWords.keys(),
  ...scales.keys(),
  ...Object.keys(fractionWords),
  ...units.keys(),
  ...besideGain,
  ...Object.keys(operatorWords).flatMap((phrase) => phrase.split(' ')),
  ...sumPatterns.flatMap(({ pattern }) => pattern.source.match(/[a-z]{5,}/g) ?? []),
  ...split(adviceWords).flatMap((phrase) => phrase.split(' ')),
  ...blockers.flatMap(({ words }) => split(words).flatMap((phrase) => phrase.split(' '))),
])
/** What resembles a filler may as well be another word, and would be lost: a break is no bread, waiting no wanting. */
const longWords = [...knownWords].filter(
  (word) => word.length >= 5 && /^[a-z]+$/.test(word) && (phraseWords.has(word) || !fillers.has(word)),
)
/** What everyday sums are told in; no slips, though other questions have no use for them. */
const everydayWords = new Set([
  ...differing,
  ...joining,
  ...shareFillers,
  ...Object.values(shareWords).flatMap((phrases) => split(phrases).flatMap((phrase) => phrase.split(' '))),
])
/** Whether everyday sums are told in a word. */
export const isEverydayWord = (word: string): boolean => everydayWords.has(word)
/** Lists of phrases as they are looked for, with a space at both ends; all are the vocabulary's own. */
const paddedPhrases = new Map<string, readonly string[]>()
const corrections = new Map<string, string>()
const MEMORY = 5000

/** A word as it was probably meant: itself, or the known word that one typing error makes of it. */
export function correct(word: string): string {
  const meant = texting.get(word)
  if (meant !== undefined) return meant
  if (isKnownWord(word) || everydayWords.has(word) || word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const known = corrections.get(word)
  if (known !== undefined) return known
  const found = withoutDouble(word) ?? (word.length === 4 ? withOneSlip(word) : nearestOf(word))
  if (corrections.size >= MEMORY) corrections.clear()
  corrections.set(word, found)
  return found
}

/** A letter that was pressed twice: "emii". */
function withoutDouble(word: string): string | undefined {
  for (let at = 1; at < word.length; at++) {
    // Two of these are how words are spelled: "peer" is no "per".
    if (word[at] !== word[at - 1] || 'eo'.includes(word.charAt(at))) continue
    const single = word.slice(0, at) + word.slice(at + 1)
    if (phraseWords.has(single) || units.has(single)) return single
  }
  return undefined
}

/** A word of four letters with two of them exchanged or a vowel left out; itself where that may be more than one word. */
function withOneSlip(word: string): string {
  const swapped = [1, 2].map(
    (at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
  const longer = [2, 3].flatMap((at) =>
    [...'aeiou']
      .map((vowel) => word.slice(0, at) + vowel + word.slice(at))
      .filter((known) => longWords.includes(known)),
  )
  const meant = swapped.filter((known) => phraseWords.has(known) || units.has(known))
  const [found, ...others] = new Set([...meant, ...longer])
  return found !== undefined && others.length === 0 ? found : word
}

/** The known word a slip or two away from a long one. */
function nearestOf(word: string): string {
  const nearest = closest(word, longWords)
  const allowed = word.length >= 8 ? 2 : 1
  const isSwap = word.length === nearest.length && [...word].sort().join('') === [...nearest].sort().join('')
  return word[0] === nearest[0] && (distance(word, nearest) <= allowed || isSwap) ? nearest : word
}

/** Whether a word belongs to the vocabulary or to ordinary speech. */
export function isKnownWord(word: string): boolean {
  return knownWords.has(word) || isFiller(word) || word.length <= 2
}

/**
 * The phrases of the vocabulary in a question, the longest at each word. One may begin inside another and go on
 * beyond it: "home loan can I get" is a home loan, and how large a loan somebody can get.
 */
export function findConcepts(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = []
  let reached = 0
  for (let start = 0; start < tokens.length; start++) {
    const mention = longestAt(tokens, start)
    if (mention === undefined || mention.end <= reached) continue
    mentions.push(mention)
    reached = mention.end
  }
  return mentions
}

function longestAt(tokens: readonly Token[], start: number): Mention | undefined {
  for (let length = Math.min(longestPhrase, tokens.length - start); length > 0; length--) {
    const part = tokens.slice(start, start + length)
    if (part.some(({ kind }) => kind === 'pause')) continue
    const concepts = conceptPhrases.get(part.map(({ text }) => text).join(' '))
    if (concepts !== undefined) return { concepts, start, end: start + length }
  }
  return undefined
}

/** Whether a list of phrases, separated by commas, has one that stands in the text as whole words. */
export function hasPhrase(words: string, text: string): boolean {
  const phrases = paddedPhrases.get(words) ?? split(words).map((phrase) => ` ${phrase.replaceAll('-', ' ')} `)
  paddedPhrases.set(words, phrases)
  const padded = ` ${text} `
  return phrases.some((phrase) => padded.includes(phrase))
}
