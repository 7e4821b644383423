import * as z from 'zod'
import type { RawAnswer } from '../../outbound/http-client.ts'
import { defineProvider } from '../define-provider.ts'
import { toNewsItem } from '../feeds/to-news-item.ts'

const MAX_STORIES = 60

/** The feed conversion service: one feed, as JSON. */
export const rss2json = defineProvider({
  id: 'rss2json',
  name: 'rss2json',
  needs: ['RSS2JSON_URL', 'RSS2JSON_FEED_URL'],
  fills: ['news'],
  create: ({ http, settings, now }) => {
    const url = new URL(settings.RSS2JSON_URL)
    url.searchParams.set('rss_url', settings.RSS2JSON_FEED_URL)
    return {
      news: {
        async listNews({ signal }) {
          const { items, feed } = await http({
            url: url.href,
            schema: answer,
            operation: 'news',
            signal,
            classify,
          })
          return items.slice(0, MAX_STORIES).flatMap((entry) => {
            const parsed = story.safeParse(entry)
            if (!parsed.success) return []
            return toNewsItem({ ...parsed.data, publisher: feed?.title ?? '' }, { now: now() }) ?? []
          })
        },
      },
    }
  },
})

const answer = z.object({
  status: z.literal('ok'),
  feed: z.object({ title: z.string().optional() }).optional().catch(undefined),
  items: z.array(z.unknown()),
})

const text = z.string().optional().catch(undefined)
const story = z.object({
  title: text,
  link: text,
  description: text,
  author: text,
  // Without a zone; it is UTC.
  pubDate: text,
  categories: z.array(z.string()).optional().catch(undefined),
})

/** The service says 422 for a key or a parameter that it does not accept. */
function classify({ status }: RawAnswer) {
  return status === 422 ? { kind: 'auth' as const } : undefined
}
