import { above, atLeast, between, object, result } from '../primitives/check.ts'

/** What `impermanentLoss` takes: how the price moved, the asset's share of the pool, fees earned. */
export interface ImpermanentLossInput {
  priceRatio: number
  weightPercent?: number
  feesPercent?: number
}

/**
 * What providing liquidity loses against holding both assets, in percent: 0 or below, in a pool of equal parts
 * by the first formula, in any other by the second. Fees earned on what lies in the pool can make it positive.
 *
 * @formula L = 2 × √k / (1 + k) − 1
 * @formula L = k^w / (1 + w × (k − 1)) − 1
 * @where k the price ratio; w the weight of the asset whose price moved
 * @param input priceRatio k, the price now over the price then of one asset in the other, above 0;
 *   weightPercent of the asset whose price it is, 0 to 100 (50); feesPercent of the pool's value (0)
 * @see Pintail, Uniswap: A Good Deal for Liquidity Providers?, 2019; F. Martinelli and N. Mushegian, Balancer
 *   white paper, 2019, for weights
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(impermanentLoss({ priceRatio: 0.5 }).lossPercent, 4) //=> -5.7191
 */
export function impermanentLoss(input: ImpermanentLossInput): { lossPercent: number } {
  const { priceRatio, weightPercent = 50, feesPercent = 0 } = object('input', input)
  above('priceRatio', priceRatio, 0)
  const weight = between('weightPercent', weightPercent, 0, 100) / 100
  const kept = priceRatio ** weight / (1 - weight + weight * priceRatio)
  const fees = atLeast('feesPercent', feesPercent, 0) / 100
  return { lossPercent: result('feesPercent', feesPercent, 100 * (kept * (1 + fees) - 1)) }
}
