import { impermanentLoss } from '../../formulas/impermanent-loss.ts'

/** What the impermanent loss calculator asks. */
export interface PoolValues {
  deposit: number
  priceChangePercent: number
  weightPercent: number
  feesPercent: number
}

/** What a share of a pool is worth beside the same coins kept, in the money of the other side. */
export function poolShare({ deposit, priceChangePercent, weightPercent, feesPercent }: PoolValues) {
  const priceRatio = 1 + priceChangePercent / 100
  const held = deposit * (1 + (weightPercent / 100) * (priceRatio - 1))
  const at = (fees: number) => impermanentLoss({ priceRatio, weightPercent, feesPercent: fees }).lossPercent
  const lossPercent = at(feesPercent)
  const inPool = held * (1 + lossPercent / 100)
  return { held, inPool, lossPercent, lossBeforeFeesPercent: at(0), difference: inPool - held }
}
