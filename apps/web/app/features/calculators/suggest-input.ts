import type { AnyCalculator, NumberInput, Output } from '@pkg/finance-math/calculators'
import { roundTo } from '@pkg/finance-math/core'
import type { AnyValues } from './scenario.ts'

/** More digits than these no double holds of a number of everyday size. */
const mostDecimals = 12

/**
 * What was found for a goal with as few decimals as still give the goal, to the hundredth that answers are written in.
 * Rupees are paid in paise: the one below where that gives the goal to the paisa, else the one above, which just passes it.
 */
export function suggestInput(
  definition: AnyCalculator,
  { input, output }: { input: string; output: string },
  { found, target, values }: { found: number; target: number; values: AnyValues },
): number {
  const asked = definition.inputs[input] as NumberInput
  if (asked.granularity !== undefined) return found
  if (asked.unit === 'inr') {
    const below = Math.floor(found * 100 + 1e-6) / 100
    return gives(below, 2) ? below : Math.ceil(found * 100 - 1e-6) / 100
  }
  const answer = definition.outputs[output] as Extract<Output, { unit: string }>
  const decimals = answer.unit === 'percent' ? 4 : 2
  for (let digits = 2; digits <= mostDecimals; digits++) {
    const rounded = roundTo(found, digits)
    if (gives(rounded, decimals)) return rounded
  }
  return found

  function gives(value: number, places: number): boolean {
    try {
      const back = Number(definition.compute({ ...values, [input]: value } as never)[output])
      return roundTo(back, places) === roundTo(target, places)
    } catch {
      return false
    }
  }
}
