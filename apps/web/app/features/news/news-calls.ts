import { ApiError, market, type NewsItem, newsItem } from '@pkg/api-contract'
import * as z from 'zod/mini'
import { api } from '#app/lib/api.ts'
import { readItem, writeItem } from '#app/lib/stored-state.ts'

const storedAs = 'cryptoNews'
const freshMs = 15 * 60_000
const stored = z.object({ data: z.array(newsItem), timestamp: z.number() })

/** The stories, with when they were read at their sources. */
export interface NewsReading {
  data: readonly NewsItem[]
  timestamp: number
  /** No source answered since: these are the stories of before. */
  stale: boolean
  /** What could not be read, as sentences. */
  missing: string | null
}

/** The stories of the last visit while they are younger than 15 minutes. */
export function getKeptNews(now: number): NewsReading | undefined {
  const kept = readItem(storedAs, stored)
  // A time ahead of ours would never grow old.
  const isYoung = kept && kept.timestamp <= now && now - kept.timestamp < freshMs
  return isYoung ? { ...kept, stale: false, missing: null } : undefined
}

/**
 * Asks for all stories and keeps them where none is missing. Throws an error whose message is the sentence to show.
 */
export async function getNews(options: { signal: AbortSignal; refresh: boolean }): Promise<NewsReading> {
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
  const { updatedAt, stale = false, problem: missing = null } = answer
  const timestamp = Date.parse(updatedAt) || Date.now()
  if (!stale && missing === null) writeItem(storedAs, { data, timestamp })
  return { data, timestamp, stale, missing }
}

function toSentence(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return ''
  if (error.status === 422) return error.message
  // A good status with a body that is no JSON.
  if (error.status < 400) return 'Invalid API response: items is not an array or status is not ok'
  return `API request failed with status: ${error.status}`
}
