import type { AnyCalculator, Details } from './calculator.ts'
import { toText } from './to-text.ts'

/**
 * The whole definition, from one whose details were left out of what a page loads first, and the details of its file.
 * Never throws.
 *
 * @param definition without its details
 * @param details of its file
 * @example
 * const rest = { formulas: [], legend: {}, explanation: { steps: {} }, conventions: {}, sources: [] }
 * withDetails(sipCalculator, { keywords: ['sip'], ...rest }).keywords //=> ['sip']
 */
export function withDetails(definition: AnyCalculator, details: Details): AnyCalculator {
  return { ...definition, ...(toText(details, `calculators.${definition.id}`) as AnyCalculator) }
}
