import * as z from 'zod/mini'
import { baseUnits, isoTime, usd } from './amount.ts'
import { namedAsset } from './named-asset.ts'

/** The ranges of the chart; the specification's days per range. */
export const HISTORY_DAYS = { '1d': 1, '1w': 7, '1m': 30, '3m': 90, '1y': 365 } as const
/** How many days back the returns of a range may begin: every day of it is valued. */
export const MEASURED_DAYS = 3_660
export type HistoryRange = keyof typeof HISTORY_DAYS
export const DEFAULT_RANGE: HistoryRange = '1w'
export const historyRange = z.enum(['1d', '1w', '1m', '3m', '1y'])

/** A calendar day in UTC, `YYYY-MM-DD`. */
export const isoDay = z.iso.date()

/**
 * How a point came about. `observed`: recorded at the time. `reconstructed`: walked back from the present through
 * every movement, at the day's price. `carried`: as before, with a price of an earlier day. `partial`: something
 * is missing. `illustrative`: drawn by rule, known from nothing.
 */
export const provenance = z.enum(['observed', 'reconstructed', 'carried', 'partial', 'illustrative'])
export type Provenance = z.infer<typeof provenance>

/** A decimal amount of dollars with exactly six places, as text, so that sums can be checked to the last digit. */
export const exactUsd = z.string().check(z.regex(/^-?\d+\.\d{6}$/))

export const historyPoint = z.object({
  date: isoDay,
  /** The moment for which the value holds: the end of the day or hour in UTC, or when it was recorded. */
  at: isoTime,
  value: z.number(),
  exactValue: exactUsd,
  provenance,
  /** Why the point is what it is, as a sentence for a person. */
  reason: z.string(),
  pricedHoldings: z.int(),
  unpricedHoldings: z.int(),
  /** How many of the unpriced have no price that can be trusted; absent when none. */
  untrustedHoldings: z.optional(z.int()),
})
export type HistoryPoint = z.infer<typeof historyPoint>

/**
 * What happened on the way to a point from the one before it. What neither moved nor was gained is the value of
 * tokens that got their first price.
 */
export const historyStep = z.object({
  /** The return net of flows, as a fraction; null where it is not known. */
  timeWeightedReturn: z.nullable(z.number()),
  /** What came in less what went out, over the border of the selected wallets. */
  netFlows: exactUsd,
  /** What prices did, less gas; null where it is not known. */
  gain: z.nullable(exactUsd),
})
export type HistoryStep = z.infer<typeof historyStep>

/** A point of a line. */
export const linePoint = z.extend(historyPoint, {
  /** Null for the first point of the line. */
  sincePrevious: z.nullable(historyStep),
})
export type LinePoint = z.infer<typeof linePoint>

/** The same for one wallet by itself over a whole line. What it sent to another selected wallet counts as going out. */
export const walletChange = z.extend(historyStep, { address: z.string() })
export type WalletChange = z.infer<typeof walletChange>

/** A balance that the movements of its wallet do not explain, found by walking the balances back. */
export const ledgerFinding = z.object({
  /** The wallet. */
  address: z.string(),
  ...namedAsset,
  /** `negative`: fell below zero; `start`: did not start at zero; `drift`: disagrees with a recorded balance. */
  kind: z.enum(['negative', 'start', 'drift']),
  date: isoDay,
  /** The unexplained amount in base units; never negative, `direction` says which way. */
  amount: baseUnits,
  decimals: z.nullable(z.int()),
  /** `in`: more arrived than the movements tell; `out`: more left. */
  direction: z.enum(['in', 'out']),
  message: z.string(),
})
export type LedgerFinding = z.infer<typeof ledgerFinding>

/** A value that was recorded in the course of a day. */
export const observation = z.object({ at: isoTime, value: z.number() })

/** What one holding was at a moment. */
export const heldAsset = z.object({
  ...namedAsset,
  balance: baseUnits,
  decimals: z.nullable(z.int()),
  usdPrice: usd,
  usdValue: usd,
  /** The day whose price stands in, where the day has none of its own. */
  priceOf: z.nullable(isoDay),
  /** Hidden as spam: listed, and in no total. */
  hidden: z.boolean(),
  /** `debt`: what was owed; its value is below zero. Absent for an asset. */
  kind: z.optional(z.enum(['debt'])),
})
export type HeldAsset = z.infer<typeof heldAsset>

/**
 * The parts that a change is made of. They add up to the difference to the last digit. `hidden` and `unhidden` are
 * always 0: a token that a person does not see is in no point. Where one transaction exchanges assets, what came in is
 * `received` at the worth of what was given for it, and `traded` is what the exchange gained or cost. `borrowed` is the
 * debt that was taken on, below zero, and `repaid` what was taken off it; what was borrowed or paid back with stands in
 * `received` and `sent`. `interest` is what a debt grew by without a movement, below zero, and what is lent or staked grew by;
 * `reward` what the chain paid for blocks, for votes and to validators.
 */
export const changePartKind = z.enum([
  'price',
  'received',
  'sent',
  'borrowed',
  'repaid',
  'traded',
  'gas',
  'interest',
  'reward',
  'newlyPriced',
  'hidden',
  'unhidden',
  'unexplained',
])
export type ChangePartKind = z.infer<typeof changePartKind>

const changePart = z.object({ kind: changePartKind, value: z.number(), exactValue: exactUsd })

/** What one asset contributed to a change. */
export const assetChange = z.object({
  ...namedAsset,
  parts: z.array(changePart),
  value: z.number(),
  exactValue: exactUsd,
})
export type AssetChange = z.infer<typeof assetChange>

/** Why a total moved between two points. */
export const valueChange = z.object({
  from: historyPoint,
  to: historyPoint,
  difference: z.number(),
  exactDifference: exactUsd,
  /**
   * The return net of what came in and went out, as a fraction: the returns of the steps between movements over the
   * border of the selected wallets, multiplied. Null where it cannot be known.
   */
  timeWeightedReturn: z.nullable(z.number()),
  /** What came in less what went out over the border of the selected wallets: the parts received, sent, borrowed and repaid. */
  netFlows: z.number(),
  exactNetFlows: exactUsd,
  /** What prices and trades did, less gas; null where it cannot be known. */
  gain: z.nullable(z.number()),
  exactGain: z.nullable(exactUsd),
  /** Why there is no return, as a sentence; null where there is one. */
  returnUnknownBecause: z.nullable(z.string()),
  /** Every kind once, in the order of `changePartKind`, zeros included. */
  parts: z.array(changePart),
  /** The largest contribution first; assets that contributed nothing are left out. */
  assets: z.array(assetChange),
})
export type ValueChange = z.infer<typeof valueChange>

/** What one holding gained over a range, from the same ledger. */
export const holdingGain = z.object({
  ...namedAsset,
  startValue: usd,
  endValue: usd,
  /** What arrived less what left, at the prices of those days. */
  netTransfers: usd,
  /** Null where the basis is unknown. */
  gain: usd,
  /** The gain in percent of the start value and what arrived; null where these are unknown or nothing. */
  gainPercent: z.nullable(z.number()),
  /** The return of the holding net of what arrived and left, as a fraction; null where it cannot be known. */
  timeWeightedReturn: z.nullable(z.number()),
  /** Why there is no figure; null where there is one. */
  unknownBecause: z.nullable(z.string()),
})
export type HoldingGain = z.infer<typeof holdingGain>

/** Daily prices of one asset; null on days of which no price is known. */
export const sparkline = z.object({
  ...namedAsset,
  prices: z.array(z.object({ date: isoDay, usd })),
})
export type Sparkline = z.infer<typeof sparkline>
