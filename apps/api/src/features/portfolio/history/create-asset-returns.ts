import { type AssetId, type Micros, sumSteps } from '@pkg/api-contract'
import type { CombinedPoint } from '../ledger/combine-points.ts'
import type { ExplainedChange } from '../ledger/explain-change.ts'
import type { WalletView } from './wallet-view.ts'
import { withSteps } from './with-steps.ts'

/** Tells the return of one asset over all wallets, from the first point to the last; null where it is not known. */
export function createAssetReturns(
  views: readonly WalletView[],
  points: readonly CombinedPoint[],
  explained: readonly ExplainedChange[],
): (asset: AssetId) => number | null {
  let columns: Map<AssetId, Micros[]> | undefined
  const events = Map.groupBy(
    explained.flatMap((change) => change.events),
    ({ asset }) => asset,
  )
  return (asset) => {
    columns ??= toColumns(views, points.length)
    const values = columns.get(asset)
    const own = {
      events: events.get(asset) ?? [],
      lostPrices: explained.flatMap(({ lostPrices }) => lostPrices.filter((lost) => lost.asset === asset)),
    }
    const line = points.map(({ provenance }, index) => ({ provenance, micros: values?.[index] ?? 0n }))
    return sumSteps(withSteps(line, [own])).timeWeightedReturn
  }
}

/** What each asset was worth at each point, over all wallets. */
function toColumns(views: readonly WalletView[], length: number): Map<AssetId, Micros[]> {
  const columns = new Map<AssetId, Micros[]>()
  for (const { points } of views) {
    for (const [index, { rows }] of points.entries()) {
      for (const { asset, micros } of rows) {
        const column = columns.get(asset) ?? new Array<Micros>(length).fill(0n)
        columns.set(asset, column)
        column[index] = (column[index] ?? 0n) + micros
      }
    }
  }
  return columns
}
