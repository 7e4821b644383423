import {
  changePartKind,
  formatMicros,
  type history,
  type LinePoint,
  type Micros,
  microsToUsd,
  type RouteOutput,
  sumSteps,
  type ValueChange,
} from '@pkg/api-contract'
import { absolute } from '../../../lib/absolute.ts'
import { addParts, noParts, type Parts, sumParts } from '../ledger/explain-change.ts'
import type { SelectionView } from './selection-view.ts'

/** Why the value changed between the first and the last point; null when there is none. */
export function toValueChange({
  points,
  byAsset,
  drawn,
  factsOf,
  freshness,
  chains,
  refreshing,
}: SelectionView): RouteOutput<typeof history.getChange> | null {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const { sincePrevious: _start, ...from } = first
  const { sincePrevious: _end, ...to } = last
  const { netFlows, gain, timeWeightedReturn } = sumSteps(points)
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
    timeWeightedReturn,
    netFlows: microsToUsd(netFlows),
    exactNetFlows: formatMicros(netFlows),
    gain: gain === null ? null : microsToUsd(gain),
    exactGain: gain === null ? null : formatMicros(gain),
    returnUnknownBecause: timeWeightedReturn === null ? describeUnknown(points) : null,
    parts: toParts(total),
    assets: assets.map(({ asset, parts, sum }) => ({
      ...factsOf(asset).fields,
      parts: toParts(parts),
      value: microsToUsd(sum),
      exactValue: formatMicros(sum),
    })),
    freshness,
    chains,
    provisional: refreshing,
  }
}

/** Why the points between two have no return together. */
function describeUnknown(points: readonly LinePoint[]): string {
  const unsure = points.find(({ provenance }) => provenance === 'partial' || provenance === 'illustrative')
  if (unsure !== undefined) return unsure.reason
  const isKnown = points.slice(1).every(({ sincePrevious }) => sincePrevious?.timeWeightedReturn !== null)
  return isKnown
    ? 'There was nothing that could have had a return.'
    : 'What happened on the way is not known for certain.'
}

const toParts = (parts: Parts): ValueChange['parts'] =>
  changePartKind.options.map((kind) => ({
    kind,
    value: microsToUsd(parts[kind]),
    exactValue: formatMicros(parts[kind]),
  }))

function compareSize(a: Micros, b: Micros): number {
  const sizeA = absolute(a)
  const sizeB = absolute(b)
  return sizeA < sizeB ? -1 : sizeA > sizeB ? 1 : 0
}
