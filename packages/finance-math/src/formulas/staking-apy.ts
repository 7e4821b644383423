import { atLeast, object, result } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'

/** What `stakingApy` takes: percent a year, how often rewards are staked again. */
export interface StakingApyInput {
  aprPercent: number
  compoundsPerYear: number
}

/**
 * What a yearly rate of rewards comes to when they are staked again, in percent.
 *
 * @formula APY = (1 + a/n)^n − 1
 * @where a the yearly rate; n times a year
 * @param input aprPercent in percent a year, at least 0; compoundsPerYear, at least 1 (365 for every day)
 * @see OpenFormula `EFFECT`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(stakingApy({ aprPercent: 6, compoundsPerYear: 12 }).apyPercent, 4) //=> 6.1678
 */
export function stakingApy(input: StakingApyInput): { apyPercent: number } {
  const { aprPercent, compoundsPerYear } = object('input', input)
  atLeast('aprPercent', aprPercent, 0)
  atLeast('compoundsPerYear', compoundsPerYear, 1)
  const apy = growth(aprPercent / (100 * compoundsPerYear), compoundsPerYear)
  return { apyPercent: result('aprPercent', aprPercent, 100 * apy) }
}
