import { formatMicros, type HistoryStep, type LinePoint } from '@pkg/api-contract'
import type { CombinedPoint } from '../ledger/combine-points.ts'
import type { ExplainedChange } from '../ledger/explain-change.ts'
import { linkSteps } from '../ledger/link-steps.ts'

/** A point as sums over stretches of a line need it. */
export type SteppedPoint = Pick<LinePoint, 'exactValue' | 'sincePrevious'>

/** Joins values with what happened between them. A point of which something is missing has no step that is known. */
export function withSteps(
  points: readonly Pick<CombinedPoint, 'micros' | 'provenance'>[],
  explained: readonly Pick<ExplainedChange, 'events' | 'lostPrices'>[],
): SteppedPoint[] {
  const lost = new Set(explained.flatMap(({ lostPrices }) => lostPrices.map(({ step }) => step)))
  const isSure = (index: number) => {
    const provenance = points[index]?.provenance
    return provenance !== 'partial' && provenance !== 'illustrative'
  }
  const steps = linkSteps(
    points.map(({ micros }) => micros),
    explained.flatMap(({ events }) => events),
    (step) => isSure(step - 1) && isSure(step) && !lost.has(step),
  )
  return points.map(({ micros }, index) => {
    const step = steps[index - 1]
    const sincePrevious: HistoryStep | null =
      step === undefined
        ? null
        : {
            timeWeightedReturn: step.timeWeightedReturn,
            netFlows: formatMicros(step.netFlows),
            gain: step.gain === null ? null : formatMicros(step.gain),
          }
    return { exactValue: formatMicros(micros), sincePrevious }
  })
}
