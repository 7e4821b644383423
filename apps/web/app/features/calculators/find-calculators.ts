import { distance } from 'fastest-levenshtein'
import MiniSearch, { type SearchOptions } from 'minisearch'
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

/** Too short for a typing error to be forgiven, but for a letter that stands twice: "emmi". */
const DOUBLED_BELOW = 5

/**
 * Makes a search over calculators: what is called exactly so comes first, then what has all the words as they are written,
 * then what has words that begin so. Only where there is none of these is a typing error forgiven, in a name or in a longer
 * word, so that what only sounds alike never stands before or in the place of what is meant. Where nothing has all the
 * words, what has some of them comes nearest.
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
  const begun = (word: string) => word.length > 2
  const search = (term: string, how: SearchOptions) =>
    index
      .search(term, { boost: { name: 3, words: 3 }, weights: { fuzzy: 0.2, prefix: 0.5 }, ...how })
      .map(({ id }) => String(id))

  /** The pages of which a name differs from what is wanted in so many letters at most, those that differ least first. */
  const listNamed = (wanted: string, most: number) =>
    namesOf
      .map(({ path, names }) => ({ path, letters: Math.min(...names.map((one) => distance(one, wanted))) }))
      .filter(({ letters }) => letters <= most)
      .sort((one, other) => one.letters - other.letters)
      .map(({ path }) => path)

  const listWritten = (term: string) => {
    const asWritten = search(term, { combineWith: 'AND', prefix: false, fuzzy: false })
    const begins = search(term, { combineWith: 'AND', prefix: begun, fuzzy: false })
    // Of pages that a word names, that comes first whose own name has it: "salary" is the take-home salary before any tax.
    const titled = new Set(
      search(term, { combineWith: 'AND', prefix: false, fuzzy: false, fields: ['name'] }),
    )
    const named = listNamed(toName(term), 0).sort(
      (one, other) => Number(titled.has(other)) - Number(titled.has(one)),
    )
    return [...new Set([...named, ...asWritten, ...begins])]
  }

  const listForgiven = (term: string) => {
    const wanted = toName(term)
    const most = wanted.length < NAME_FROM ? 0 : Math.min(2, Math.floor(wanted.length / 4))
    // A word that is known as it is written is no typing error beside one that is.
    const fuzzy = (word: string) => (isKnown(word) ? 0 : wrongLetters(word))
    return [
      ...new Set([...listNamed(wanted, most), ...search(term, { combineWith: 'AND', prefix: begun, fuzzy })]),
    ]
  }

  /** The term with a doubled letter of a short word that nobody uses written once. */
  const writeOnce = (term: string) =>
    term.replace(/\S+/g, (word) =>
      word.length < DOUBLED_BELOW && !isKnown(word) ? word.replace(/(.)\1/iu, '$1') : word,
    )

  return (term) => {
    const written = listWritten(term)
    if (written.length > 0) return { paths: written, isNearest: false }
    const once = writeOnce(term)
    const fitting = once === term ? listForgiven(term) : listWritten(once)
    if (fitting.length > 0) return { paths: fitting, isNearest: false }
    // A word that is like another is no reason to show what neither is about.
    return {
      paths: search(term, { combineWith: 'OR', prefix: begun, fuzzy: false }).slice(0, 3),
      isNearest: true,
    }
  }
}
