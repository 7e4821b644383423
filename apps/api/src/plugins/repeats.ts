import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { toRequestId } from '../lib/to-request-id.ts'
import { wantsNewReading } from '../lib/wants-new-reading.ts'

declare module 'fastify' {
  interface FastifyInstance {
    repeats: Repeats
  }
}

interface Repeatable {
  bytes: Buffer
  etag: string
  /**
   * Whether the same request would be answered the same now: everything that the answer hangs on, the guards of its route
   * among it. Asked each time, so it looks into memory and waits for nothing.
   */
  holds: () => boolean
  /** Whether the answer is for the cookies of this request alone; else it is the same for all. */
  isOwn: boolean
}

interface Repeats {
  /** To be called with an answer of status 200 just before it is sent, with all of its headers. */
  learn(request: FastifyRequest, reply: FastifyReply, answer: Repeatable): void
}

interface Repeat {
  /** A short one as a text of one character for each byte: head and body are one write then, and two with bytes. */
  body: Buffer | string
  holds: () => boolean
  route: string
  etag: string
  /** Names and values in turn, as node:http takes them without looking for more. */
  headers: string[]
  /** The same for those who ask with a tag. */
  tagged: string[]
  /** For those who have the answer. */
  unchanged: string[]
}

/** Above this, copying a text costs more than a second write. */
const LONG = 16_384
const MEMORY = 16 * 1024 * 1024

/**
 * Answers a request that is the very same as one before with the same answer before it reaches the framework, which took
 * as long as all else together. Only what was answered in the ordinary way is repeated, only to
 * the same URL (and cookies, where the answer is somebody's own), and only while its `holds` says so.
 */
export const repeats = fp(
  async (app) => {
    const limits = {
      maxSize: MEMORY,
      sizeCalculation: ({ body }: Repeat, key: string) => key.length + body.length,
    }
    const forAll = new LRUCache<string, Repeat>(limits)
    const own = new LRUCache<string, Repeat>(limits)
    let isClosing = false
    app.addHook('preClose', async () => {
      isClosing = true
    })

    app.decorate('repeats', {
      learn(request, reply, { bytes, etag, holds, isOwn }) {
        if (request.method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return
        const given = Object.entries(reply.getHeaders()).filter(([name]) => name !== 'etag')
        const [tag, length] = [['etag', etag] as const, ['content-length', bytes.length] as const]
        const tagged = toFlat([...given, tag, length])
        const made: Repeat = {
          ...{ holds, etag, tagged, route: request.routeOptions.url ?? 'none' },
          body: bytes.length > LONG ? bytes : bytes.toString('latin1'),
          headers: isOwn ? toFlat([...given, length]) : tagged,
          unchanged: toFlat([...given.filter(([name]) => name !== 'content-encoding'), tag]),
        }
        if (isOwn) own.set(toOwnKey(request.raw), made)
        else forAll.set(toKey(request.raw), made)
      },
    })

    function find(request: IncomingMessage): Repeat | undefined {
      const known = forAll.get(toKey(request))
      if (known !== undefined) return known
      const { authorization, cookie } = request.headers
      // Cookies decide whose answer it is only where no token does.
      if (cookie === undefined || authorization !== undefined) return undefined
      return own.get(toOwnKey(request))
    }

    /** False when the request is for the ordinary way. */
    function repeat(request: IncomingMessage, response: ServerResponse): boolean {
      const { headers, method } = request
      // Without a socket it waits behind another one of its connection: those are counted in the ordinary way.
      if (method !== 'GET' || isClosing || response.socket === null) return false
      if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
      if (!app.isOurHost(headers.host) || wantsNewReading(request)) return false
      const begin = performance.now()
      const found = find(request)
      if (found === undefined || !found.holds()) return false
      const tag = headers['if-none-match']
      const statusCode = tag?.includes(found.etag) ? 304 : 200
      if (statusCode === 304) response.writeHead(304, found.unchanged).end()
      else response.writeHead(200, tag === undefined ? found.headers : found.tagged).end(found.body, 'latin1')
      app.tellAnswered(
        found.route,
        { id: toRequestId(request), method },
        { statusCode },
        performance.now() - begin,
      )
      return true
    }

    const ordinary = app.server.listeners('request') as RequestListener[]
    app.server.removeAllListeners('request')
    app.server.on('request', (request, response) => {
      if (repeat(request, response)) return
      for (const listener of ordinary) listener.call(app.server, request, response)
    })
  },
  { name: 'repeats', dependencies: ['answered', 'security'] },
)

/** A URL has no line break, and no header either. */
const toKey = ({ headers, url }: IncomingMessage) => `${headers['accept-encoding'] ?? ''}\n${url}`
const toOwnKey = ({ headers, url }: IncomingMessage) => `${headers.cookie}\n${url}`
const toFlat = (headers: readonly (readonly [string, unknown])[]) => headers.flat().map(String)
