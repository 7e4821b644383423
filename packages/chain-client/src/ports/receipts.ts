import type { AssetDescription, AssetMovement } from './movements.ts'
import type { Address, ReadOptions } from './wallet-data.ts'

/** A transaction, with its block and the moment of that (ms since 1970), as somebody said. */
export interface TransactionPlace {
  hash: string
  block: number
  at: number
}

/** What the logs of one transaction say of a wallet. */
export interface Logged {
  /** Of tokens and pieces, under the ids under which every source lists them. */
  movements: AssetMovement[]
  /** Logs that are no transfers, by their place among the logs of the block: some stand for one all the same. */
  others: ReadonlySet<number>
}

/** What the logs of transactions moved. */
export interface Receipts {
  /** By hash: null where no such transaction is in the block, absent where that is not known. */
  listLogged(
    address: Address,
    transactions: readonly TransactionPlace[],
    options?: ReadOptions,
  ): Promise<Map<string, Logged | null>>
  /** What tokens say of themselves. */
  describe(assets: readonly AssetDescription['asset'][], options?: ReadOptions): Promise<AssetDescription[]>
}
