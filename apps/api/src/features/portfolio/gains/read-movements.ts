import type { ChainReading } from '@pkg/api-contract'
import type { MovementLists } from '../movements/create-movement-lists.ts'
import type { MovementSelection } from '../movements/movement-selection.ts'
import type { AssetName } from './asset-names.ts'
import { createPacker, type PackedMovements } from './pack-movements.ts'

/** A part of the movements, oldest first, and what the assets are called that are in none before it. */
export interface ReadPart {
  packed: PackedMovements
  assets: [string, AssetName][]
}

/** Every movement of the wallets, with what their assets are called. */
export interface ReadMovements {
  /** Oldest first. */
  parts: PackedMovements[]
  assets: Map<string, AssetName>
  /** Assets that are in no book: hidden ones, debts and pieces. */
  leftOut: Set<string>
  /** Those that movements are valued of, which leaves out what has no price that is trusted. */
  valued: Set<string>
  /** The calendar years in UTC in which something moved. */
  years: Set<number>
  /** Whether prices, or the latest movements, are still being read. */
  pending: boolean
  refreshing: boolean
  problems: string[]
  chains: ChainReading[]
}

/** @param onPart is given each part once it is read */
export async function readMovements(
  lists: Pick<MovementLists, 'readAll'>,
  selection: MovementSelection,
  onPart: (part: ReadPart) => void = () => {},
): Promise<ReadMovements> {
  const parts: PackedMovements[] = []
  const assets = new Map<string, AssetName>()
  const leftOut = new Set<string>()
  const valued = new Set<string>()
  const years = new Set<number>()
  const problems = new Set<string>()
  let chains: ChainReading[] = []
  let pending = false
  let refreshing = false
  for await (const part of lists.readAll({ ...selection, showHidden: true })) {
    const { packed, add } = createPacker()
    const news: ReadPart['assets'] = []
    for (const movement of part.movements) {
      add(movement)
      const { row, standing } = movement
      years.add(new Date(row.at).getUTCFullYear())
      if (standing.valued) valued.add(row.asset)
      // What the oldest movement tells of an asset counts.
      if (assets.has(row.asset)) continue
      const { facts, hidden, debt } = standing
      const isPiece = row.kind === 'nft'
      const { symbol, name } = facts
      const called = { symbol, name, decimals: isPiece ? 0 : facts.decimals }
      assets.set(row.asset, called)
      news.push([row.asset, called])
      if (hidden || debt || isPiece) leftOut.add(row.asset)
    }
    parts.push(packed)
    onPart({ packed, assets: news })
    for (const problem of part.problems) problems.add(problem)
    chains = part.chains
    pending ||= part.pending
    refreshing ||= part.refreshing
  }
  return { parts, assets, leftOut, valued, years, pending, refreshing, problems: [...problems], chains }
}
