import { MINUTE_MS, SIGNED_IN_COOKIE } from '@pkg/api-contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { hashSecretText } from './secret-text.ts'

/** What each cookie claims. It ends at `exp`, in seconds since 1970. */
interface Claims {
  access: { use: 'access'; sid: string; exp: number }
  refresh: { use: 'refresh'; sid: string; jti: string; exp: number }
  device: { use: 'device'; sub: string; jti: string; exp: number }
}
type Use = keyof Claims

const schemas: { [U in Use]: z.ZodMiniType<Claims[U]> } = {
  access: z.object({ use: z.literal('access'), sid: z.string(), exp: z.number() }),
  refresh: z.object({ use: z.literal('refresh'), sid: z.string(), jti: z.string(), exp: z.number() }),
  device: z.object({ use: z.literal('device'), sub: z.string(), jti: z.string(), exp: z.number() }),
}

/** Writes the signed cookies of a session, and reads what they claim. */
export interface SessionCookies {
  names: Record<Use, string>
  /** What a cookie claims, if we signed it for this use; whether it has ended is for the caller to ask. */
  read<U extends Use>(request: Pick<FastifyRequest['raw'], 'headers'>, use: U): Claims[U] | undefined
  /** Gives the browser the tokens of a session: which one it is, and `jti`, which is worth one renewal. */
  setTokens(
    reply: FastifyReply,
    given: { sid: string; jti: string; remember: boolean; expiresAt: number },
  ): void
  clearTokens(reply: FastifyReply): void
  /** Names the browser as one that signed this person in. @param life in milliseconds */
  setDevice(reply: FastifyReply, given: { sub: string; jti: string; life: number }): void
}

const ACCESS_LIFE = 15 * MINUTE_MS
/** Enough to tell one session of a browser from the next. */
const MARK_LENGTH = 8

const toSeconds = (time: number) => Math.floor(time / 1000)

/** @param app with the plugins that parse cookies and sign tokens */
export function createSessionCookies(
  app: Pick<FastifyInstance, 'env' | 'jwt' | 'now' | 'parseCookie'>,
): SessionCookies {
  const { now } = app
  const secure = app.env.publicUrl.protocol === 'https:'
  const prefix = secure ? '__Host-' : ''
  const names = {
    access: `${prefix}hodlwise`,
    refresh: `${prefix}hodlwise_refresh`,
    device: `${prefix}hodlwise_device`,
  }
  // Our pages are static files that need no cookie: only their own calls do, and those are same-site.
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  // Proves nothing, and leads to nothing that does: pages may read it.
  const readable = { ...attributes, httpOnly: false } as const

  return {
    names,

    read({ headers: { cookie } }, use) {
      const token = cookie === undefined ? undefined : app.parseCookie(cookie)[names[use]]
      if (token === undefined) return undefined
      try {
        return z.parse(schemas[use], app.jwt.verify(token))
      } catch {
        return undefined
      }
    },

    setTokens(reply, { sid, jti, remember, expiresAt }) {
      // All cookies live as long as the session: an access token that ran out still says which one to end.
      const life = remember ? { maxAge: toSeconds(expiresAt - now()) } : {}
      const options = { ...attributes, ...life }
      const access = { use: 'access', sid, exp: toSeconds(Math.min(now() + ACCESS_LIFE, expiresAt)) }
      const refresh = { use: 'refresh', sid, jti, exp: toSeconds(expiresAt) }
      reply.setCookie(names.access, app.jwt.sign(access), options)
      reply.setCookie(names.refresh, app.jwt.sign(refresh), options)
      reply.setCookie(SIGNED_IN_COOKIE, hashSecretText(sid).slice(0, MARK_LENGTH), { ...readable, ...life })
    },

    clearTokens(reply) {
      reply
        .clearCookie(names.access, attributes)
        .clearCookie(names.refresh, attributes)
        .clearCookie(SIGNED_IN_COOKIE, readable)
    },

    setDevice(reply, { sub, jti, life }) {
      const token = app.jwt.sign({ use: 'device', sub, jti, exp: toSeconds(now() + life) })
      reply.setCookie(names.device, token, { ...attributes, maxAge: toSeconds(life) })
    },
  }
}
