import type { AssetId } from '@pkg/api-contract'
import type { AssetDescription } from './movements.ts'
import type { Address, ReadOptions } from './wallet-data.ts'

interface BalanceOptions extends ReadOptions {
  /** A reading of an earlier block is refused: it would undo what the caller knows already. */
  notBefore: number
}

/** Balances of one block. An asset that cannot be read is absent. */
export interface BalancesOfBlock {
  block: number
  balances: Map<AssetId, bigint>
}

/** Balances as the chain itself has them, in base units. */
export interface Balances {
  getBalances(address: Address, assets: readonly AssetId[], options: BalanceOptions): Promise<BalancesOfBlock>
  /** What tokens say of themselves. */
  describe(assets: readonly AssetId[], options?: ReadOptions): Promise<AssetDescription[]>
  /** Those of the assets that are tokens of the chain by their name only: no contract stands at their address. */
  findMissing(assets: readonly AssetId[], options?: ReadOptions): Promise<AssetId[]>
}
