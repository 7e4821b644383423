import * as z from 'zod/mini'
import { baseUnits, isoTime } from './amount.ts'
import { assetAddress, spam } from './asset.ts'
import { spamReason } from './spam-judgement.ts'

export const direction = z.enum(['Received', 'Sent', 'Self'])
export type Direction = z.infer<typeof direction>

/** One movement of a token into or out of a wallet. */
export const transfer = z.object({
  /** Transaction hash and log index: one transaction may move a token twice. */
  id: z.string(),
  chainId: z.int(),
  tokenAddress: assetAddress,
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  value: baseUnits,
  decimals: z.nullable(z.int()),
  direction,
  fromAddress: z.string(),
  toAddress: z.string(),
  transactionHash: z.string(),
  logIndex: z.int(),
  blockTimestamp: isoTime,
  spam,
  /** The labels that the person gave the two wallets, where they are theirs. */
  fromLabel: z.optional(z.nullable(z.string())),
  toLabel: z.optional(z.nullable(z.string())),
  /** Why the transfer is suspected; absent when it is not. */
  spamReasons: z.optional(z.array(spamReason)),
})
export type Transfer = z.infer<typeof transfer>
