import { createHash } from 'node:crypto'
import type { Route, RouteOutput } from '@pkg/api-contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { checkAnswer } from '../lib/check-answer.ts'
import { getUser } from './access.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readyAnswers: ReadyAnswers
  }
}

export interface ReadyAnswerParts<T> {
  /** Which answer of this person it is; not who the person is. */
  part: string
  /** All that the answer is made of, besides the person. Values and objects that nobody changes. */
  from: readonly unknown[]
  /** Makes the answer of these and of nothing else. */
  make: () => T | Promise<T>
  /** Whether `from` would be the same now. Looks into memory and waits for nothing. */
  holds: () => boolean
}

interface ReadyBytes {
  bytes: Buffer
  etag: string
}

interface ReadyAnswer<T> {
  /** The bytes of the answer and their tag, for a part of a larger one. */
  take(request: FastifyRequest, given: ReadyAnswerParts<T>): Promise<ReadyBytes>
  /**
   * Sends the answer to the person who calls. As long as everything that it is made of is the very same, these are the
   * bytes of last time. Whoever asks with a tag (`If-None-Match`, of any value at first) is given the one of the answer,
   * and is told (304) when it has not changed.
   */
  send(request: FastifyRequest, reply: FastifyReply, given: ReadyAnswerParts<T>): Promise<FastifyReply>
}

interface ReadyAnswers {
  /** Sends what was made of ready answers, in the same way; it is given again while `holds` says so. */
  sendBytes(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: ReadyBytes & { holds: () => boolean },
  ): FastifyReply
  /** Declares an answer that is somebody's own. */
  define<R extends Route>(route: R): ReadyAnswer<RouteOutput<R>>
}

interface Ready extends ReadyBytes {
  from: readonly unknown[]
}

const MEMORY = 32 * 1024 * 1024

/**
 * Keeps what signed-in people were answered as finished bytes, until something that they are made of is another. What
 * is the same is told by identity: memory that is asked at every call gives the same object while nothing has changed
 * (`database.recent`, the readings of the chain client).
 */
export const readyAnswers = fp(
  async (app) => {
    const { checkAnswers } = app.env
    const kept = new LRUCache<string, Ready>({
      maxSize: MEMORY,
      sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
    })

    function define<R extends Route>(route: R): ReadyAnswer<RouteOutput<R>> {
      const schema = route.schema.response[200]
      const call = `${route.method} ${route.url}`

      async function build(key: string, { from, make }: ReadyAnswerParts<RouteOutput<R>>): Promise<Ready> {
        const text = JSON.stringify(await make())
        if (checkAnswers && schema) checkAnswer(schema, text, call)
        const bytes = Buffer.from(text)
        const etag = toTag(bytes)
        const made = { from, bytes, etag }
        kept.set(key, made)
        return made
      }

      async function take(request: FastifyRequest, given: ReadyAnswerParts<RouteOutput<R>>): Promise<Ready> {
        const key = `${getUser(request).id} ${route.url} ${given.part}`
        const found = kept.get(key)
        return found !== undefined && isSame(found.from, given.from) ? found : await build(key, given)
      }

      return {
        take,
        send: async (request, reply, given) =>
          sendBytes(request, reply, { ...(await take(request, given)), holds: given.holds }),
      }
    }

    const sendBytes: ReadyAnswers['sendBytes'] = (request, reply, { bytes, etag, holds }) => {
      // The answer stays `no-store`, so that nobody finds it on the machine; a tag is sent only to callers that sent one.
      const tag = request.headers['if-none-match']
      if (tag !== undefined) reply.header('etag', etag)
      if (tag?.includes(etag)) return reply.code(304).send()
      reply.type('application/json; charset=utf-8')
      if (request.signedIn !== null) {
        const mayStill = app.toStandingGuard(request)
        const isSound = () => mayStill() && holds()
        app.repeats.learn(request, reply, { bytes, etag, holds: isSound, isOwn: true })
      }
      return reply.send(bytes)
    }

    app.decorate('readyAnswers', { define, sendBytes })
  },
  { name: 'ready-answers', dependencies: ['dependencies', 'access', 'repeats'] },
)

/** The entity tag of some bytes. */
export const toTag = (bytes: Buffer | string) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]))
