import { formatMicros, type HistoryRange, type history, type RouteOutput, sumSteps } from '@pkg/api-contract'
import { formatDay, type Slot, startOf, toDay, toSlot } from '../ledger/day.ts'
import type { SelectionView } from './selection-view.ts'
import { toFinding } from './to-finding.ts'
import { toObservations } from './to-observations.ts'
import type { WalletView } from './wallet-view.ts'

/** The line of a range, from which day on it is certain, and where the ledgers do not come out even. */
export function toHistory(
  { views, grid, points, wallets, freshness, chains, refreshing, factsOf }: SelectionView,
  range: HistoryRange,
): RouteOutput<typeof history.getHistory> {
  const certain = views.map(toCertainFrom)
  const isKnown = certain.length > 0 && certain.every((slot) => slot !== null)
  return {
    points,
    certainFrom: isKnown ? formatDay(toDay(startOf(Math.max(grid.from, ...certain), grid.step))) : null,
    range,
    wallets: wallets.map(({ address, points: own }) => {
      const { gain, netFlows, timeWeightedReturn } = sumSteps(own)
      return {
        address,
        timeWeightedReturn,
        netFlows: formatMicros(netFlows),
        gain: gain === null ? null : formatMicros(gain),
      }
    }),
    // Hours are points of their own.
    observations: grid.step === 'hour' ? [] : toObservations(views, grid.from),
    findings: views.flatMap((view) =>
      view.walk.findings.map((finding) => toFinding(view, finding, factsOf(finding.asset))),
    ),
    freshness,
    chains,
    refreshing,
  }
}

/** Before what is inside contracts was read for the first time, it is missing. */
function toCertainFrom({ certainFrom, insideSince, step }: WalletView): Slot | null {
  if (certainFrom === null || insideSince === null) return certainFrom
  return Math.max(certainFrom, toSlot(insideSince, step))
}
