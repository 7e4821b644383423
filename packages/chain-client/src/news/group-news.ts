import { DAY_MS, type NewsItem } from '@pkg/api-contract'

/** Two tellings of one story come within two days. */
const WINDOW_MS = 2 * DAY_MS
/** Share of words that two titles have in common, of all words that either has. */
const SAME_STORY = 0.6
/** Shorter titles share words by chance. */
const MIN_WORDS = 4
const fillers = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'of',
  'on',
  'the',
  'to',
  'with',
])

interface Group {
  item: NewsItem
  words: Set<string>
}

/** Newest first, with near-duplicates put together under the newest telling; undated stories stand last. */
export function groupNews(items: readonly NewsItem[]): NewsItem[] {
  const groups: Group[] = []
  for (const item of items.toSorted((a, b) => timeOf(b) - timeOf(a))) {
    const words = toWords(item.title)
    const same = groups.find((group) => isSameStory(group, { item, words }))
    if (same === undefined) groups.push({ item, words })
    else same.item = { ...same.item, sources: joinSources(same.item.sources, item.sources) }
  }
  return groups.map(({ item }) => item)
}

function isSameStory(one: Group, other: Group): boolean {
  if (one.item.link === other.item.link) return true
  if (Math.abs(timeOf(one.item) - timeOf(other.item)) > WINDOW_MS) return false
  if (Math.min(one.words.size, other.words.size) < MIN_WORDS) return false
  const shared = [...one.words].filter((word) => other.words.has(word)).length
  return shared / (one.words.size + other.words.size - shared) >= SAME_STORY
}

/** Everybody once: a publisher who tells a story again is still one source. */
function joinSources(known: NewsItem['sources'], more: NewsItem['sources']): NewsItem['sources'] {
  return [...known, ...more.filter(({ name }) => !known.some((source) => source.name === name))]
}

function toWords(title: string): Set<string> {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => !fillers.has(word)))
}

const timeOf = ({ pubDate }: NewsItem) => (pubDate === null ? 0 : Date.parse(pubDate))
