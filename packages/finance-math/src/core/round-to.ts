import { roundDecimal } from '../formulas/round-decimal.ts'
import { invalid, number, result, whole } from '../primitives/check.ts'

/** Which way an exact tie goes: away from zero, or to the even neighbour. */
export type RoundingMode = 'half-away' | 'half-even'

/**
 * Rounds to a number of decimals, deciding ties on the shortest decimal that stands for the value, as a
 * person reads it: 1.005 is a tie at two decimals although its double lies below.
 *
 * @formula x′ = "round"(x × 10^d) / 10^d
 * @where x value; d decimals
 * @param value the number to round
 * @param decimals whole number from -300 to 300; negative rounds to tens, hundreds, ...
 * @param mode `'half-away'` (default, ties away from zero) or `'half-even'`
 * @see ECMA-262, Number::toString, for the shortest decimal; IEEE 754 for the two ways of ties
 * @throws FinanceMathError INVALID_ARGUMENT naming value, decimals or mode
 * @example
 * roundTo(1.005, 2) //=> 1.01
 * @example
 * roundTo(-2.5, 0) //=> -3
 * @example
 * roundTo(2.5, 0, 'half-even') //=> 2
 */
export function roundTo(value: number, decimals: number, mode: RoundingMode = 'half-away'): number {
  number('value', value)
  whole('decimals', decimals, -300, 300)
  if (mode !== 'half-away' && mode !== 'half-even') invalid('mode', mode, 'half-away or half-even')
  return result('value', value, roundDecimal(value, decimals, mode === 'half-even'))
}
