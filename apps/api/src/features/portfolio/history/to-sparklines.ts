import type { AssetId, history, RouteOutput, Sparkline } from '@pkg/api-contract'
import { formatDay } from '../ledger/day.ts'
import type { SelectionView } from './selection-view.ts'

/** Daily prices of each asset that is held now and shown. */
export function toSparklines({
  views,
  grid: { from, to },
  factsOf,
  freshness,
  chains,
  refreshing,
}: SelectionView): RouteOutput<typeof history.listSparklines> {
  const seen = new Map<AssetId, Sparkline>()
  for (const { points, book, isDebt } of views) {
    const present = points.at(-1)
    for (const row of present?.rows ?? []) {
      if (seen.has(row.asset) || isDebt(row.asset)) continue
      const prices = Array.from({ length: to - from + 1 }, (_, index) => {
        const day = from + index
        const close = day === to ? undefined : book.find(row.asset, day)
        const usd = day === to ? row.price : close?.slot === day ? close.usd : null
        return { date: formatDay(day), usd }
      })
      seen.set(row.asset, { ...factsOf(row.asset).fields, prices })
    }
  }
  return { sparklines: [...seen.values()], freshness, chains, provisional: refreshing }
}
