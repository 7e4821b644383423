import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ReadingsTables } from './tables/readings-tables.ts'

interface Key {
  chainId: number
  address: string
}
type OfWallets = ReadingsTables['ledgers' | 'movements' | 'snapshots']

/** The rows of a wallet. */
export const isOfWallet = ({ chainId, address }: OfWallets, wallet: Key): SQL | undefined =>
  and(eq(chainId, wallet.chainId), eq(address, wallet.address))

/** The rows of wallets that come after one, in the order of their keys; all where there is none. */
export const isAfterWallet = ({ chainId, address }: OfWallets, after: Key | null): SQL | undefined =>
  after === null ? undefined : sql`(${chainId}, ${address}) > (${after.chainId}, ${after.address})`
