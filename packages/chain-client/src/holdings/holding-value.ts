import { MOST_WORTH_USD } from '@pkg/api-contract'
import { formatUnits } from 'viem'

/**
 * What a balance in base units is worth in USD; null when price or decimals are unknown, or the
 * worth is beyond belief.
 * The division is done on integers, so a balance beyond 2^53 loses nothing before the price is applied.
 */
export function holdingValue(
  balance: string,
  decimals: number | null,
  usdPrice: number | null,
): number | null {
  if (decimals === null || usdPrice === null) return null
  const value = Number(formatUnits(BigInt(balance), decimals)) * usdPrice
  return value <= MOST_WORTH_USD ? value : null
}
