import { above, atLeast, object, result, whole } from '../primitives/check.ts'
import { instalmentRatePercent } from './instalment-rate.ts'
import { toLoan } from './loan.ts'

/** What `flatVsReducing` takes: money, the flat rate in percent a year, months. */
export interface FlatVsReducingInput {
  principal: number
  flatRatePercent: number
  months: number
}

/** The loan at its flat rate, the rate on a reducing balance that it amounts to, and what that percent would cost. */
export interface FlatVsReducingResult {
  emi: number
  totalInterest: number
  /** The rate on the reducing balance with the same instalment: twelve times the monthly one. */
  reducingRatePercent: number
  /** Instalment and interest if the flat percentage were one on the reducing balance. */
  reducingEmi: number
  reducingInterest: number
}

/**
 * What a flat rate of interest really is. A flat rate is charged on the whole loan to its end, whatever has
 * been paid back. The rate on a reducing balance that gives the same instalment is nearly twice as high.
 *
 * @formula E = (P + P × f × n/12) / n
 * @formula E = P × i × (1 + i)^n / ((1 + i)^n − 1)
 * @where E the instalment; P principal; f the flat rate a year; n months; i the rate a month on a reducing
 *   balance, searched
 * @param input principal in money; flatRatePercent in percent a year, at least 0; months (to 100,000)
 * @see OpenFormula `RATE` and `PMT`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const loan = flatVsReducing({ principal: 500_000, flatRatePercent: 8, months: 36 })
 * roundTo(loan.reducingRatePercent, 2) //=> 14.55
 */
export function flatVsReducing(input: FlatVsReducingInput): FlatVsReducingResult {
  const { principal, flatRatePercent, months } = object('input', input)
  above('principal', principal, 0)
  atLeast('flatRatePercent', flatRatePercent, 0)
  whole('months', months, 1, 100_000)
  const totalInterest = result(
    'flatRatePercent',
    flatRatePercent,
    principal * ((flatRatePercent / 1200) * months),
  )
  const emi = result('flatRatePercent', flatRatePercent, principal + totalInterest) / months
  const reducingEmi = toLoan({ principal, annualRatePercent: flatRatePercent, months }).emi
  return {
    emi,
    totalInterest,
    reducingRatePercent: instalmentRatePercent('flatRatePercent', flatRatePercent, months, emi, principal),
    reducingEmi,
    reducingInterest: result('principal', principal, reducingEmi * months) - principal,
  }
}
