import { type history, microsToUsd, type RouteOutput, usdToMicros } from '@pkg/api-contract'
import { sumOf } from '../../../lib/sum-of.ts'
import { formatDay, startOf, toDay } from '../ledger/day.ts'
import type { SelectionView } from './selection-view.ts'
import { toGain } from './to-gain.ts'

/** What each holding gained between the first and the last point, the largest first. */
export function listHoldingGains({
  views,
  grid: { step, from, to },
  byAsset,
  returnOf,
  factsOf,
  freshness,
  chains,
  refreshing,
}: SelectionView): RouteOutput<typeof history.listGains> {
  const holdings = [...byAsset].flatMap(([asset, parts]) =>
    toGain(views, asset, parts, factsOf(asset).fields, () => returnOf(asset)),
  )
  const known = holdings.flatMap(({ gain }) => gain ?? [])
  return {
    from: formatDay(toDay(startOf(from, step))),
    to: formatDay(toDay(startOf(to, step))),
    holdings: holdings.sort(
      (a, b) => (b.endValue ?? -1) - (a.endValue ?? -1) || (a.asset < b.asset ? -1 : 1),
    ),
    knownGain: microsToUsd(sumOf(known, usdToMicros)),
    unknownGains: holdings.length - known.length,
    freshness,
    chains,
    provisional: refreshing,
  }
}
