import * as z from 'zod/mini'
import { baseUnits, isoTime, usd } from './amount.ts'
import { assetAddress } from './asset.ts'
import { exportedOverride } from './gain-overrides.ts'
import { exactUsd, heldAsset, linePoint } from './history.ts'
import { movementCredit, movementState, unvaluedBecause, valuedAt } from './movement.ts'
import { spamVerdict } from './spam-judgement.ts'
import { trackedWallet } from './tracked-wallet.ts'

/** What an export says of itself, so that an import knows it. */
export const EXPORT_FORMAT = 'hodlwise-portfolio'
export const EXPORT_VERSION = 1

/** A decision about a token that the person took themselves. */
export const exportedVerdict = z.object({ chainId: z.int(), asset: z.string(), verdict: spamVerdict })

/** One movement of a wallet: a token transfer, ether, what a contract passed on, gas, or pieces of an NFT. */
export const exportedTransfer = z.object({
  id: z.string(),
  chainId: z.int(),
  /** The wallet. */
  address: z.string(),
  asset: assetAddress,
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  kind: z.enum(['transfer', 'native', 'internal', 'gas', 'nft']),
  /** What happened, in a word. The token of a debt arrives with what is borrowed, and leaves with what is paid back. */
  direction: z.enum(['received', 'sent', 'borrowed', 'repaid']),
  /** Which piece of the contract moved; null for what is no NFT. */
  tokenId: z.nullable(z.string()),
  /** Base units, or a number of pieces; negative when it left the wallet. */
  amount: z.string().check(z.regex(/^-?\d+$/)),
  counterparty: z.nullable(z.string()),
  /** What the person calls the other side. */
  counterpartyLabel: z.nullable(z.string()),
  transactionHash: z.string(),
  at: isoTime,
  state: movementState,
  /** Whether more was paid than the amount, by a part that no source tells; only of a fee. */
  incomplete: z.optional(z.boolean()),
  /** Why it came, where no transaction of anybody sent it. */
  credit: z.optional(movementCredit),
  /** What a whole unit cost then, and what the amount was worth, negative as the amount is, for a debt the other way; null where that is unknown. */
  usdPrice: usd,
  usdValue: usd,
  /** The same to six places, as text. */
  exactValue: z.nullable(exactUsd),
  /** Which price it is, and of which moment; null where it has no value. */
  valuedAt: z.nullable(valuedAt),
  pricedAt: z.nullable(isoTime),
  /** Null where it has a value. */
  unvaluedBecause: z.nullable(unvaluedBecause),
  /** Whether prices were still being read, of which one may be nearer to its moment. */
  provisional: z.boolean(),
  debt: z.boolean(),
  hidden: z.boolean(),
})
export type ExportedTransfer = z.infer<typeof exportedTransfer>

/** What a wallet owes to a lending pool. It is no holding, and is taken off the total. */
export const exportedDebt = z.object({
  chainId: z.int(),
  /** The wallet. */
  address: z.string(),
  asset: assetAddress,
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  balance: baseUnits,
  decimals: z.nullable(z.int()),
  debtUsd: usd,
})
export type ExportedDebt = z.infer<typeof exportedDebt>

/** Everything that the person entered, and what was read of it when the export was made. */
export const portfolioExport = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: isoTime,
  wallets: z.array(trackedWallet),
  verdicts: z.array(exportedVerdict),
  /** What the person said of their transactions. */
  gainOverrides: z.array(exportedOverride),
  holdings: z.array(z.extend(heldAsset, { address: z.string() })),
  debts: z.array(exportedDebt),
  transfers: z.array(exportedTransfer),
  history: z.array(linePoint),
  totalUsd: usd,
  /** What could not be read, as sentences. */
  problems: z.array(z.string()),
})
export type PortfolioExport = z.infer<typeof portfolioExport>

export const exportTable = z.enum(['wallets', 'holdings', 'debts', 'transfers', 'history'])
export type ExportTable = z.infer<typeof exportTable>
