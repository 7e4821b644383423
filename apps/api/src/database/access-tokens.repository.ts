import type { TokenScope } from '@pkg/api-contract'
import { and, count, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import { removeOneOfUser } from './remove-one-of-user.ts'

/** A token as it is kept: of its secret only the hash is, and that stays in here. */
export interface KeptToken {
  id: number
  name: string
  scopes: readonly TokenScope[]
  createdAt: number
  /** Null where it does not end by itself. */
  expiresAt: number | null
  lastUsedAt: number | null
}

/** A token with the person whose it is. */
export interface TokenHolder {
  token: KeptToken
  user: { id: string; username: string; role: 'user' | 'admin' }
}

export interface NewToken extends Omit<KeptToken, 'id' | 'lastUsedAt'> {
  userId: string
  /** SHA-256 of the secret. */
  hash: string
}

/** Tokens of programs. */
export interface AccessTokensRepository {
  /** Undefined where the person has so many already. */
  create(token: NewToken, most: number): Promise<KeptToken | undefined>
  /** Also one that has ended. */
  find(hash: string): Promise<TokenHolder | undefined>
  /** The newest first. */
  listOfUser(userId: string): Promise<KeptToken[]>
  /** Notes that it was used; an earlier moment never replaces a later one. */
  setUsed(id: number, at: number): Promise<void>
  /** Whether the person had such a token. */
  removeOfUser(userId: string, id: number): Promise<boolean>
  removeAllOfUser(userId: string): Promise<void>
  removeExpired(now: number): Promise<void>
}

export function createAccessTokensRepository({
  connection,
  tables: { accessTokens, users },
}: PeopleStore): AccessTokensRepository {
  const { userId: _, hash: __, ...columns } = getTableColumns(accessTokens)
  const byHash = connection
    .select({ token: columns, user: { id: users.id, username: users.username, role: users.role } })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(eq(accessTokens.hash, sql.placeholder('hash')))
    .prepare('access_token')

  return {
    create: async ({ scopes, ...token }, most) =>
      connection.transaction(async (transaction) => {
        const [held] = await transaction
          .select({ tokens: count() })
          .from(accessTokens)
          .where(eq(accessTokens.userId, token.userId))
        if ((held?.tokens ?? 0) >= most) return undefined
        const [kept] = await transaction
          .insert(accessTokens)
          .values({ ...token, scopes: JSON.stringify(scopes) })
          .returning(columns)
        return kept && toKept(kept)
      }),
    async find(hash) {
      const [found] = await byHash.execute({ hash })
      return found && { token: toKept(found.token), user: found.user }
    },
    async listOfUser(userId) {
      const found = await connection
        .select(columns)
        .from(accessTokens)
        .where(eq(accessTokens.userId, userId))
        .orderBy(desc(accessTokens.id))
      return found.map(toKept)
    },
    async setUsed(id, at) {
      await connection
        .update(accessTokens)
        .set({ lastUsedAt: at })
        .where(and(eq(accessTokens.id, id), sql`coalesce(${accessTokens.lastUsedAt}, 0) < ${at}`))
    },
    removeOfUser: (userId, id) => removeOneOfUser(connection, accessTokens, userId, id),
    async removeAllOfUser(userId) {
      await connection.delete(accessTokens).where(eq(accessTokens.userId, userId))
    },
    async removeExpired(now) {
      await connection.delete(accessTokens).where(lte(accessTokens.expiresAt, now))
    },
  }
}

const toKept = <T extends { scopes: string }>({ scopes, ...token }: T) => ({
  ...token,
  scopes: JSON.parse(scopes) as TokenScope[],
})
