import * as z from 'zod/mini'
import { baseUnits, isoTime, usd } from './amount.ts'

/** An asset by chain and contract: `1:native`, `8453:0x…`. */
const assetId = z.string().check(z.regex(/^\d+:(native|0x[0-9a-f]{40})$/))

/** An asset in a position, with what it is called and worth; the worth of what is owed is below zero, as its amount. */
export const positionPart = z.object({
  asset: assetId,
  /** In base units. */
  amount: z.string().check(z.regex(/^-?\d+$/)),
  role: z.enum(['supplied', 'borrowed', 'fee']),
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  usdPrice: usd,
  usdValue: usd,
  /**
   * Where it is summed: as the worth of the `holding` that stands for it, as a row of its own in the list of tokens (`itself`)
   * because no holding does, or nowhere.
   */
  countedAs: z.nullable(z.enum(['holding', 'itself'])),
})
export type PositionPart = z.infer<typeof positionPart>

/** What a wallet has inside one contract. */
export const position = z.object({
  /**
   * `chainId:contract`, or `chainId:contract/id` of an NFT; the same at every reading. Where a service claims it, `#` and more
   * stands behind that.
   */
  id: z.string(),
  chainId: z.int(),
  /**
   * By what is known of the chain, never by the contract's own word; null where that does not know it. Of what a service
   * claims, by that service.
   */
  protocol: z.nullable(z.string()),
  kind: z.enum(['wrapped', 'lent', 'debt', 'vault', 'pool', 'account']),
  /** The token that stands for the parts; null where none is held. */
  shell: z.nullable(assetId),
  shellAmount: baseUnits,
  shellSymbol: z.nullable(z.string()),
  shellDecimals: z.nullable(z.int()),
  parts: z.array(positionPart),
  /**
   * `anchored`: a contract that is known says so. `agreed`: the market pays for the token what its parts are worth, within
   * 2 %. `claimed`: only the contract itself says so, or a service does (`claimedBy`); it is in no sum.
   */
  trust: z.enum(['anchored', 'agreed', 'claimed']),
  /**
   * The service that alone says so, such as `Moralis`: nothing of it was read on the chain, and amounts, prices and names are
   * its own. Absent where the chain itself was read.
   */
  claimedBy: z.optional(z.string()),
  /** What the parts are worth together; null where the price of one of them is not known. */
  usdValue: usd,
  /** How many times what stands against a debt would pay it; below 1 it may be sold. Null without a debt, or unknown. */
  health: z.nullable(z.number()),
  /** All parts are of this block; 0 where a service claims them, since it names none. */
  block: z.int(),
  /** When the block was made, or when the service said so. */
  blockTime: isoTime,
})
export type Position = z.infer<typeof position>
