import { DAY_MS, type NewsItem } from '@pkg/api-contract'
import { toIsoTime } from '../../parsing/to-iso-time.ts'
import { toPlainText } from './to-plain-text.ts'
import { toWebLink } from './to-web-link.ts'

const MAX_TITLE = 300
const MAX_DESCRIPTION = 600
const MAX_NAME = 80
const MAX_CATEGORIES = 10
/** Of thousands, which only a hostile feed has, most are not even read: each takes its time. */
const MOST_READ = 100

/** A story as a feed has it: any field may be missing, and any may hold markup. */
export interface RawStory {
  title?: string | undefined
  link?: string | undefined
  description?: string | undefined
  author?: string | undefined
  pubDate?: string | undefined
  categories?: readonly (string | undefined)[] | undefined
  /** Who tells it. */
  publisher: string
}

/** A story made safe to show; null when it lacks a title or a link that a browser may open. */
export function toNewsItem(raw: RawStory, { base, now }: { base?: string; now: number }): NewsItem | null {
  const link = toWebLink(raw.link, base)
  const name =
    toPlainText(raw.publisher, MAX_NAME) || (link ? new URL(link).hostname.replace(/^www\./, '') : '')
  const title = toPlainText(raw.title, MAX_TITLE)
  if (link === null || title === '') return null
  const categories = (raw.categories ?? [])
    .slice(0, MOST_READ)
    .map((category) => toPlainText(category, MAX_NAME))
  return {
    title: withoutPublisher(title, name),
    link,
    description: toPlainText(raw.description, MAX_DESCRIPTION),
    author: toPlainText(raw.author, MAX_NAME) || null,
    pubDate: toPubDate(raw.pubDate, now),
    categories: [...new Set(categories.filter((category) => category !== ''))].slice(0, MAX_CATEGORIES),
    sources: [{ name, link }],
  }
}

/** The title without the publisher, which news searches write behind it. */
function withoutPublisher(title: string, name: string): string {
  const ending = ` - ${name}`
  return title.endsWith(ending) && title.length > ending.length ? title.slice(0, -ending.length) : title
}

/**
 * Null for a day that has not come: such a story would stand first for ever. It may be dated ahead of our clock by less
 * than a day, as clocks and time zones differ.
 */
function toPubDate(text: string | undefined, now: number): string | null {
  const time = text ? toIsoTime(text) : null
  return time !== null && Date.parse(time) <= now + DAY_MS ? time : null
}
