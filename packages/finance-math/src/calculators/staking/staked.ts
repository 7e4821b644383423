import { stakingApy } from '../../formulas/staking-apy.ts'
import { result } from '../../primitives/check.ts'

/** What the staking calculator asks. */
export interface StakingValues {
  amount: number
  aprPercent: number
  years: number
  restaked: '365' | '52' | '12' | '4' | '1' | 'never'
  commissionPercent: number
}

/** What of the rewards is left when the validator has taken its share, in percent a year. */
export function netApr({ aprPercent, commissionPercent }: StakingValues): number {
  return aprPercent * (1 - commissionPercent / 100)
}

/** What has become of the stake after some years. */
export function staked(values: StakingValues, years = values.years) {
  const { amount, restaked } = values
  const aprPercent = netApr(values)
  const compoundsPerYear = restaked === 'never' ? 1 : Number(restaked)
  const { apyPercent } = stakingApy({ aprPercent, compoundsPerYear })
  const growth =
    restaked === 'never' ? (aprPercent / 100) * years : Math.expm1(years * Math.log1p(apyPercent / 100))
  const rewards = result('aprPercent', values.aprPercent, amount * growth)
  return { apyPercent, rewards, finalAmount: result('amount', amount, amount + rewards) }
}
