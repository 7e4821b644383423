import { HOUR_MS } from '@pkg/api-contract'
import { type FaultKind, ProviderError } from '../provider-error.ts'

const FAULTS = 5
const REST_MS = 30_000
/** The longest rest that a source can ask for; then it is asked again all the same. */
const MAX_REST_MS = HOUR_MS

/** What is known of a source's health. */
interface Health {
  state: 'unused' | 'ok' | 'failing'
  /** Milliseconds since 1970. */
  lastSuccess: number | null
  /** How often it was asked since the start, and how often that failed. */
  calls: number
  faults: number
}

/** It was not asked, or is not the one to ask; another person may have a share left. */
const NO_FAULTS: ReadonlySet<FaultKind> = new Set([
  ...(['resting', 'unsuitable', 'budget', 'crowded', 'disagreement'] as const),
])

export interface CircuitBreaker {
  /** Passes a call on, or refuses it at once while the source rests. */
  run<T>(operation: string, call: () => Promise<T>): Promise<T>
  /** Refuses where the source has come to rest since a call was passed on: for one that has not gone out yet. */
  check(operation: string): void
  health(): Health
}

/**
 * Lets a failing source rest: for 30 seconds after five faults in a row, as long as it asks to be left alone,
 * or until midnight UTC when its daily allowance is used up. Then one call tries whether it is back.
 */
export function createCircuitBreaker({
  provider,
  now,
}: {
  provider: string
  now: () => number
}): CircuitBreaker {
  let faultsInRow = 0
  let calls = 0
  let faults = 0
  let restsUntil = 0
  let trying = false
  let state: Health['state'] = 'unused'
  let lastSuccess: number | null = null
  let lastFault: ProviderError | undefined

  const isOpen = () => faultsInRow >= FAULTS || restsUntil > now()

  function onFault(error: ProviderError) {
    if (NO_FAULTS.has(error.kind)) return
    state = 'failing'
    faults += 1
    // The source is there; it is the question that was wrong, and another one may be right.
    if (error.kind === 'notfound' || error.kind === 'badrequest') return
    faultsInRow += 1
    lastFault = error
    if (error.kind === 'quota') restsUntil = nextMidnight(now())
    else if (error.retryAfterMs !== undefined) restsUntil = now() + Math.min(error.retryAfterMs, MAX_REST_MS)
    else if (faultsInRow >= FAULTS) restsUntil = now() + REST_MS
  }

  const refusal = (operation: string) =>
    new ProviderError(lastFault?.kind === 'quota' ? 'quota' : 'resting', { provider, operation })

  return {
    check(operation) {
      if (restsUntil > now()) throw refusal(operation)
    },
    async run(operation, call) {
      if (isOpen() && (restsUntil > now() || trying)) {
        throw refusal(operation)
      }
      const isTrial = isOpen()
      if (isTrial) trying = true
      calls += 1
      try {
        const answer = await call()
        faultsInRow = 0
        restsUntil = 0
        state = 'ok'
        lastSuccess = now()
        return answer
      } catch (error) {
        if (error instanceof ProviderError) onFault(error)
        throw error
      } finally {
        if (isTrial) trying = false
      }
    },
    health: () => ({ state, lastSuccess, calls, faults }),
  }
}

function nextMidnight(now: number): number {
  const day = new Date(now)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1)
}
