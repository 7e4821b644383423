import { AppError } from '@pkg/api-contract'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { TokenHolder } from '../database/access-tokens.repository.ts'
import { atMost } from '../lib/at-most.ts'
import { createSecretText, hashSecretText } from '../lib/secret-text.ts'

declare module 'fastify' {
  interface FastifyInstance {
    tokens: Tokens
  }
}

type Headers = { headers: { authorization?: string | undefined } }

/** What programs sign in with: a secret in the Authorization header, which no browser sends by itself. */
interface Tokens {
  /** The text of a new token. */
  createSecret(): string
  /** Under which a secret is stored. */
  hash(secret: string): string
  /**
   * The holder of the token that a request brings, at once where it was asked for a moment ago; undefined where it brings
   * none. Throws, or rejects with, TOKEN_NOT_VALID where it brings one that is worth nothing.
   */
  read(request: Headers): TokenHolder | undefined | Promise<TokenHolder>
}

/** So that whoever finds one in a file or a log knows what it is. */
const PREFIX = 'hodlwise_pat_'
const BEARER = /^bearer +(\S+) *$/i
/** How exact the last use is: a program that calls all the time writes it down once in this time. */
const USE_STEP = 60_000
const MOST_NOTED = 10_000

/** Reads access tokens, and notes that they are used. */
export const tokens = fp(
  async (app) => {
    const { now } = app
    const { recent, accessTokens } = app.database
    const noted = new LRUCache<number, number>(atMost(MOST_NOTED))

    function note({ token }: TokenHolder) {
      const at = now() - (now() % USE_STEP)
      if ((noted.get(token.id) ?? token.lastUsedAt) === at) return
      noted.set(token.id, at)
      app.afterAnswer(() => accessTokens.setUsed(token.id, at))
    }

    function toLive(found: TokenHolder | undefined): TokenHolder {
      const end = found?.token.expiresAt ?? Number.POSITIVE_INFINITY
      if (found === undefined || end <= now()) throw new AppError('TOKEN_NOT_VALID')
      note(found)
      return found
    }

    app.decorate('tokens', {
      createSecret: () => PREFIX + createSecretText(),
      hash: hashSecretText,
      read({ headers: { authorization } }) {
        const secret = authorization && BEARER.exec(authorization)?.[1]
        if (!secret) return undefined
        if (!secret.startsWith(PREFIX)) throw new AppError('TOKEN_NOT_VALID')
        const found = recent.tokenHolder(hashSecretText(secret))
        return found instanceof Promise ? found.then(toLive) : toLive(found)
      },
    })
  },
  { name: 'tokens', dependencies: ['dependencies', 'background'] },
)
