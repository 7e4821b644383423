import { AppError, MINUTE_MS, type Sourced } from '@pkg/api-contract'
import { createFreshness, type Flights, type TextStore, waitAtMost } from '@pkg/keep-fresh'
import type * as z from 'zod'
import type { FreshOptions } from '../chain-client.ts'
import type { ChainClientOptions } from '../chain-client-options.ts'
import type { Sources } from '../open-providers.ts'
import type { ReadOptions } from '../ports/wallet-data.ts'
import { createAnswerCache, type KeptAnswer, toSourced } from './answer-cache.ts'
import { describeFailure } from './describe-failure.ts'
import { describeStale } from './problem-sentences.ts'
import { AllFailed } from './with-fallback.ts'

/** Section 9 of the specification. */
const FRESH_MS = 15 * MINUTE_MS
/** An answer that lacks something is looked up again sooner. */
const FRESH_WITH_PROBLEM_MS = 60_000
/** After a failure the last good answer is given at once for a while, and nobody is asked. */
const QUIET_AFTER_FAILURE_MS = 30_000
/** With a last good answer at hand a person waits this long for a newer one, longer when asking for it. */
const PATIENCE_MS = 4_000
const PATIENCE_ON_REFRESH_MS = 10_000

/** Reads through the cache: fresh answers from it, stale ones only when the sources fail. `part` tells what is asked for. */
export interface SourcedReader<T> {
  (
    part: string,
    read: (signal: AbortSignal) => Promise<KeptAnswer<T>>,
    options: ReadOptions & FreshOptions,
  ): Promise<Sourced<T>>
  /** Whether an answer that was given would be given now, from memory. */
  holds(answer: Sourced<T>): boolean
}

/**
 * Builds a cached reader. A failure never replaces a good answer, an empty answer that succeeded does. A read
 * that outlasts a person's patience goes on without them and fills the cache for the next one.
 */
