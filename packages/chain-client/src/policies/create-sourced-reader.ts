import type { Sourced } from '@pkg/api-contract'
import type * as z from 'zod'
import type { AnswerStore, ChainClientOptions, FreshOptions } from '../chain-client.ts'
import type { Sources } from '../open-providers.ts'
import type { ReadOptions } from '../ports/wallet-data.ts'
import { createAnswerCache, type KeptAnswer, toSourced } from './answer-cache.ts'
import type { Coalescer } from './coalesce.ts'
import { describeStale } from './problem-sentences.ts'

/** Section 9 of the specification. */
const FRESH_MS = 15 * 60_000
/** An answer that lacks something is looked up again sooner. */
const FRESH_WITH_PROBLEM_MS = 60_000
/** After a failure the last good answer is given at once for a while, and nobody is asked. */
const QUIET_AFTER_FAILURE_MS = 30_000
/** With a last good answer at hand a person waits this long for a newer one, longer when asking for it. */
const PATIENCE_MS = 4_000
const PATIENCE_ON_REFRESH_MS = 10_000

/** Reads through the cache: fresh answers from it, stale ones only when the sources fail. `part` tells what is asked for. */
export type SourcedReader<T> = (
  part: string,
  read: (signal: AbortSignal) => Promise<KeptAnswer<T>>,
  options: ReadOptions & FreshOptions,
) => Promise<Sourced<T>>

/**
 * Builds a cached reader. A failure never replaces a good answer, an empty answer that succeeded does. A read
 * that outlasts a person's patience goes on without them and fills the cache for the next one.
 */
export function createSourcedReader<T>({
  name,
  sources,
  schema,
  store,
  coalescer,
  now,
  log,
  onKept = () => {},
  freshMs = FRESH_MS,
  freshWithProblemMs = FRESH_WITH_PROBLEM_MS,
  keptMs = Number.POSITIVE_INFINITY,
}: {
  /** What is read, with the number of its form. */
  name: string
  /** Whom it is read from: their answers are not those of others. */
  sources: Pick<Sources, 'id'>
  schema: z.ZodType<T>
  store: AnswerStore
  coalescer: Coalescer
  now: () => number
  log: ChainClientOptions['log']
  /** Told of every answer that came from the cache, by the name of its source. */
  onKept?: (source: string) => void
  /** How long an answer counts as fresh, and one that lacks something. */
  freshMs?: number
  freshWithProblemMs?: number
  /** What is older than this is not even given when the sources fail. */
  keptMs?: number
}): SourcedReader<T> {
  const freshFor = ({ problem }: KeptAnswer<unknown>) => (problem === null ? freshMs : freshWithProblemMs)
  const cache = createAnswerCache({ store, schema, now })
  const failures = new Map<string, { at: number; error: unknown }>()

  return async (part, read, { signal, refresh = false }) => {
    const key = `${name}:${sources.id}:${part}`
    signal?.throwIfAborted()
    const found = cache.get(key)
    const kept = found !== undefined && found.ageMs < keptMs ? found : undefined
    if (!refresh && kept !== undefined && kept.ageMs < freshFor(kept.answer)) {
      onKept(kept.answer.source)
      return toSourced(kept.answer, false)
    }
    const failure = failures.get(key)
    if (!refresh && kept && failure && now() - failure.at < QUIET_AFTER_FAILURE_MS) {
      return toStale(kept.answer, failure.error)
    }

    const flight = coalescer.run(
      // A read under way may be older than the wish for a new one.
      refresh ? `refresh:${key}` : key,
      async (limit) => {
        try {
          const answer = await read(limit)
          cache.set(key, answer)
          failures.delete(key)
          return answer
        } catch (error) {
          if (!limit.aborted) failures.set(key, { at: now(), error })
          throw error
        }
      },
      kept === undefined ? signal : undefined,
    )
    if (kept === undefined) return toSourced(await flight, false)

    const patience = new AbortController()
    try {
      const waits = [flight, waitFor(refresh ? PATIENCE_ON_REFRESH_MS : PATIENCE_MS, patience.signal)]
      const answer = await Promise.race([...waits, ...(signal ? [rejection(signal, patience.signal)] : [])])
      return answer === undefined ? toSlow(kept.answer) : toSourced(answer, false)
    } catch (error) {
      signal?.throwIfAborted()
      log({ level: 'warn', message: `Serving the last good answer: ${messageOf(error)}` })
      return toStale(kept.answer, error)
    } finally {
      patience.abort()
      flight.catch(() => undefined)
    }
  }

  function toStale(answer: KeptAnswer<T>, error: unknown): Sourced<T> {
    onKept(answer.source)
    return toSourced(answer, true, describeStale(error, answer.updatedAt, now()))
  }

  function toSlow(answer: KeptAnswer<T>): Sourced<T> {
    return toStale(answer, new SlowSources())
  }
}

class SlowSources extends Error {
  override readonly name = 'SlowSources'
}

const messageOf = (error: unknown) => {
  const { details } = error as { details?: unknown }
  return typeof details === 'string' ? details : error instanceof Error ? error.message : 'unknown failure'
}

/** Resolves to undefined after a while; `stop` only frees the timer. */
function waitFor(ms: number, stop: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms)
    stop.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}

function rejection(signal: AbortSignal, stop: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: stop })
  })
}
