import { distance } from 'fastest-levenshtein'
import MiniSearch from 'minisearch'

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
  /** Nothing has all the words; what has some of them, or words like them, is given instead. */
  isNearest: boolean
}

/** Shorter words that stand in a calculator are no typing errors: "cagr" is not "car". Longer ones have other forms. */
const SURE_BELOW = 7

/** Shorter names are too like each other to be taken for one another. */
const NAME_FROM = 6

/** Words that say nothing about which calculator is meant. */
const idle = new Set(
  'a an and calc calculate calculator calculators find for how i in is ka kaise ke ki ko kya me mein much my of on the to what का की के को कैसे क्या में'.split(
    ' ',
  ),
)

/**
 * Makes a search over calculators: what is called exactly so comes first, else what is called so but for a letter or two;
 * then what has all the words, begun or with a typing error in a longer one; where there is none, what comes nearest.
 */
export function createCalculatorSearch(entries: readonly SearchEntry[]): (term: string) => FoundCalculators {
  const index = new MiniSearch<SearchEntry & { id: string; words: string }>({
    fields: ['name', 'words', 'description'],
    idField: 'path',
    processTerm: (word) => {
      const plain = normalize(word)
      return idle.has(plain) ? null : plain
    },
  })
  const namesOf = entries.map(({ path, name, keywords }) => ({
    path,
    names: [name, ...keywords].map(normalize),
  }))
  index.addAll(entries.map((entry) => ({ ...entry, id: entry.path, words: entry.keywords.join(' ') })))
  const isKnown = (word: string) => index.search(word, { prefix: false, fuzzy: false }).length > 0
  const options = {
    boost: { name: 3, words: 3 },
    prefix: (word: string) => word.length > 2,
    fuzzy: (word: string) => (word.length > 3 && !(word.length < SURE_BELOW && isKnown(word)) ? 0.25 : false),
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
    const wanted = normalize(term)
    // Words that stand together somewhere as they are written are no typing errors: "bank fd" is not "bank rd".
    const isWritten = search(term, { combineWith: 'AND', prefix: false, fuzzy: false }).length > 0
    const most = isWritten || wanted.length < NAME_FROM ? 0 : Math.min(2, Math.floor(wanted.length / 4))
    const named = listNamed(wanted, most)
    const fitting = [...new Set([...named, ...search(term, { combineWith: 'AND' })])]
    if (fitting.length > 0) return { paths: fitting, isNearest: false }
    const near = search(term, { combineWith: 'OR' })
    return {
      paths: near.length > 0 ? near.slice(0, 3) : search(term, { fuzzy: 0.45 }).slice(0, 3),
      isNearest: true,
    }
  }
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')
}
