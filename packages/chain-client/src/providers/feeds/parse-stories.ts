import { parseFeed } from 'feedsmith'
import type { RawStory } from './to-news-item.ts'

/** A feed has a few dozen stories; whoever sends thousands is read no further. */
const MAX_STORIES = 60

/** Reads the stories of an RSS, Atom, RDF or JSON feed. Throws when the text is none of them. */
export function parseStories(text: string, host: string): RawStory[] {
  const parsed = parseFeed(text, { maxItems: MAX_STORIES })
  switch (parsed.format) {
    case 'atom': {
      const publisher = toPublisher(parsed.feed.title?.value, host)
      return (parsed.feed.entries ?? []).slice(0, MAX_STORIES).map((entry) => ({
        title: entry.title?.value,
        // The first link is often one for programs.
        link:
          entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href ??
          entry.links?.[0]?.href,
        description: entry.summary?.value ?? entry.content?.value,
        author: entry.authors?.[0]?.name ?? entry.dc?.creators?.[0],
        pubDate: entry.published ?? entry.updated,
        categories: entry.categories?.map(({ label, term }) => label ?? term),
        publisher,
      }))
    }
    case 'json': {
      const publisher = toPublisher(parsed.feed.title, host)
      return (parsed.feed.items ?? []).slice(0, MAX_STORIES).map((item) => ({
        title: item.title,
        link: item.url,
        description: item.summary ?? item.content_text ?? item.content_html,
        author: item.authors?.[0]?.name,
        pubDate: item.date_published,
        categories: item.tags,
        publisher,
      }))
    }
    case 'rdf': {
      const publisher = toPublisher(parsed.feed.title, host)
      return (parsed.feed.items ?? []).slice(0, MAX_STORIES).map((item) => ({
        title: item.title,
        link: item.link,
        description: item.description,
        author: item.dc?.creators?.[0],
        pubDate: item.dc?.dates?.[0],
        categories: item.dc?.subjects,
        publisher,
      }))
    }
    default: {
      const publisher = toPublisher(parsed.feed.title, host)
      return (parsed.feed.items ?? []).slice(0, MAX_STORIES).map((item) => ({
        title: item.title,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        description: item.description || item.content?.encoded,
        author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name,
        pubDate: item.pubDate ?? item.dc?.dates?.[0],
        categories: item.categories?.map(({ name }) => name),
        publisher: item.source?.title ?? publisher,
      }))
    }
  }
}

/** "CoinDesk: Bitcoin, Ethereum, …" is CoinDesk, "Cointelegraph.com News" is Cointelegraph. */
function toPublisher(title: string | undefined, host: string): string {
  const name = title
    ?.split(/:\s|\s[|–—-]\s/)[0]
    ?.replace(/(\.com)?(\s+(news|rss|feed))?\s*$/i, '')
    .trim()
  return name || host.replace(/^www\./, '')
}
