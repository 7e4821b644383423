import type { Route, RouteOutput } from '@pkg/api-contract'
import { createFlights } from '@pkg/keep-fresh'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { checkAnswer } from '../lib/check-answer.ts'
import { type PackedBytes, packBytes, sendPacked } from '../lib/packed-bytes.ts'
import { wantsNewReading } from '../lib/wants-new-reading.ts'

declare module 'fastify' {
  interface FastifyInstance {
    hotAnswers: HotAnswers
  }
}

/** How often an answer was sent from the cache, and how often it was made anew. */
interface HotAnswerUse {
  url: string
  hits: number
  readings: number
}

interface HotAnswerOptions<T> {
  /** How long the finished bytes are sent without looking anywhere, in milliseconds. */
  freshMs: number
  /**
   * How long after a reading `Cache-Control: no-cache` causes no other one, in milliseconds, so that a caller who
   * reloads all the time does not use up what the sources allow to all.
   * @default 5000
   */
  refreshGapMs?: number
  /** Gets the answer for a key; a route with one answer has one key. */
  read: (key: string, options: { refresh: boolean }) => Promise<T>
}

interface HotAnswer {
  /** Sends the answer for the key: from memory while it is fresh, with its ETag, packed as the caller takes it. */
  send(request: FastifyRequest, reply: FastifyReply, key?: string): Promise<void>
}

interface HotAnswers {
  /** Declares a public answer that many ask for and that is the same for all. */
  define<R extends Route>(route: R, options: HotAnswerOptions<RouteOutput<R>>): HotAnswer
  list(): HotAnswerUse[]
}

interface CachedAnswer {
  bytes: PackedBytes
  madeAt: number
}

/** Keys come from callers, so their number has a limit. */
const MAX_KEYS = 500
/** Made once per reading; the next level costs twice the time for two percent. */
const PACKING_QUALITY = 5

/**
 * Keeps answers as finished bytes: parsed, serialised, packed and hashed once per reading and not once per
 * request. Measured, this is worth more than any serialiser; `pnpm bench` shows how much.
 */
export const hotAnswers = fp(
  async (app) => {
    const { now } = app
    const { checkAnswers } = app.env
    const uses: HotAnswerUse[] = []

    function define<R extends Route>(route: R, options: HotAnswerOptions<RouteOutput<R>>): HotAnswer {
      const { freshMs, refreshGapMs = 5_000, read } = options
      const cached = new LRUCache<string, CachedAnswer>({ max: MAX_KEYS })
      const flights = createFlights()
      const use: HotAnswerUse = { url: route.url, hits: 0, readings: 0 }
      uses.push(use)

      async function make(key: string, refresh: boolean): Promise<CachedAnswer> {
        use.readings += 1
        const text = JSON.stringify(await read(key, { refresh }))
        const schema = route.schema.response[200]
        if (checkAnswers && schema) checkAnswer(schema, text, `${route.method} ${route.url}`)
        const made = {
          bytes: await packBytes(Buffer.from(text), { quality: PACKING_QUALITY }),
          madeAt: now(),
        }
        cached.set(key, made)
        return made
      }

      /** Joins the reading under way, however many ask at once. */
      function renew(key: string, refresh: boolean): Promise<CachedAnswer> {
        return flights.run(`${refresh} ${key}`, () => make(key, refresh))
      }

      return {
        async send(request, reply, key = '') {
          const found = cached.get(key)
          const age = found === undefined ? Number.POSITIVE_INFINITY : now() - found.madeAt
          const refresh = age > refreshGapMs && wantsNewReading(request)
          const isFresh = found !== undefined && age < freshMs && !refresh
          if (isFresh) use.hits += 1
          const answer = isFresh ? found : await renew(key, refresh)
          // `no-cache` lets browsers keep the answer and makes them ask each time; unchanged, it is an empty 304.
          reply.header('cache-control', 'public, no-cache').type('application/json; charset=utf-8')
          sendPacked(answer.bytes, request, reply, () => {
            const holds = cached.get(key) === answer && now() - answer.madeAt < freshMs
            if (holds) use.hits += 1
            return holds
          })
        },
      }
    }

    app.decorate('hotAnswers', { define, list: () => uses.map((use) => ({ ...use })) })
  },
  { name: 'hot-answers', dependencies: ['repeats'] },
)
