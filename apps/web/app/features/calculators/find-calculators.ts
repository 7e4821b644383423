import { distance } from 'fastest-levenshtein'
import MiniSearch from 'minisearch'
import { normalizeTerm } from './normalize-term.ts'

/** What a calculator is found by. */
export interface SearchEntry {
  path: string
  name: string
  description: string
  /** The words that people use for it, in English and Hindi. */
  keywords: readonly string[]
}

export interface FoundCalculators {
  /** The pages, best first. */
  paths: string[]
  /** Nothing has all the words; what has some of them, as they are written, is given instead, if anything has. */
  isNearest: boolean
}

/** Shorter words that stand in a calculator are no typing errors: "cagr" is not "car". Longer ones have other forms. */
const SURE_BELOW = 7

/** Shorter words are too like each other to be taken for typing errors; of longer ones this many letters may be wrong. */
const wrongLetters = (word: string) => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2)

/** Shorter names are too like each other to be taken for one another. */
const NAME_FROM = 6

/** Words that say nothing about which calculator is meant. */
const idle = new Set(
  'a an and calc calculate calculator calculators find for how i in is ka kaise ke ki ko kya me mein much my of on the to what का की के को कैसे क्या में'.split(
    ' ',
  ),
)

/** A name, or what is looked for by one, without the words that say nothing. */
function toName(text: string): string {
  const plain = normalizeTerm(text)
  const telling = plain.split(' ').filter((word) => !idle.has(word))
  return telling.length > 0 ? telling.join(' ') : plain
}

/**
 * Makes a search over calculators: what is called exactly so comes first, else what is called so but for a letter or two;
 * then what has all the words, begun or with a typing error in a longer one; where there is none, what has some of them.
 */
export function createCalculatorSearch(entries: readonly SearchEntry[]): (term: string) => FoundCalculators {
  const index = new MiniSearch<SearchEntry & { id: string; words: string }>({
    fields: ['name', 'words', 'description'],
    idField: 'path',
    processTerm: (word) => {
      const plain = normalizeTerm(word)
      return idle.has(plain) ? null : plain
    },
  })
  const namesOf = entries.map(({ path, name, keywords }) => ({
    path,
    names: [name, ...keywords].map(toName),
  }))
  index.addAll(entries.map((entry) => ({ ...entry, id: entry.path, words: entry.keywords.join(' ') })))
  const isKnown = (word: string) => index.search(word, { prefix: false, fuzzy: false }).length > 0
  const options = {
    boost: { name: 3, words: 3 },
    prefix: (word: string) => word.length > 2,
    fuzzy: (word: string) => (word.length < SURE_BELOW && isKnown(word) ? 0 : wrongLetters(word)),
    weights: { fuzzy: 0.2, prefix: 0.5 },
  }
  const search = (term: string, more: object) =>
    index.search(term, { ...options, ...more }).map(({ id }) => String(id))

  /** The pages of which a name differs from what is wanted in so many letters at most, those that differ least first. */
  const listNamed = (wanted: string, most: number) =>
    namesOf
      .map(({ path, names }) => ({ path, letters: Math.min(...names.map((one) => distance(one, wanted))) }))
      .filter(({ letters }) => letters <= most)
      .sort((one, other) => one.letters - other.letters)
      .map(({ path }) => path)

  return (term) => {
    const wanted = toName(term)
    // Words that stand together somewhere as they are written are no typing errors: "bank fd" is not "bank rd".
    const isWritten = search(term, { combineWith: 'AND', prefix: false, fuzzy: false }).length > 0
    const most = isWritten || wanted.length < NAME_FROM ? 0 : Math.min(2, Math.floor(wanted.length / 4))
    const named = listNamed(wanted, most)
    const fitting = [...new Set([...named, ...search(term, { combineWith: 'AND' })])]
    if (fitting.length > 0) return { paths: fitting, isNearest: false }
    // A word that is like another is no reason to show what neither is about.
    return { paths: search(term, { combineWith: 'OR', fuzzy: false }).slice(0, 3), isNearest: true }
  }
}
