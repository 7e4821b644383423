import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import { AppError, DAY_MS } from '@pkg/api-contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { SignedIn } from '../database/sessions.repository.ts'
import type { User } from '../database/users.repository.ts'
import { atMost } from '../lib/at-most.ts'
import { createSessionCookies } from '../lib/create-session-cookies.ts'
import { deriveKey } from '../lib/derive-key.ts'
import { deviceName } from '../lib/device-name.ts'
import { createSecretText, hashSecretText } from '../lib/secret-text.ts'
import { toCaller } from './audit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
  }
}

/**
 * Who is signed in. A short-lived access token names a row of the table, and that row decides: a session that
 * was ended is over at once. The refresh token is worth one use.
 */
interface Sessions {
  /** Of the access token. */
  cookieName: string
  /** Ends the session that the browser had, if any, and gives it a new one. */
  start(
    request: FastifyRequest,
    reply: FastifyReply,
    given: { user: Pick<User, 'id'>; remember: boolean },
  ): Promise<void>
  /** The live session that the request proves, if it proves one; at once where it was asked for a moment ago. */
  read(request: Pick<FastifyRequest['raw'], 'headers'>): SignedIn | undefined | Promise<SignedIn | undefined>
  /** New tokens for the refresh token. Throws NOT_SIGNED_IN; a used token ends the session it belongs to. */
  refresh(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Ends the session here and in the browser; tells whose it was. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>
  /** Remembers that this browser has signed this person in, so that others' failures do not slow it down. */
  trustDevice(request: FastifyRequest, reply: FastifyReply, userId: string): void
  /** A name for this browser when it has signed this person in before. */
  readDevice(request: FastifyRequest, userId: string): string | undefined
}

const REMEMBERED = 30 * DAY_MS
const IDLE = 14 * DAY_MS
const LONGEST = 90 * DAY_MS
const DEVICE_LIFE = 365 * DAY_MS

const MOST_PROVEN = 10_000

export const session = fp(
  async (app) => {
    const { now } = app
    // Read when somebody asks for them, not at every call.
    await app.register(cookie, { hook: false })
    await app.register(jwt, {
      secret: deriveKey(app.env.sessionSecret, 'session'),
      sign: { algorithm: 'HS256' },
      // One algorithm, so that no token chooses its own; the end is held against our own clock below.
      verify: { algorithms: ['HS256'], ignoreExpiration: true },
    })
    const cookies = createSessionCookies(app)
    const { sessions, recent } = app.database
    /** What a cookie header proves, by the header: we signed it, so that does not change. When it ends is asked each time. */
    const proven = new LRUCache<string, { id: string; exp: number }>(atMost(MOST_PROVEN))

    const isOver = ({ exp }: { exp: number }) => exp * 1000 <= now()

    function readProof(
      request: Pick<FastifyRequest['raw'], 'headers'>,
    ): { id: string; exp: number } | undefined {
      const { cookie: header } = request.headers
      if (header === undefined) return undefined
      const known = proven.get(header)
      if (known !== undefined) return known
      const claims = cookies.read(request, 'access')
      if (claims === undefined) return undefined
      const proof = { id: hashSecretText(claims.sid), exp: claims.exp }
      proven.set(header, proof)
      return proof
    }

    const ifLive = (found: SignedIn | undefined) =>
      found !== undefined && found.session.expiresAt > now() ? found : undefined

    function readSessionId(request: FastifyRequest): string | undefined {
      const claims = cookies.read(request, 'access') ?? cookies.read(request, 'refresh')
      return claims && hashSecretText(claims.sid)
    }

    function readDevice(request: FastifyRequest, userId: string): string | undefined {
      const claims = cookies.read(request, 'device')
      return claims && !isOver(claims) && claims.sub === userId ? claims.jti : undefined
    }

    app.decorate('sessions', {
      cookieName: cookies.names.access,

      async start(request, reply, { user, remember }) {
        const former = readSessionId(request)
        if (former !== undefined) await sessions.remove(former)
        const [sid, jti] = [createSecretText(), createSecretText()]
        const at = now()
        const expiresAt = at + (remember ? REMEMBERED : IDLE)
        await sessions.create({
          id: hashSecretText(sid),
          userId: user.id,
          remembered: remember,
          createdAt: at,
          lastSeenAt: at,
          expiresAt,
          refreshHash: hashSecretText(jti),
          device: deviceName(request.headers['user-agent']),
        })
        cookies.setTokens(reply, { sid, jti, remember, expiresAt })
      },

      read(request) {
        const proof = readProof(request)
        if (proof === undefined || isOver(proof)) return undefined
        const found = recent.signedIn(proof.id)
        return found instanceof Promise ? found.then(ifLive) : ifLive(found)
      },

      async refresh(request, reply) {
        const claims = cookies.read(request, 'refresh')
        const id = claims && hashSecretText(claims.sid)
        const found = id === undefined ? undefined : await sessions.find(id)
        if (
          claims === undefined ||
          found === undefined ||
          isOver(claims) ||
          found.session.expiresAt <= now()
        ) {
          cookies.clearTokens(reply)
          throw new AppError('NOT_SIGNED_IN')
        }
        const { remembered, createdAt, expiresAt: fixed, userId } = found.session
        const expiresAt = remembered ? fixed : Math.min(now() + IDLE, createdAt + LONGEST)
        const jti = createSecretText()
        const isCurrent = await sessions.rotate(
          found.session.id,
          { from: hashSecretText(claims.jti), to: hashSecretText(jti) },
          { lastSeenAt: now(), expiresAt },
        )
        if (!isCurrent) {
          // Two browsers hold tokens of one session: one of them is a thief's, and nobody can say which.
          await sessions.remove(found.session.id)
          await app.audit(toCaller(request), { userId, kind: 'session-reused' })
          cookies.clearTokens(reply)
          throw new AppError('NOT_SIGNED_IN')
        }
        cookies.setTokens(reply, { sid: claims.sid, jti, remember: remembered, expiresAt })
      },

      async end(request, reply) {
        const id = readSessionId(request)
        const found = id === undefined ? undefined : await sessions.find(id)
        if (found !== undefined) await sessions.remove(found.session.id)
        cookies.clearTokens(reply)
        return found?.user.id
      },

      trustDevice(request, reply, userId) {
        if (readDevice(request, userId) !== undefined) return
        cookies.setDevice(reply, { sub: userId, jti: createSecretText(), life: DEVICE_LIFE })
      },

      readDevice,
    })
  },
  { name: 'session', dependencies: ['dependencies', 'audit'] },
)
