import type { AnyCalculator, Input } from '@pkg/finance-math/calculators'

/**
 * A calculator as far as its formula goes: without what a screen cuts while a person types, and without ranges that
 * bend one figure of a question because of another. What the formula has no answer for is refused by the formula.
 */
export function widen(definition: AnyCalculator): AnyCalculator {
  const { limits: _, ...rest } = definition
  const inputs = Object.fromEntries(
    Object.entries(definition.inputs).map(([name, input]) => [name, withoutTypingCap(input)] as const),
  )
  return { ...rest, inputs }
}

function withoutTypingCap(input: Input): Input {
  if (input.kind !== 'number') return input
  const { typingCap: _, ...rest } = input
  return rest
}
