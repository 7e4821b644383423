import type { NewsItem } from '@pkg/api-contract'
import type { Validators } from '../../outbound/get-document.ts'
import { redactToHost } from '../../outbound/redact.ts'
import { withTimeout } from '../../policies/with-timeout.ts'
import { ProviderError } from '../../provider-error.ts'
import { defineProvider } from '../define-provider.ts'
import { decodeDocument } from './decode-document.ts'
import { parseStories } from './parse-stories.ts'
import { toNewsItem } from './to-news-item.ts'

const FEED_MS = 5_000
const MAX_BYTES = 8 * 1024 * 1024
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml, text/xml;q=0.9'

interface KeptFeed {
  validators: Validators
  items: NewsItem[]
}

/** Publishers' own RSS and Atom feeds, several at once. A dead one keeps its last stories while another lives. */
export const feeds = defineProvider({
  id: 'feeds',
  name: 'Publishers’ feeds',
  needs: ['NEWS_FEEDS'],
  fills: ['news'],
  create: ({ settings, getDocument, now }) => {
    const lastRead = new Map<string, KeptFeed>()

    async function readFeed(url: string, signal: AbortSignal | undefined): Promise<NewsItem[]> {
      const host = redactToHost(url)
      const before = lastRead.get(url)
      const document = await withTimeout(
        (limit) =>
          getDocument({
            url,
            operation: 'news',
            accept: ACCEPT,
            maxBytes: MAX_BYTES,
            signal: limit,
            known: before?.validators,
          }),
        {
          ms: FEED_MS,
          signal,
          fail: () => new ProviderError('timeout', { provider: host, operation: 'news' }),
        },
      )
      if (document === null) return before?.items ?? []
      try {
        const stories = parseStories(decodeDocument(document.bytes, document.type), host)
        const items = stories.flatMap((story) => toNewsItem(story, { base: url, now: now() }) ?? [])
        lastRead.set(url, { validators: document, items })
        return items
      } catch {
        throw new ProviderError('badbody', {
          provider: host,
          operation: 'news',
          details: `${host}: not a feed`,
        })
      }
    }

    return {
      news: {
        async listNews({ signal, report }) {
          const urls = [...new Set(settings.NEWS_FEEDS)]
          const readings = await Promise.allSettled(urls.map((url) => readFeed(url, signal)))
          signal?.throwIfAborted()
          const failures: unknown[] = []
          const items = readings.flatMap((reading, index) => {
            if (reading.status === 'fulfilled') return reading.value
            const url = urls[index] ?? ''
            failures.push(reading.reason)
            report?.(describe(reading.reason, redactToHost(url)))
            return lastRead.get(url)?.items ?? []
          })
          // Kept stories beside living feeds fill a gap; alone they would be old news under a new time.
          const nothingRead = failures.length === urls.length || items.length === 0
          if (failures.length > 0 && nothingRead) throw failures[0]
          return items
        },
      },
    }
  },
})

function describe(error: unknown, host: string): string {
  return `${host} ${error instanceof ProviderError ? error.clause : 'cannot be read'}.`
}
