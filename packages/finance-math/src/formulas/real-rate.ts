import { above, object, result } from '../primitives/check.ts'

/** What `realRate` takes: percent a year twice. */
export interface RealRateInput {
  nominalPercent: number
  inflationPercent: number
}

/**
 * The return that is left after inflation, in percent, by Fisher's equation.
 *
 * @formula r = (1 + n) / (1 + f) − 1
 * @where n the nominal return; f inflation
 * @param input nominalPercent and inflationPercent in percent a year
 * @see I. Fisher, The Theory of Interest, 1930
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(realRate({ nominalPercent: 12, inflationPercent: 6 }), 4) //=> 5.6604
 */
export function realRate(input: RealRateInput): number {
  const { nominalPercent, inflationPercent } = object('input', input)
  const difference =
    above('nominalPercent', nominalPercent, -100) - above('inflationPercent', inflationPercent, -100)
  return result('nominalPercent', nominalPercent, difference / (1 + inflationPercent / 100))
}
