import { type AssetId, MOST_WORTH_USD, toMicros, usdToMicros } from '@pkg/api-contract'
import type { Slot } from './day.ts'
import type { PointRow } from './wallet-point.ts'

const MOST_WORTH = usdToMicros(MOST_WORTH_USD)

/** A holding at a price, which is below zero for what is owed; without one, with unknown decimals, or beyond belief, its worth is unknown and not 0. */
export function valueRow(
  holding: { asset: AssetId; balance: bigint; decimals: number | null },
  usd: number | null,
  priceOf: Slot | null = null,
): PointRow {
  const { asset, balance, decimals } = holding
  const micros = usd === null || decimals === null ? null : toMicros(balance, decimals, usd)
  if (micros === null || micros > MOST_WORTH || micros < -MOST_WORTH) {
    return { asset, balance, price: null, priceOf: null, micros: 0n }
  }
  return { asset, balance, price: usd, priceOf, micros }
}
