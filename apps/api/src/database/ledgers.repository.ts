import type { AssetId } from '@pkg/api-contract'
import type { AssetDescription, AssetMovement } from '@pkg/chain-client'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Connection } from './open-database.ts'
import { assets, ledgers, movements } from './schema.ts'

/** A wallet, whoever tracks it. The address is lower case. */
export interface WalletKey {
  chainId: number
  address: string
}

/** One text for a wallet, to keep things by. */
export function toWalletId({ chainId, address }: WalletKey): string {
  return `${chainId}:${address}`
}

/** How far a wallet's movements are known. */
export interface LedgerState {
  block: number
  at: number
  balances: Map<AssetId, bigint> | null
  cutShortAt: number | null
  source: string
  syncedAt: number
}

export type AssetRow = typeof assets.$inferSelect

/** The movements of wallets, shared by all who track them. */
export interface LedgersRepository {
  find(wallet: WalletKey): Promise<LedgerState | undefined>
  /** Another one after every change of the movements; null while there are none. */
  getVersion(wallet: WalletKey): Promise<string | null>
  /** Oldest first. */
  listMovements(wallet: WalletKey): Promise<AssetMovement[]>
  /** Replaces the movements from a block on, and the state, in one step: never one without the other. */
  save(
    wallet: WalletKey,
    reading: LedgerState & { movements: readonly AssetMovement[]; assets: readonly AssetDescription[] },
    fromBlock: number,
  ): Promise<void>
  listAssets(ids: readonly AssetId[]): Promise<Map<AssetId, AssetRow>>
}

export function createLedgersRepository(connection: Connection): LedgersRepository {
  const ofLedger = and(
    eq(ledgers.chainId, sql.placeholder('chainId')),
    eq(ledgers.address, sql.placeholder('address')),
  )
  const oneLedger = connection.select().from(ledgers).where(ofLedger).prepare()
  const oneVersion = connection
    .select({ syncedAt: ledgers.syncedAt, block: ledgers.block })
    .from(ledgers)
    .where(ofLedger)
    .prepare()
  const allMovements = connection
    .select()
    .from(movements)
    .where(
      and(
        eq(movements.chainId, sql.placeholder('chainId')),
        eq(movements.address, sql.placeholder('address')),
      ),
    )
    .orderBy(movements.block)
    .prepare()
  const ofWallet = ({ chainId, address }: WalletKey) =>
    and(eq(movements.chainId, chainId), eq(movements.address, address))

  return {
    async find(wallet) {
      const row = oneLedger.get({ ...wallet })
      if (row === undefined) return undefined
      const { balances, block, at, cutShortAt, source, syncedAt } = row
      return { block, at, cutShortAt, source, syncedAt, balances: balances === null ? null : parse(balances) }
    },

    async getVersion(wallet) {
      const row = oneVersion.get({ ...wallet })
      return row === undefined ? null : `${row.syncedAt}:${row.block}`
    },

    async listMovements(wallet) {
      return allMovements
        .all({ ...wallet })
        .map(({ chainId: _chain, address: _address, amount, asset, ...row }) => ({
          ...row,
          asset: asset as AssetId,
          amount: BigInt(amount),
        }))
    },

    async save(wallet, { movements: rows, assets: described, balances, ...state }, fromBlock) {
      connection.transaction(
        (transaction) => {
          transaction
            .delete(movements)
            .where(and(ofWallet(wallet), gte(movements.block, fromBlock)))
            .run()
          const insert = transaction
            .insert(movements)
            .values({
              chainId: wallet.chainId,
              address: wallet.address,
              id: sql.placeholder('id'),
              asset: sql.placeholder('asset'),
              block: sql.placeholder('block'),
              at: sql.placeholder('at'),
              kind: sql.placeholder('kind'),
              amount: sql.placeholder('amount'),
              counterparty: sql.placeholder('counterparty'),
            })
            .onConflictDoNothing()
            .prepare()
          for (const row of rows) insert.run({ ...row, amount: row.amount.toString() })
          for (const { asset, flagged, ...text } of described) {
            const values = { ...text, spam: flagged === 'yes' }
            transaction
              .insert(assets)
              .values({ id: asset, ...values })
              .onConflictDoUpdate({ target: assets.id, set: values })
              .run()
          }
          const { block, at, cutShortAt, source, syncedAt } = state
          const values = { block, at, cutShortAt, source, syncedAt, balances: balances && format(balances) }
          transaction
            .insert(ledgers)
            .values({ chainId: wallet.chainId, address: wallet.address, ...values })
            .onConflictDoUpdate({ target: [ledgers.chainId, ledgers.address], set: values })
            .run()
        },
        { behavior: 'immediate' },
      )
    },

    async listAssets(ids) {
      if (ids.length === 0) return new Map()
      const rows = connection
        .select()
        .from(assets)
        .where(inArray(assets.id, [...ids]))
        .all()
      return new Map(rows.map((row) => [row.id as AssetId, row]))
    },
  }
}

const format = (balances: ReadonlyMap<AssetId, bigint>) =>
  JSON.stringify([...balances].map(([asset, balance]) => [asset, balance.toString()]))

const parse = (text: string) =>
  new Map((JSON.parse(text) as [AssetId, string][]).map(([asset, balance]) => [asset, BigInt(balance)]))