export function createSourcedReader<T>({
  name,
  sources,
  schema,
  store,
  flights,
  now,
  log,
  onCacheHit = () => {},
  freshMs = FRESH_MS,
  freshWithProblemMs = FRESH_WITH_PROBLEM_MS,
  keptMs = Number.POSITIVE_INFINITY,
  sharedBy = 1,
}: {
  /** What is read, with a number for the shape of the answer; the first part of its key. */
  name: string
  /** The sources it is read from. Their id is part of the key, so that answers of other sources are not found. */
  sources: Pick<Sources, 'id'>
  schema: z.ZodType<T>
  store: TextStore
  flights: Flights
  now: () => number
  log: ChainClientOptions['log']
  /** Told of every answer that came from the cache, by the name of its source. */
  onCacheHit?: (source: string) => void
  /** How long an answer counts as fresh, and one that lacks something. */
  freshMs?: number
  freshWithProblemMs?: number
  /** What is older than this is not even given when the sources fail. */
  keptMs?: number
  /** How many readers of the kind there are, one for each chain; together they keep as much in memory as one. */
  sharedBy?: number
}): SourcedReader<T> {
  type Found = { answer: KeptAnswer<T>; ageMs: number }
  const freshFor = ({ problem }: KeptAnswer<unknown>) => (problem === null ? freshMs : freshWithProblemMs)
  const cache = createAnswerCache({ store, schema, now, sharedBy })
  const freshness = createFreshness({ quietMs: QUIET_AFTER_FAILURE_MS, now })
  const fresh = new WeakMap<KeptAnswer<T>, Sourced<T>>()
  const keys = new WeakMap<Sourced<T>, string>()

  const reader = async (...[part, read, options]: Parameters<SourcedReader<T>>): Promise<Sourced<T>> => {
    const { refresh = false } = options
    const key = `${name}:${sources.id}:${part}`
    const kept = await findKept(key)
    if (kept !== undefined) {
      const judged = judge(key, kept, refresh)
      if (judged === 'fresh') {
        onCacheHit(kept.answer.source)
        return toFresh(key, kept.answer)
      }
      if (judged === 'quiet') return toStale(kept.answer, freshness.failureOf(key)?.error)
    }
    // Asked for here, since what is kept waits for nobody and needs no signal.
    const { signal } = options
    signal?.throwIfAborted()

    const flight = flights.run(
      // A read under way may have begun before the new reading was asked for, so the two are not joined.
      refresh ? `refresh:${key}` : key,
      async (limit, lookAgain) => {
        try {
          const other = await findOther(key, { kept, refresh, lookAgain })
          if (other !== undefined) return other
          const answer = await read(limit)
          // An answer that cannot be kept is an answer all the same.
          await cache.set(key, answer).catch((error: unknown) => {
            log({ level: 'warn', message: `An answer could not be kept: ${describeFailure(error)}` })
          })
          freshness.succeeded(key)
          return answer
        } catch (error) {
          if (!limit.aborted) freshness.failed(key, error)
          throw error
        }
      },
      kept === undefined ? signal : undefined,
    )
    if (kept === undefined) return toSourced(await flight, false)

    const patienceMs = refresh ? PATIENCE_ON_REFRESH_MS : PATIENCE_MS
    if (!(await waitAtMost(flight, patienceMs, signal))) return toStale(kept.answer, new SlowSources())
    try {
      return toSourced(await flight, false)
    } catch (error) {
      log({ level: 'warn', message: `Serving the last good answer: ${describeFailure(error)}` })
      return toStale(kept.answer, error)
    }
  }
  return Object.assign(reader, { holds })

  /** The same object as long as the answer is the same. */
  function toFresh(key: string, answer: KeptAnswer<T>): Sourced<T> {
    const known = fresh.get(answer)
    if (known !== undefined) return known
    const made = toSourced(answer, false)
    fresh.set(answer, made)
    keys.set(made, key)
    return made
  }

  function holds(given: Sourced<T>): boolean {
    const key = keys.get(given)
    const kept = key === undefined ? undefined : cache.peek(key)
    if (key === undefined || kept === undefined || fresh.get(kept.answer) !== given) return false
    return kept.ageMs < keptMs && judge(key, kept) === 'fresh'
  }

  /** What another reading has kept since this caller looked into the store, in this process or in another one. */
  async function findOther(
    key: string,
    { kept, refresh, lookAgain }: { kept: Found | undefined; refresh: boolean; lookAgain: boolean },
  ): Promise<KeptAnswer<T> | undefined> {
    if (refresh && !lookAgain) return undefined
    if (lookAgain) cache.forget(key)
    const other = await findKept(key)
    if (other === undefined || judge(key, other) !== 'fresh') return undefined
    return refresh && other.answer.updatedAt === kept?.answer.updatedAt ? undefined : other.answer
  }

  async function findKept(key: string): Promise<Found | undefined> {
    const found = await cache.get(key)
    return found !== undefined && found.ageMs < keptMs ? found : undefined
  }

  function judge(key: string, { answer, ageMs }: Found, refresh = false) {
    const failure = freshness.failureOf(key)
    // Whatever its age, an answer is not the newest that there is where a newer reading failed: it says so, and is read again.
    const isOvertaken = failure !== undefined && failure.at >= Date.parse(answer.updatedAt)
    return freshness.judge(key, { ageMs, freshMs: isOvertaken ? 0 : freshFor(answer), refresh })
  }

  function toStale(answer: KeptAnswer<T>, error: unknown): Sourced<T> {
    onCacheHit(answer.source)
    const stale = toSourced(answer, true, describeStale(error, answer.updatedAt, now()))
    const next = error instanceof AllFailed ? error.nextReadingAt : undefined
    return next === undefined ? stale : { ...stale, nextReadingAt: new Date(next).toISOString() }
  }
}

class SlowSources extends AppError {
  override readonly name = 'SlowSources'

  constructor() {
    super('SOURCE_UNAVAILABLE', { message: 'The data source has not answered yet.' })
  }
}
