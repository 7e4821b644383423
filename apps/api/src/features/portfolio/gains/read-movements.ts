import type { AssetId, ChainReading, Movement } from '@pkg/api-contract'
import type { MovementLists, MovementSelection } from '../movements/create-movement-lists.ts'
import type { AssetName } from './asset-names.ts'
import { type Transaction, toTransactions } from './transaction.ts'

/** Every movement of the wallets by its transaction, oldest first, with what their assets are called. */
export interface ReadMovements {
  transactions: Transaction[]
  assets: Map<string, AssetName>
  /** Whether prices, or the latest movements, are still being read. */
  pending: boolean
  refreshing: boolean
  problems: string[]
  chains: ChainReading[]
  /** Assets that are in no book: hidden ones, debts and pieces. */
  isLeftOut: (asset: AssetId) => boolean
}

export async function readMovements(
  lists: Pick<MovementLists, 'listAll'>,
  selection: MovementSelection,
): Promise<ReadMovements> {
  const movements: Movement[] = []
  const problems = new Set<string>()
  let chains: ChainReading[] = []
  let pending = false
  let refreshing = false
  for await (const part of lists.listAll({ ...selection, showHidden: true })) {
    movements.push(...part.movements)
    for (const problem of part.problems) problems.add(problem)
    chains = part.chains
    pending ||= part.pending
    refreshing ||= part.refreshing
  }
  const assets = new Map<string, AssetName>()
  const leftOut = new Map<string, boolean>()
  for (const { chainId, asset, symbol, name, decimals, kind, hidden, debt } of movements) {
    assets.set(`${chainId}:${asset}`, { symbol, name, decimals })
    leftOut.set(`${chainId}:${asset}`, hidden || debt || kind === 'nft')
  }
  return {
    transactions: toTransactions(movements),
    ...{ assets, pending, refreshing },
    problems: [...problems],
    chains,
    isLeftOut: (asset: AssetId) => leftOut.get(asset) ?? true,
  }
}
