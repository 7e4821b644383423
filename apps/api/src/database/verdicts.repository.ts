import type { AssetId, SpamVerdict } from '@pkg/api-contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'

/** What a person decided about a token, and when. */
export interface Verdict {
  asset: AssetId
  /** Null: left to the score again. */
  verdict: SpamVerdict
  at: number
}

/** Decisions of people about tokens. Every question names the person. */
export interface VerdictsRepository {
  /** Oldest first. */
  list(userId: string): Promise<Verdict[]>
  add(userId: string, asset: AssetId, verdict: SpamVerdict): Promise<void>
}

export function createVerdictsRepository(
  { connection, tables: { verdicts } }: PeopleStore,
  now: () => number,
): VerdictsRepository {
  const ofUser = connection
    .select()
    .from(verdicts)
    .where(eq(verdicts.userId, sql.placeholder('userId')))
    .orderBy(asc(verdicts.id))
    .prepare('verdicts_of_user')

  return {
    async list(userId) {
      const rows = await ofUser.execute({ userId })
      return rows.map(({ asset, verdict, at }) => ({
        asset: asset as AssetId,
        verdict: verdict === 'auto' ? null : verdict,
        at,
      }))
    },
    async add(userId, asset, verdict) {
      await connection.insert(verdicts).values({ userId, asset, verdict: verdict ?? 'auto', at: now() })
    },
  }
}
