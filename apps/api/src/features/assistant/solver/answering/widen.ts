import type { AnyCalculator, Input } from '@pkg/finance-math/calculators'

/** How far the formulas are asked to go, whatever the sliders of a screen allow. */
const reach: Readonly<Record<string, { min: number; max: number }>> = {
  inr: { min: 0.01, max: 1e15 },
  usd: { min: 0.01, max: 1e15 },
  currency: { min: 0.01, max: 1e15 },
  percent: { min: 0.0001, max: 1000 },
  years: { min: 1 / 365, max: 200 },
  months: { min: 1, max: 2400 },
}

/** A calculator without the limits of its screen: the formula holds beyond them, the sliders do not. */
export function widen(definition: AnyCalculator): AnyCalculator {
  const { limits: _, ...rest } = definition
  const inputs = Object.fromEntries(
    Object.entries(definition.inputs).map(([name, input]) => [name, widenInput(input)] as const),
  )
  return { ...rest, inputs }
}

function widenInput(input: Input): Input {
  if (input.kind !== 'number') return input
  const range = reach[input.unit]
  if (range === undefined) return input
  const { min, max } = input
  return { ...input, min: min === 0 ? 0 : Math.min(min, range.min), max: Math.max(max, range.max) }
}
