import type { ChainReading } from '@pkg/api-contract'
import type { MovementLists, MovementSelection } from '../movements/create-movement-lists.ts'
import type { RowStanding } from '../movements/create-row-standing.ts'
import type { AssetName } from './asset-names.ts'
import { createPacker, type PackedMovements } from './pack-movements.ts'

/** Every movement of the wallets, with what their assets are called. */
export interface ReadMovements {
  packed: PackedMovements
  assets: Map<string, AssetName>
  /** Assets that are in no book: hidden ones, debts and pieces. */
  leftOut: Set<string>
  /** The calendar years in UTC in which something moved. */
  years: Set<number>
  /** Whether prices, or the latest movements, are still being read. */
  pending: boolean
  refreshing: boolean
  problems: string[]
  chains: ChainReading[]
}

export async function readMovements(
  lists: Pick<MovementLists, 'readAll'>,
  selection: MovementSelection,
): Promise<ReadMovements> {
  const { packed, add } = createPacker()
  const assets = new Map<string, AssetName>()
  const leftOut = new Set<string>()
  const years = new Set<number>()
  const told = new Map<string, RowStanding>()
  const problems = new Set<string>()
  let chains: ChainReading[] = []
  let pending = false
  let refreshing = false
  for await (const part of lists.readAll({ ...selection, showHidden: true })) {
    for (const movement of part.movements) {
      add(movement)
      const { row, standing } = movement
      years.add(new Date(row.at).getUTCFullYear())
      // What the oldest movement tells of an asset counts, and it comes last; most tell the same.
      if (told.get(row.asset) === standing) continue
      told.set(row.asset, standing)
      const { facts, hidden, debt } = standing
      const isPiece = row.kind === 'nft'
      const { symbol, name } = facts
      assets.set(row.asset, { symbol, name, decimals: isPiece ? 0 : facts.decimals })
      if (hidden || debt || isPiece) leftOut.add(row.asset)
      else leftOut.delete(row.asset)
    }
    for (const problem of part.problems) problems.add(problem)
    chains = part.chains
    pending ||= part.pending
    refreshing ||= part.refreshing
  }
  return { packed, assets, leftOut, years, pending, refreshing, problems: [...problems], chains }
}
