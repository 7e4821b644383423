import { AppError } from '@pkg/api-contract'
import type { LineWait } from '../ports/line-wait.ts'
import { type FaultKind, ProviderError } from '../provider-error.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { createSourceClock } from './create-source-clock.ts'
import { describeFailures, findNext } from './describe-failures.ts'
import { withRetry } from './with-retry.ts'
import { withLimit } from './with-timeout.ts'

/** With the rest of what a reading may take, it stays below the minute that proxies wait for an answer. */
const LINE_MS = 40_000

/** A source that fills some port. */
export interface Candidate<P> {
  name: string
  port: P
  breaker: CircuitBreaker
}

/** Asks one source, whose name is `source`. */
export type SourceCall<P, T> = (
  port: P,
  signal: AbortSignal,
  lineWait: LineWait,
  source: string,
) => Promise<T>

export interface FallbackOptions {
  operation: string
  /** The longest that one source may take, and all of them together; time in a line of ours is not counted. */
  attemptMs: number
  budgetMs: number
  /** The longest that the reading may wait in lines of ours, altogether. @default 40000 */
  lineMs?: number | undefined
  now: () => number
  signal?: AbortSignal | undefined
  random?: () => number
  onPassedOver?: (error: ProviderError) => void
}

export interface FallbackAnswer<T> {
  value: T
  source: string
  passedOver: ProviderError[]
}

/** Every source failed. Keeps each failure, in the order in which they were asked. */
export class AllFailed extends AppError {
  override readonly name = 'AllFailed'
  readonly failures: readonly ProviderError[]
  /** When the first of the sources may be asked that were left alone for their allowance; milliseconds since 1970. */
  readonly nextReadingAt: number | undefined

  constructor(failures: readonly ProviderError[]) {
    const next = findNext(failures)
    super('SOURCE_UNAVAILABLE', {
      // When the next reading comes is worth more than that there is none now.
      ...(next !== undefined && {
        message: `${describeFailures(failures)}.`,
        retryAfterSeconds: Math.ceil((next.retryAfterMs ?? 0) / 1000),
      }),
      details: failures.length === 0 ? 'no source configured' : failures.map((f) => f.details).join('; '),
      cause: failures.at(-1),
    })
    this.failures = failures
    this.nextReadingAt = next?.until
  }
}

/**
 * Asks sources in their order until one answers. The time left is shared among those still to be asked, so
 * that one that hangs does not use up the turn of the next. A source that is asked in a line of ours has its time from when the
 * call leaves the line.
 * @throws {AllFailed} when none answers.
 */
export async function withFallback<P, T>(
  candidates: readonly Candidate<P>[],
  call: SourceCall<P, T>,
  { operation, attemptMs, budgetMs, lineMs = LINE_MS, now, signal, random, onPassedOver }: FallbackOptions,
): Promise<FallbackAnswer<T>> {
  const clock = createSourceClock({ now, mostWaitMs: lineMs })
  const left = () => budgetMs - clock.elapsed()
  const passedOver: ProviderError[] = []
  for (const [index, { name, port, breaker }] of candidates.entries()) {
    const turn = Math.min(attemptMs, left() / (candidates.length - index))
    if (turn <= 0) break
    const fail = (kind: FaultKind) => new ProviderError(kind, { provider: name, operation })
    const lineWait = { wait: clock.wait, check: () => breaker.check(operation) }
    try {
      const value = await withRetry(
        () =>
          breaker.run(operation, () =>
            withLimit((limit) => call(port, limit, lineWait, name), {
              signal,
              arm: (stop) =>
                clock.limit(Math.min(turn, left()), {
                  onSpent: () => stop(fail('timeout')),
                  onWaited: () => stop(fail('crowded')),
                }),
            }),
          ),
        { deadline: clock.elapsed() + turn, now: clock.elapsed, signal, ...(random && { random }) },
      )
      return { value, source: name, passedOver }
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof ProviderError) || error.retry === 'never') throw error
      passedOver.push(error)
      onPassedOver?.(error)
    }
  }
  throw new AllFailed(passedOver)
}
