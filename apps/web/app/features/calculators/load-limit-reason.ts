import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { loadWhole } from './load-whole.ts'

/** Whose limit an input has, in a sentence, where the details of the calculator that asks it say so. */
export async function loadLimitReason(
  definition: AnyCalculator | undefined,
  name: string,
): Promise<string | undefined> {
  const whole = definition && (await loadWhole(definition))
  return whole?.limitReasons?.[name]?.en
}
