import { ProviderError } from '../provider-error.ts'
import { pause } from './pause.ts'

const MAX_RETRIES = 2
const BASE_DELAY_MS = 250
/** Added to the wait that a source names: timers may end a little early, and it must not be asked before its time. */
const FULL_TICK_MS = 20

export interface RetryOptions {
  /** The moment by which an answer must be there, on the same clock as `now`. */
  deadline: number
  now: () => number
  /** Between 0 and 1; a parameter so that tests know the jitter. */
  random?: () => number
  signal?: AbortSignal | undefined
}

/**
 * Asks again, at most twice, where the error says `later`: after a wait with full jitter, counted from the
 * moment the source asks for where it names one. A wait that would outlast the deadline is not begun.
 */
export async function withRetry<T>(
  run: () => Promise<T>,
  { deadline, now, random = Math.random, signal }: RetryOptions,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ProviderError) || error.retry !== 'later' || attempt === MAX_RETRIES) throw error
      const jitter = random() * BASE_DELAY_MS * 2 ** attempt
      const wait = error.retryAfterMs === undefined ? jitter : error.retryAfterMs + FULL_TICK_MS + jitter
      if (now() + wait >= deadline) throw error
      await pause(wait, signal)
    }
  }
}
