import * as z from 'zod/mini'
import { baseUnits, usd } from './amount.ts'
import { assetAddress, spam } from './asset.ts'

/**
 * How far a price is believed. `agreed`: two sources tell about the same. `single`: one source tells it, and nothing
 * speaks against it. `untrusted`: it is claimed and not used, `priceDoubt` says why.
 */
export const priceTrust = z.enum(['agreed', 'single', 'untrusted'])
export type PriceTrust = z.infer<typeof priceTrust>

/** Why a price is not used. */
export const priceDoubt = z.object({
  /**
   * `unproven`: nobody answers for the contract and no source tells of a market. `disagreeing`: sources contradict each
   * other. `implausible`: the holding would be worth more than all of the token. `doubted`: its only source is not sure of
   * it. `possible-debt`: it calls itself a debt.
   */
  id: z.enum(['unproven', 'disagreeing', 'implausible', 'doubted', 'possible-debt']),
  /** As a sentence for a person. */
  message: z.string(),
})
export type PriceDoubt = z.infer<typeof priceDoubt>

/** What a token of a lending pool stands for: a unit of it is a unit of `underlying`, lent to the pool or owed to it. */
export const poolPart = z.object({
  kind: z.enum(['supply', 'debt']),
  /** What a person calls the pool, as "Aave v3". */
  protocol: z.string(),
  underlying: z.object({ chainId: z.int(), address: assetAddress, symbol: z.nullable(z.string()) }),
  /** What a unit of it costs; null when unknown. */
  usdPrice: usd,
})
export type PoolPart = z.infer<typeof poolPart>

/** How a part lies inside a contract without a token that stands for it; the address of its row says where. */
export const insidePart = z.object({
  /** What a person calls the protocol, as "Uniswap v3"; null where that is not known. */
  protocol: z.nullable(z.string()),
  role: z.enum(['supplied', 'borrowed', 'fee']),
  /** Contracts that it goes to and comes from, in lower case. */
  contracts: z.array(z.string()),
})
export type InsidePart = z.infer<typeof insidePart>

/**
 * A holding of one token by one wallet. Symbol, name and decimals are null when the token does not tell. A price that is
 * not trusted is no `usdPrice` and makes no `usdValue`.
 */
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
  /** Present where a lending pool that is known says that the token is its own; what only claims it has none. */
  part: z.optional(poolPart),
  /** Present for what lies inside a contract without a token that stands for it. */
  inside: z.optional(insidePart),
  /** `debt`: a token that a lending pool wrote for what the wallet owes it, or what an account owes; it is no holding. Absent for an asset. */
  kind: z.optional(z.enum(['asset', 'debt'])),
  /** What is owed; null when unknown, absent for an asset. */
  debtUsd: z.optional(usd),
  /** Null where no source has a price. */
  priceTrust: z.optional(z.nullable(priceTrust)),
  /** Who tells the price, those that agree; all that claim one where it is not trusted. */
  priceSources: z.optional(z.array(z.string())),
  /** The price that is claimed and not trusted, else null. */
  claimedUsdPrice: z.optional(usd),
  priceDoubt: z.optional(z.nullable(priceDoubt)),
  /**
   * True where a price counts and those sources that tell of trade tell of little: less than $50,000 in a day, or so little that the
   * holding is more than a tenth of it. Absent elsewhere, also where no source tells of trade.
   */
  littleTraded: z.optional(z.boolean()),
})
export type Token = z.infer<typeof token>
