import { useCallback, useRef } from 'react'
import { loadApi } from '#app/lib/load-api.ts'
import { useReading } from '#app/lib/use-reading.ts'
import type { NewsReading } from './news-calls.ts'

const retries = 3
const waitMs = 1_000
const refreshGapMs = 1_000
const fallback = 'Failed to load crypto news. Please try again later.'

interface News {
  /** Absent until something was read. */
  news: NewsReading | undefined
  loading: boolean
  /** The sentence to show after the last retry failed; null while all is well. */
  problem: string | null
  refresh: () => void
}

/**
 * The stories: those of the last visit while they are young, else those of the server. A failed reading is tried
 * three times more, each after a longer wait, before its sentence is shown.
 */
export function useNews(): News {
  const { data: news, failed, error, busy, refresh } = useReading(readWithRetries)
  const lastRefresh = useRef(Number.NEGATIVE_INFINITY)
  const sentence = (error instanceof Error && error.message) || fallback

  return {
    news,
    // The page is drawn before the first reading begins.
    loading: busy || (news === undefined && !failed),
    problem: failed && !busy ? sentence : null,
    refresh: useCallback(() => {
      if (Date.now() - lastRefresh.current < refreshGapMs) return
      lastRefresh.current = Date.now()
      refresh()
    }, [refresh]),
  }
}

async function readWithRetries({ signal, refresh }: { signal: AbortSignal; refresh: boolean }) {
  await loadApi()
  const { getKeptNews, getNews } = await import('./news-calls.ts')
  signal.throwIfAborted()
  const kept = refresh ? undefined : getKeptNews(Date.now())
  if (kept) return kept
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await getNews({ signal, refresh })
    } catch (error) {
      if (signal.aborted || attempt > retries) throw error
      await wait(waitMs * attempt, signal)
    }
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        window.clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
