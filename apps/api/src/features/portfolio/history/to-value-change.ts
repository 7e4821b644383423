import {
  changePartKind,
  formatMicros,
  type history,
  type Micros,
  microsToUsd,
  type RouteOutput,
  type ValueChange,
} from '@pkg/api-contract'
import { addParts, noParts, type Parts, sumParts } from '../ledger/explain-change.ts'
import type { SelectionView } from './selection-view.ts'

/** Why the value changed between the first and the last point; null when there is none. */
export function toValueChange({
  points,
  explain,
  factsOf,
  freshness,
  refreshing,
}: SelectionView): RouteOutput<typeof history.getChange> | null {
  const from = points[0]
  const to = points.at(-1)
  if (from === undefined || to === undefined) return null
  const { byAsset, drawn } = explain()
  const total = noParts()
  for (const parts of byAsset.values()) addParts(total, parts)
  total.unexplained += drawn
  const difference = sumParts(total)
  const assets = [...byAsset]
    .map(([asset, parts]) => ({ asset, parts, sum: sumParts(parts) }))
    .filter(({ parts }) => changePartKind.options.some((kind) => parts[kind] !== 0n))
    .sort((a, b) => compareSize(b.sum, a.sum) || (a.asset < b.asset ? -1 : 1))
  return {
    from,
    to,
    difference: microsToUsd(difference),
    exactDifference: formatMicros(difference),
    parts: toParts(total),
    assets: assets.map(({ asset, parts, sum }) => ({
      ...factsOf(asset).fields,
      parts: toParts(parts),
      value: microsToUsd(sum),
      exactValue: formatMicros(sum),
    })),
    freshness,
    provisional: refreshing,
  }
}

const toParts = (parts: Parts): ValueChange['parts'] =>
  changePartKind.options.map((kind) => ({
    kind,
    value: microsToUsd(parts[kind]),
    exactValue: formatMicros(parts[kind]),
  }))

function compareSize(a: Micros, b: Micros): number {
  const sizeA = a < 0n ? -a : a
  const sizeB = b < 0n ? -b : b
  return sizeA < sizeB ? -1 : sizeA > sizeB ? 1 : 0
}
