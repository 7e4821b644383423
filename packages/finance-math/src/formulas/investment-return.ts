import { cagr } from '../core/cagr.ts'
import { above, atLeast, object, result } from '../primitives/check.ts'

/** What `investmentReturn` takes: money put in at once, what it is worth, years. */
export interface InvestmentReturnInput {
  invested: number
  value: number
  years: number
}

/** The gain in money, in percent of all, in percent a year, and the worth as a multiple. */
export interface InvestmentReturnResult {
  gain: number
  absolutePercent: number
  cagrPercent: number
  multiple: number
}

/**
 * What an investment has returned in all, and a year: the constant yearly rate that leads from the one to the
 * other.
 *
 * @formula R = (V − I) / I
 * @formula C = (V / I)^(1/n) − 1
 * @where R the return in all; C that of a year; V the final value; I what was invested; n years
 * @param input invested (above 0) and value (at least 0) in money, years above 0, also part of one
 * @see OpenFormula `RRI`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(investmentReturn({ invested: 100_000, value: 175_000, years: 5 }).cagrPercent, 2) //=> 11.84
 */
export function investmentReturn(input: InvestmentReturnInput): InvestmentReturnResult {
  const { invested, value, years } = object('input', input)
  above('invested', invested, 0)
  atLeast('value', value, 0)
  above('years', years, 0)
  const multiple = result('value', value, value / invested)
  const gain = value - invested
  return {
    gain,
    absolutePercent: result('value', value, 100 * (gain / invested)),
    cagrPercent: result('years', years, 100 * cagr(years, invested, value)),
    multiple,
  }
}
