import * as z from 'zod/mini'
import { isoTime, usd } from './amount.ts'

/** What a unit of gas costs, in gwei (billionths of an ether): low <= average <= high. */
export const gasPrices = z.object({
  low: z.number(),
  average: z.number(),
  high: z.number(),
  /**
   * The base fee, in gwei: what every unit of gas costs before any tip. Of the newest block, or of the next where the
   * source tells of that alone; null where it tells of none.
   */
  baseFee: z.nullable(z.number()),
  /** The base fee of the next block by the rule of EIP-1559, in gwei; null where the source does not tell enough. */
  nextBaseFee: z.nullable(z.number()),
})
export type GasPrices = z.infer<typeof gasPrices>

/** A kind of transaction: how many units of gas it uses, and what these cost now at the average price. */
export const gasCost = z.object({
  id: z.enum(['transfer', 'token-transfer', 'swap']),
  /** Units of gas: an amount of work, not a price. */
  gasUnits: z.int(),
  /** Null while the price of ether is unknown. */
  usd,
})
export type GasCost = z.infer<typeof gasCost>

/** The gas prices with what they mean in money. */
export const gas = z.extend(gasPrices, {
  costs: z.array(gasCost),
  /** What one ether costs, the figure that `costs` was computed with. */
  etherUsd: usd,
  source: z.string(),
  updatedAt: isoTime,
  stale: z.boolean(),
  problem: z.nullable(z.string()),
})
export type Gas = z.infer<typeof gas>
