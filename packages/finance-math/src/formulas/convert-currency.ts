import { above, atLeast, object, result } from '../primitives/check.ts'

/** What `convertCurrency` takes: money, and what one unit of its currency is worth in the other. */
export interface ConvertCurrencyInput {
  amount: number
  rate: number
}

/**
 * An amount in another currency.
 *
 * @formula B = A × r
 * @where A amount; r rate
 * @param input amount in money; rate: units of the other currency for one of this
 * @see ISO 4217 for the currencies; the rate is the caller's
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * convertCurrency({ amount: 20, rate: 83.5 }) //=> 1670
 */
export function convertCurrency(input: ConvertCurrencyInput): number {
  const { amount, rate } = object('input', input)
  return result('amount', amount, atLeast('amount', amount, 0) * above('rate', rate, 0))
}
