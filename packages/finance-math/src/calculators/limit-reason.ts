import type { DatedRule } from '../india/dated-rule.ts'

/** Says whose limit an input has: what the rule does, in a sentence with its source. */
export function limitReason(
  { name, source }: Pick<DatedRule<unknown>, 'name' | 'source'>,
  does: string,
): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${does} (${source}).`
}

/**
 * Whole rupees as a sentence has them, such as ₹1,50,000. Not by `Intl`, whose first use holds up a phone for 80 ms: sentences
 * are made as soon as the details of a calculator are loaded.
 */
export const inRupees = (amount: number): string => `₹${String(amount).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,')}`
