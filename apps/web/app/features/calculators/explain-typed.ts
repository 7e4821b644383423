import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { describeTyped } from './describe-typed.ts'
import { loadLimitReason } from './load-limit-reason.ts'

/** As `describeTyped`, with whose limit it is where the calculator's details say so. */
export async function explainTyped(
  definition: AnyCalculator | undefined,
  name: string,
  ...[correction, typed, input, taken]: Parameters<typeof describeTyped>
): Promise<string> {
  const reason = await loadLimitReason(definition, name)
  return describeTyped(correction, typed, input, { ...taken, reason })
}
