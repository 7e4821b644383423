import * as z from 'zod/mini'
import { baseUnits, isoTime, usd } from './amount.ts'
import { assetAddress } from './asset.ts'
import { exactUsd } from './history.ts'
import { namedAsset } from './named-asset.ts'
import { spamReason } from './spam-judgement.ts'
import { direction } from './transfer.ts'

/**
 * What moved: `native` is a transaction's own ether, `internal` ether that a contract passed on, `token` an ERC-20
 * token, `nft` pieces of ERC-721 or ERC-1155, `gas` the fee that was paid.
 */
export const movementKind = z.enum(['native', 'internal', 'token', 'nft', 'gas'])
export type MovementKind = z.infer<typeof movementKind>

/** `recent`: its block is so young that the chain may still replace it. `failed`: its fee is all that moved. */
export const movementState = z.enum(['confirmed', 'recent', 'failed'])
export type MovementState = z.infer<typeof movementState>

/**
 * Which price a movement is valued at: the close of its hour, else of its day, else (while its day is not over) the
 * present price.
 */
export const valuedAt = z.enum(['hour', 'day', 'present'])
export type ValuedAt = z.infer<typeof valuedAt>

/**
 * Why a movement has no value. `nft`: pieces of collections have none. `hidden`: it is hidden as spam. `debt`: no
 * longer told, since what is owed has a value. `untrusted`: its price is not believed. `decimals`: its amounts cannot be read. `unpriced`: no price
 * of that time is known.
 */
export const unvaluedBecause = z.object({
  id: z.enum(['nft', 'hidden', 'debt', 'untrusted', 'decimals', 'unpriced']),
  /** As a sentence for a person. */
  message: z.string(),
})
export type UnvaluedBecause = z.infer<typeof unvaluedBecause>

/**
 * Why something came that no transaction sent: `withdrawals` of the beacon chain, `block-rewards`, `minted` by the chain,
 * `state-sync` and `deposits` bridged in, `imports` from another part of the network, `election-rewards`.
 */
export const movementCredit = z.enum([
  'withdrawals',
  'block-rewards',
  'minted',
  'state-sync',
  'deposits',
  'imports',
  'election-rewards',
])
export type MovementCredit = z.infer<typeof movementCredit>

/**
 * What a transaction called: the contract (null where it made one), the first four bytes of the call data (null in a plain
 * payment), and the first topics of its logs, where the source has them.
 */
const movementCall = z.object({
  to: z.nullable(z.string()),
  selector: z.nullable(z.string()),
  topics: z.array(z.string()),
})

/** One change of one balance of one wallet. */
export const movement = z.object({
  /** Unique in the whole portfolio. */
  id: z.string(),
  chainId: z.int(),
  /** The wallet that it changed, as it is tracked. */
  wallet: z.string(),
  kind: movementKind,
  direction,
  /** `native` or the contract in lower case. */
  asset: assetAddress,
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  /** Which piece of the contract moved; null for what is no NFT. */
  tokenId: z.nullable(z.string()),
  /** Base units, or a number of pieces; never negative, `direction` says which way. */
  amount: baseUnits,
  /** Null where the other side has no address: gas goes to the network. */
  fromAddress: z.nullable(z.string()),
  toAddress: z.nullable(z.string()),
  /** What the person calls the two ends, where they are theirs. */
  fromLabel: z.nullable(z.string()),
  toLabel: z.nullable(z.string()),
  transactionHash: z.string(),
  block: z.int(),
  at: isoTime,
  /** What a whole unit cost then, and what the amount was worth, to the millionth of a dollar; null where no price is known. */
  usdPrice: usd,
  usdValue: usd,
  /** The same as text. Sums are of these: rounded to cents first, many small ones would be off together. */
  exactValue: z.nullable(exactUsd),
  valuedAt: z.nullable(valuedAt),
  /** Null where it has a value. */
  unvaluedBecause: z.nullable(unvaluedBecause),
  /**
   * Whether the asset is a debt to a lending pool: borrowing receives it, and paying back sends it. Its value is then taken
   * off where that of another movement is added, in sums too.
   */
  debt: z.boolean(),
  /** The moment whose price it is: the end of the hour or day, or when the present price was read. */
  pricedAt: z.nullable(isoTime),
  state: movementState,
  /** Whether more was paid than the amount, by a part that no source tells; only of a fee, and absent where it is whole. */
  incomplete: z.optional(z.boolean()),
  /** Why it came, where no transaction of anybody sent it; absent elsewhere. */
  credit: z.optional(movementCredit),
  /** What its wallet called, as far as it is known; only of a fee. */
  call: z.optional(movementCall),
  /** Hidden as spam: shown only when asked for. */
  hidden: z.boolean(),
  /** What speaks against its other end, as that it imitates an address that the person knows; it stays in every list and sum. */
  suspicions: z.array(spamReason),
  /** Where everybody can look the transaction up; null for a chain without such a site. */
  explorerUrl: z.nullable(z.string()),
})
export type Movement = z.infer<typeof movement>

/** Movements of one kind, direction and sort of other end, counted and added up; those of debts are sums of their own. */
export const movementSum = z.object({
  kind: movementKind,
  direction,
  /** Whether they are of debts to lending pools: what was borrowed or paid back, below zero. */
  ofDebt: z.boolean(),
  /** Whether they went between two of the wallets that were asked about; elsewhere they came in or went out. */
  betweenOwn: z.boolean(),
  count: z.int(),
  /** Of those whose value is known. */
  value: z.number(),
  exactValue: exactUsd,
  /** How many have no known value; they are in no sum. */
  unvalued: z.int(),
  /** How many of those have a price that is not trusted. */
  untrusted: z.int(),
  /** How many of those are movements of a debt. */
  debts: z.int(),
})
export type MovementSum = z.infer<typeof movementSum>

/** How much of one asset came and went. */
export const assetMovementSum = z.object({
  chainId: z.int(),
  asset: assetAddress,
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  count: z.int(),
  received: baseUnits,
  sent: baseUnits,
  debt: z.boolean(),
})

/** An asset that moved, to choose it by. */
export const movedAsset = z.object({
  ...namedAsset,
  decimals: z.nullable(z.int()),
  hidden: z.boolean(),
})
export type MovedAsset = z.infer<typeof movedAsset>
