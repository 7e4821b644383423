import { ApiError, market, type NewsItem, newsItem } from '@pkg/api-contract'
import * as z from 'zod/mini'
import { api } from '#app/lib/api.ts'
import { readItem, writeItem } from '#app/lib/stored-state.ts'

const storedAs = 'cryptoNews'
const freshMs = 15 * 60_000
const stored = z.object({ data: z.array(newsItem), timestamp: z.number() })

/** The stories as they are kept, with when they were read. */
export interface KeptNews {
  data: NewsItem[]
  timestamp: number
}

/** The stories of the last visit while they are younger than 15 minutes. */
export function getKeptNews(now: number): KeptNews | undefined {
  const kept = readItem(storedAs, stored)
  // A time ahead of ours would never grow old.
  return kept && kept.timestamp <= now && now - kept.timestamp < freshMs ? kept : undefined
}

/** Asks for all stories and keeps them. Throws an error whose message is the sentence to show. */
export async function getNews(options: { signal: AbortSignal; refresh: boolean }): Promise<KeptNews> {
  const answer = await api(market.listNews, { querystring: {} }, options).catch((error: unknown) => {
    options.signal.throwIfAborted()
    throw new Error(toSentence(error), { cause: error })
  })
  const { status, items }: { status: unknown; items: unknown } = answer
  if (status !== 'ok' || !Array.isArray(items)) {
    throw new Error('Invalid API response: items is not an array or status is not ok')
  }
  // One story that is not as it should be costs that story only.
  const data = items.flatMap((item) => {
    const parsed = z.safeParse(newsItem, item)
    return parsed.success ? [parsed.data] : []
  })
  const kept = { data, timestamp: Date.now() }
  writeItem(storedAs, kept)
  return kept
}

function toSentence(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return ''
  if (error.status === 422) return error.message
  // A good status with a body that is no JSON.
  if (error.status < 400) return 'Invalid API response: items is not an array or status is not ok'
  return `API request failed with status: ${error.status}`
}
