import { formatMicros, type LinePoint, type Micros } from '@pkg/api-contract'
import type { StepEvent } from './explain-change.ts'
import { linkSteps } from './link-steps.ts'

export const usd = (dollars: number): Micros => BigInt(Math.round(dollars * 1e6))

/** A line of values, with the return of each step as the browser is sent it. */
export function toLine(
  values: readonly Micros[],
  events: readonly StepEvent[],
  isKnown: (step: number) => boolean = () => true,
): Pick<LinePoint, 'exactValue' | 'sincePrevious'>[] {
  const steps = linkSteps(values, events, isKnown)
  return values.map((value, index) => {
    const step = steps[index - 1]
    return {
      exactValue: formatMicros(value),
      sincePrevious: step
        ? {
            timeWeightedReturn: step.timeWeightedReturn,
            netFlows: formatMicros(step.netFlows),
            gain: step.gain === null ? null : formatMicros(step.gain),
          }
        : null,
    }
  })
}
