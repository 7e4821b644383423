import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { describeTyped } from './describe-typed.ts'
import { loadWhole } from './load-whole.ts'

/** As `describeTyped`, with whose limit it is where the calculator's details say so. */
export async function explainTyped(
  definition: AnyCalculator | undefined,
  name: string,
  ...[correction, typed, input, taken]: Parameters<typeof describeTyped>
): Promise<string> {
  const whole = definition && (await loadWhole(definition))
  const reason = whole?.limitReasons?.[name]?.en
  return describeTyped(correction, typed, input, { ...taken, reason })
}
