import { CostBasisError } from './primitives/cost-basis-error.ts'
import { divide, parseDecimal, powerOfTen, writeDecimal } from './primitives/decimal.ts'

/**
 * Rounds a decimal string: nothing else in this package rounds a figure to a currency.
 *
 * @param value a decimal string, as every amount of this package is
 * @param decimals how many decimals to keep, 0 to 100; halves go away from nil
 * @throws CostBasisError INVALID_NUMBER or OUT_OF_RANGE naming the field
 * @example
 * roundDecimal('-1.005', 2) //=> '-1.01'
 */
export function roundDecimal(value: string, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 100) {
    throw new CostBasisError('OUT_OF_RANGE', 'decimals', decimals, 'must be a whole number from 0 to 100')
  }
  const { digits, scale } = parseDecimal('value', value)
  if (scale <= decimals) return writeDecimal(digits, scale)
  return writeDecimal(divide(digits, powerOfTen(scale - decimals)), decimals)
}
