import * as z from 'zod/mini'
import { isoTime } from './amount.ts'

/** An address that a browser may be led to: http or https, nothing that runs. */
export const webLink = z.url({ protocol: /^https?$/ })

/** One story, as plain text: markup, scripts and entities of the feed are gone. */
export const newsItem = z.object({
  title: z.string(),
  link: webLink,
  description: z.string(),
  author: z.nullable(z.string()),
  /** Null when the feed does not tell, or tells a day that has not come. */
  pubDate: z.nullable(isoTime),
  categories: z.array(z.string()),
  /** Everybody who tells this story, the one shown first; more than one where near-duplicates were put together. */
  sources: z.array(z.object({ name: z.string(), link: webLink })),
})
export type NewsItem = z.infer<typeof newsItem>

/** The stories with where and when they were read. */
export const newsAnswer = z.object({
  status: z.literal('ok'),
  items: z.array(newsItem),
  /** How many stories there are in all, whichever page was asked for. */
  total: z.int(),
  source: z.string(),
  updatedAt: isoTime,
  stale: z.boolean(),
  problem: z.nullable(z.string()),
})
export type NewsAnswer = z.infer<typeof newsAnswer>
