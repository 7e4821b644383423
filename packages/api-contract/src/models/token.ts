import * as z from 'zod/mini'
import { baseUnits, usd } from './amount.ts'
import { assetAddress, spam } from './asset.ts'

/** A holding of one token by one wallet. Symbol, name and decimals are null when the token does not tell. */
export const token = z.object({
  chainId: z.int(),
  address: assetAddress,
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  balance: baseUnits,
  decimals: z.nullable(z.int()),
  usdPrice: usd,
  usdValue: usd,
  /** Change of the price over 24 hours in percent, where the price source sends one. */
  usdPrice24hPercentChange: z.nullable(z.number()),
  /** Paths on our own origin, or null. */
  logo: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  spam,
  /** Whether the source vouches for the contract; null when it does not say. */
  verified: z.nullable(z.boolean()),
})
export type Token = z.infer<typeof token>
