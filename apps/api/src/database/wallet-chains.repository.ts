import { and, asc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'
import { chunksOf } from './chunks-of.ts'
import type { ReadingsStore } from './connection.ts'
import type { WalletKey } from './ledgers.repository.ts'
import { toExcluded } from './to-replacement.ts'

/** What a look at an address on a chain told. Times are milliseconds since 1970. */
export interface ChainLook {
  chainId: number
  /** When it was first seen there; null where it was never used. */
  foundAt: number | null
  lookedAt: number
  source: string
}

/** On which chains addresses were ever used, shared by all who track them. Addresses are lower case. */
export interface WalletChainsRepository {
  /** By chain. */
  list(address: string): Promise<ChainLook[]>
  listAll(addresses: readonly string[]): Promise<Map<string, ChainLook[]>>
  /** Keeps the moment at which an address was first seen on a chain, whatever a later look tells. */
  save(wallet: WalletKey, look: { active: boolean; at: number; source: string }): Promise<void>
  /** Addresses that were last looked at before a moment, in their order, after one of them. */
  listLookedBefore(before: number, after: string | null, most: number): Promise<string[]>
  /** Forgets what looks before a moment told of an address; answers of how many chains. */
  forget(address: string, lookedBefore: number): Promise<number>
}

export function createWalletChainsRepository({
  connection,
  tables: { walletChains },
}: ReadingsStore): WalletChainsRepository {
  const { address: key, chainId: chain, foundAt, lookedAt, source: told } = walletChains
  const fields = { chainId: chain, foundAt, lookedAt, source: told }
  const ofAddress = connection
    .select(fields)
    .from(walletChains)
    .where(eq(key, sql.placeholder('address')))
    .orderBy(chain)
    .prepare('chains_of_wallet')
  return {
    list: (address) => ofAddress.execute({ address }),

    async listAll(addresses) {
      const all = new Map<string, ChainLook[]>()
      for (const some of chunksOf(addresses)) {
        const rows = await connection
          .select({ address: key, ...fields })
          .from(walletChains)
          .where(inArray(key, some))
          .orderBy(chain)
        for (const { address, ...look } of rows) all.set(address, [...(all.get(address) ?? []), look])
      }
      return all
    },

    async save({ chainId, address }, { active, at, source }) {
      await connection
        .insert(walletChains)
        .values({ chainId, address, foundAt: active ? at : null, lookedAt: at, source })
        .onConflictDoUpdate({
          target: [key, chain],
          set: {
            foundAt: sql`coalesce(${foundAt}, ${toExcluded(foundAt)})`,
            lookedAt: toExcluded(lookedAt),
            source: toExcluded(told),
          },
        })
    },

    async listLookedBefore(before, after, most) {
      const rows = await connection
        .select({ address: key })
        .from(walletChains)
        .where(after === null ? undefined : gt(key, after))
        .groupBy(key)
        .having(lt(max(lookedAt), before))
        .orderBy(asc(key))
        .limit(most)
      return rows.map(({ address }) => address)
    },

    async forget(address, lookedBefore) {
      const gone = await connection
        .delete(walletChains)
        .where(and(eq(key, address), lt(lookedAt, lookedBefore)))
        .returning({ chainId: chain })
      return gone.length
    },
  }
}
