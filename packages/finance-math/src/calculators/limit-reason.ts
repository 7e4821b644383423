import type { DatedRule } from '../india/dated-rule.ts'

/** Says whose limit an input has: what the rule does, in a sentence with its source. */
export function limitReason(
  { name, source }: Pick<DatedRule<unknown>, 'name' | 'source'>,
  does: string,
): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${does} (${source}).`
}

/** Rupees as a sentence has them, such as ₹1,50,000. */
export const inRupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`
