import type { AssetId } from '@pkg/api-contract'
import type { ReadOptions } from './wallet-data.ts'

/** What a debt token is: a unit of it is a unit of another asset that is owed to a pool. */
export interface Debt {
  underlying: AssetId
  /** Whom it is owed to. */
  pool: string
}

/** Tells debts from holdings. */
export interface Debts {
  /**
   * The debt of each asset that a known pool says is one of its debt tokens, null for one that none says so of. An asset
   * that could not be asked about is absent.
   */
  findDebts(assets: readonly AssetId[], options?: ReadOptions): Promise<Map<AssetId, Debt | null>>
}
