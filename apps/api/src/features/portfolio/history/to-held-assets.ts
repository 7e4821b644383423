import { type AssetId, type history, type Micros, microsToUsd, type RouteOutput } from '@pkg/api-contract'
import { formatDay } from '../ledger/day.ts'
import type { PointRow } from '../ledger/wallet-point.ts'
import type { SelectionView } from './selection-view.ts'

/** The rows of a day over all wallets, one per asset, largest value first; null when there is no point. */
export function toHeldAssets({
  whole,
  points: [line],
  isHidden,
  factsOf,
  freshness,
  chains,
}: SelectionView): RouteOutput<typeof history.getHoldingsAt> | null {
  if (line === undefined) return null
  const { sincePrevious: _, ...point } = line
  const rows = new Map<AssetId, { balance: bigint; micros: Micros; row: PointRow; hidden: boolean }>()
  const owed = new Set<AssetId>()
  for (const { points, facts, isDebt } of whole) {
    const [own] = points
    for (const row of own?.rows ?? []) {
      const known = rows.get(row.asset)
      if (isDebt(row.asset)) owed.add(row.asset)
      rows.set(row.asset, {
        row,
        balance: (known?.balance ?? 0n) + row.balance,
        micros: (known?.micros ?? 0n) + row.micros,
        hidden: !isDebt(row.asset) && isHidden(row.asset, facts(row.asset).spam),
      })
    }
  }
  const holdings = [...rows].map(([asset, { balance, micros, row, hidden }]) => {
    const { fields, decimals } = factsOf(asset)
    return {
      ...fields,
      balance: balance.toString(),
      decimals,
      usdPrice: row.price === null ? null : Math.abs(row.price),
      usdValue: row.price === null ? null : microsToUsd(micros),
      priceOf: row.priceOf === null ? null : formatDay(row.priceOf),
      hidden,
      ...(owed.has(asset) && { kind: 'debt' as const }),
    }
  })
  holdings.sort((a, b) => (b.usdValue ?? -1) - (a.usdValue ?? -1) || (a.asset < b.asset ? -1 : 1))
  return { point, holdings, freshness, chains }
}
