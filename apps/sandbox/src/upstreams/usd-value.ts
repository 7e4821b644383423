import { formatUnits } from 'viem'

/** The value of an amount in USD; null when the price or the decimals are unknown. */
export function usdValue(amount: bigint, decimals: number | null, price: number | null): number | null {
  return price === null || decimals === null ? null : Number(formatUnits(amount, decimals)) * price
}
