import type { AssetId } from '@pkg/api-contract'
import type { PieceId } from '@pkg/chain-client'
import type { LedgerState, WalletKey } from '../../../database/ledgers.repository.ts'
import type { KnownBalances } from '../ledger/movement.ts'

/** The balances of a wallet that a node told at the block up to which its movements are known. */
export interface ConfirmedBalances extends WalletKey {
  block: number
  at: number
  balances: ReadonlyMap<AssetId, bigint>
  /** What there was of each piece; absent is what could not be told, null where no node was asked. */
  pieces: ReadonlyMap<PieceId, bigint> | null
  /** What a node told of earlier blocks: between which of them the movements stop to explain what is held. */
  measured: readonly KnownBalances[]
  /** Whether the movements reach back to its first, and those of pieces to theirs. */
  complete: boolean
  nftsComplete: boolean
}

/** Nothing of a wallet without such balances. */
export function toConfirmed(wallet: WalletKey, state: LedgerState | undefined): ConfirmedBalances[] {
  if (state === undefined || state.balances === null) return []
  const { balances, pieces, block, at, measured, cutShortAt, nftsCutShortAt } = state
  const complete = { complete: cutShortAt === null, nftsComplete: nftsCutShortAt === null }
  return [{ ...wallet, balances, pieces, block, at, measured, ...complete }]
}
