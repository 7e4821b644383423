import { createHash, randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import type { SignedIn } from '../database/sessions.repository.ts'
import type { User } from '../database/users.repository.ts'
import { deriveKey } from '../lib/derive-key.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
  }
}

/** Who is signed in. The cookie holds a signed session id; the table says whether that session still lives. */
interface Sessions {
  /** Ends the session that the browser had, if any, and gives it a new one. */
  start(
    request: FastifyRequest,
    reply: FastifyReply,
    given: { user: Pick<User, 'id'>; remember: boolean },
  ): Promise<void>
  /** The live session that the request proves, if it proves one. */
  read(request: FastifyRequest): Promise<SignedIn | undefined>
  /** Ends the session here and in the browser. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export interface SessionOptions {
  secret: string
  publicUrl: URL
  /** Milliseconds since 1970. */
  now: () => number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const REMEMBERED = 30 * DAY
const IDLE = 14 * DAY
const LONGEST = 90 * DAY

const claims = z.object({ sid: z.string(), exp: z.number() })

export const session = fp<SessionOptions>(
  async (app, { secret, publicUrl, now }) => {
    await app.register(cookie)
    await app.register(jwt, {
      secret: deriveKey(secret, 'session'),
      sign: { algorithm: 'HS256' },
      // One algorithm, so that no token chooses its own; the end is held against our own clock below.
      verify: { algorithms: ['HS256'], ignoreExpiration: true },
    })
    const secure = publicUrl.protocol === 'https:'
    const name = secure ? '__Host-hodlwise' : 'hodlwise'
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
    const { sessions } = app.database

    function readId(request: FastifyRequest): string | undefined {
      const token = request.cookies[name]
      if (token === undefined) return undefined
      try {
        const { sid, exp } = z.parse(claims, app.jwt.verify(token))
        return exp * 1000 > now() ? toId(sid) : undefined
      } catch {
        return undefined
      }
    }

    app.decorate('sessions', {
      async start(request, reply, { user, remember }) {
        const former = readId(request)
        if (former !== undefined) await sessions.remove(former)
        const sid = randomBytes(32).toString('base64url')
        const at = now()
        await sessions.create({
          id: toId(sid),
          userId: user.id,
          remembered: remember,
          createdAt: at,
          lastSeenAt: at,
          expiresAt: at + (remember ? REMEMBERED : IDLE),
        })
        const longest = remember ? REMEMBERED : LONGEST
        const token = app.jwt.sign({ sid, exp: Math.floor((at + longest) / 1000) })
        reply.setCookie(name, token, { ...attributes, ...(remember && { maxAge: REMEMBERED / 1000 }) })
      },

      async read(request) {
        const id = readId(request)
        const found = id === undefined ? undefined : await sessions.find(id)
        if (found === undefined || found.session.expiresAt <= now()) return undefined
        // Once an hour is exact enough for days of idleness, and spares a write per request.
        if (now() - found.session.lastSeenAt > HOUR) {
          const { remembered, createdAt, expiresAt: fixed } = found.session
          const expiresAt = remembered ? fixed : Math.min(now() + IDLE, createdAt + LONGEST)
          await sessions.touch(found.session.id, { lastSeenAt: now(), expiresAt })
        }
        return found
      },

      async end(request, reply) {
        const id = readId(request)
        if (id !== undefined) await sessions.remove(id)
        reply.clearCookie(name, attributes)
      },
    })
  },
  { name: 'session', dependencies: ['database'] },
)

function toId(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url')
}
