import * as z from 'zod/mini'
import { baseUnits, isoTime } from './amount.ts'
import { assetAddress } from './asset.ts'
import { chainReadings } from './chain-reading.ts'
import { isoDay } from './history.ts'
import { valuedAt } from './movement.ts'

/**
 * What one transaction was for the person, seen over all their wallets. `sent` and `received` have their other end
 * outside of them; `approval` moved nothing but its fee, `call` is another that did so, `failed` neither. `staked` and `unstaked` are of validators,
 * who keep what they stake. `rebase` is what a balance grew by itself, which no transaction moved. `unknown` is an answer. `bought`, `sold` (for
 * money, at the value then), `reward`, gifts and what was `lost` (stolen, or out of reach for good) are what only the person can say.
 */
export const transactionKind = z.enum([
  'received',
  'sent',
  'own-transfer',
  'swap',
  'wrap',
  'unwrap',
  'approval',
  'call',
  'failed',
  'nft-bought',
  'nft-sold',
  'mint',
  'airdrop',
  'reward',
  'rebase',
  'bought',
  'sold',
  'liquidity-in',
  'liquidity-out',
  'bridge',
  'staked',
  'unstaked',
  'borrowed',
  'repaid',
  'gift-received',
  'gift-given',
  'lost',
  'spam',
  'unknown',
])
export type TransactionKind = z.infer<typeof transactionKind>

/** Whose rules and year are meant. */
export const gainsCountry = z.enum(['in', 'us', 'uk', 'ca'])
export type GainsCountry = z.infer<typeof gainsCountry>

/** The two ways in which India taxes a year's income. The new one holds unless a person opts out of it. */
export const taxRegime = z.enum(['new', 'old'])
export type TaxRegime = z.infer<typeof taxRegime>

/** What came without a payment costs its value on arrival, which is income then, or nil, so that all of it counts when it is given up. */
export const incomeCosts = ['value', 'nil'] as const
export const incomeCost = z.enum(incomeCosts)
/** A fee is a disposal of the coin that pays it, or none: what it was paid with is gone without a gain or a loss. */
export const gasReadings = ['disposal', 'none'] as const
export const gasReading = z.enum(gasReadings)

/** Where India's law leaves it open, how it is read; the usual reading first. Elsewhere nothing of it may be chosen. */
export const openReadings = {
  incomeCost: z._default(incomeCost, 'value'),
  gas: z._default(gasReading, 'disposal'),
}
export interface OpenReadings {
  incomeCost: (typeof incomeCosts)[number]
  gas: (typeof gasReadings)[number]
}
export const usualReadings: OpenReadings = { incomeCost: 'value', gas: 'disposal' }

/** How units given up are matched with units acquired. */
export const costMethod = z.enum([
  'fifo',
  'lifo',
  'hifo',
  'lofo',
  'average',
  'uk-s104',
  'ca-acb',
  'jp-total-average',
])
export type CostMethod = z.infer<typeof costMethod>

/** Money of the report's currency with two decimals, as text: `-1234.50`. */
export const money = z.string().check(z.regex(/^-?\d+\.\d{2}$/))

/** Two ends between which a figure lies; null where nothing bounds it. */
export const moneyRange = z.object({ low: z.nullable(money), high: z.nullable(money) })
export type MoneyRange = z.infer<typeof moneyRange>

const assetFields = {
  chainId: z.int(),
  asset: assetAddress,
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Which piece of a collection; null for what is no NFT. */
  tokenId: z.nullable(z.string()),
}

/** What a row tells of the transaction that it is about. */
const rowFields = {
  id: z.string(),
  ...assetFields,
  kind: transactionKind,
  /** Which rule says so, and why, as a sentence for a person. */
  rule: z.string(),
  reason: z.string(),
  /** False where a likely meaning is read out of the shape alone. */
  certain: z.boolean(),
  /** By which price it is valued: one that was read, or `hand` of one that the person entered; null where it has no value. */
  valuedAt: z.nullable(z.enum([...valuedAt.options, 'hand'])),
  wallet: z.string(),
  transactionHash: z.string(),
  explorerUrl: z.nullable(z.string()),
}

/** A part of what was given up, with one origin. */
export const gainLot = z.object({
  /** The transaction that brought it, and its day in the report's zone; null where none is known, or out of a pool. */
  transactionHash: z.nullable(z.string()),
  explorerUrl: z.nullable(z.string()),
  acquiredOn: z.nullable(isoDay),
  /** A share of a pool, whose units have no day of their own. */
  pooled: z.boolean(),
  /** By which rule of the United Kingdom it was matched ahead of the pool; null of all else. */
  matchedBy: z.nullable(z.enum(['same-day', 'thirty-days'])),
  quantity: z.string(),
  cost: money,
  proceeds: money,
  gain: money,
  /** Its cost is not known and counts as nil. */
  unknownCost: z.boolean(),
  /** Its cost is what the person entered. */
  costByHand: z.boolean(),
  /** Its cost follows from a price that the person entered. */
  pricedByHand: z.boolean(),
  /** By which name a cost can be entered for what came in; null where it has one, or nothing was seen to come. */
  receipt: z.nullable(z.string()),
  /** How much came in under that name, of which the lot is a part; null where there is none. */
  receiptQuantity: z.nullable(z.string()),
  /** Held for more than a year; null where the lot has no date. */
  longTerm: z.nullable(z.boolean()),
})
export type GainLot = z.infer<typeof gainLot>

/** Why a figure of a row is not certain. */
export const gainDoubt = z.object({
  id: z.enum([
    'unknown-cost',
    'unknown-proceeds',
    'missing-units',
    'no-rate',
    'kind',
    'price-of-the-day',
    'price-by-hand',
    'gas',
    'no-answer',
  ]),
  /** As a sentence for a person. */
  message: z.string(),
})
export type GainDoubt = z.infer<typeof gainDoubt>

/** What was given up in one transaction, and what it gained. `gain` is `proceeds` less `cost`, plus `deniedLoss`. */
export const gainRow = z.object({
  ...rowFields,
  kind: z.enum([...transactionKind.options, 'gas']),
  at: isoTime,
  /** Its day in the zone of the report. */
  disposedOn: isoDay,
  quantity: z.string(),
  /** In US dollars to the millionth, by the price that the list of movements has; null where it is not known. */
  usdValue: z.nullable(z.string()),
  /** What a dollar was worth in the report's currency, and the day on which that rate was set. */
  rate: z.nullable(z.object({ value: z.string(), setOn: isoDay })),
  proceeds: money,
  cost: money,
  gain: money,
  deniedLoss: z.nullable(money),
  /** The gain from nil to the highest that what is unknown can make it; null where all is known. */
  gainRange: z.nullable(moneyRange),
  /** How much more was given up than was ever seen to come. */
  missingQuantity: z.nullable(z.string()),
  /** What the person may say that it was; empty where there is nothing to choose. */
  kinds: z.array(transactionKind),
  doubts: z.array(gainDoubt),
  lots: z.array(gainLot),
})
export type GainRow = z.infer<typeof gainRow>

/** What came without being bought: its value on arrival is income in most readings. */
export const incomeRow = z.object({
  ...rowFields,
  receivedOn: isoDay,
  quantity: z.string(),
  /** Null where no value of then is known. */
  value: z.nullable(money),
  /** Its value follows from a price that the person entered. */
  pricedByHand: z.boolean(),
  /** What the person may say that it was; empty where there is nothing to choose. */
  kinds: z.array(transactionKind),
})
export type IncomeRow = z.infer<typeof incomeRow>

/** What no rule can tell: what it was that came or went, or what it cost. */
export const openQuestion = z.object({
  ...rowFields,
  on: isoDay,
  quantity: z.string(),
  /** Whether it came in; else it went out. */
  came: z.boolean(),
  counterparty: z.nullable(z.string()),
  value: z.nullable(money),
  /** Its value follows from a price that the person entered. */
  pricedByHand: z.boolean(),
  /** What the person may say that it was; empty where there is nothing to choose. */
  kinds: z.array(transactionKind),
  /** By which name a cost can be entered for it; null for what went out. */
  receipt: z.nullable(z.string()),
})
export type OpenQuestion = z.infer<typeof openQuestion>

/** One thing that a transaction changed: what came, went, moved from one of the wallets to another, or was paid as a fee. */
const transactionMove = z.object({
  way: z.enum(['in', 'out', 'between', 'fee']),
  ...assetFields,
  wallet: z.string(),
  /** The other end, of a move between the wallets the one that got it; null where there is none, or nobody tells. */
  counterparty: z.nullable(z.string()),
  /** Null where the asset does not say its decimals. */
  quantity: z.nullable(z.string()),
  /** In US dollars then; null where it is not known. */
  usdValue: z.nullable(z.string()),
  /** The same in the report's currency. */
  value: z.nullable(money),
})

/** What one transaction was, with the rule that says so. What is hidden as spam is in no move. */
export const gainTransaction = z.object({
  id: z.string(),
  chainId: z.int(),
  transactionHash: z.string(),
  explorerUrl: z.nullable(z.string()),
  at: isoTime,
  /** Its day in the zone of the report. */
  on: isoDay,
  /** What counts. */
  kind: transactionKind,
  /** What was read: another than `kind` where the person said what it was. */
  readAs: transactionKind,
  /** Which rule read it, and why, as a sentence for a person. */
  rule: z.string(),
  reason: z.string(),
  /** False where a likely meaning is read out of the shape alone. */
  certain: z.boolean(),
  /** What the person may say that it was; empty where there is nothing to choose. */
  kinds: z.array(transactionKind),
  /** What a dollar was worth in the report's currency, and the day on which that rate was set; null where it is not known. */
  rate: z.nullable(z.object({ value: z.string(), setOn: isoDay })),
  moves: z.array(transactionMove),
})
export type GainTransaction = z.infer<typeof gainTransaction>

/** The transactions of a tax year with their kinds, oldest first, a page at a time. */
export const gainTransactions = z.object({
  transactions: z.array(gainTransaction),
  pages: z.int(),
  /** How many there are on all pages. */
  count: z.int(),
  /** How many of each kind the year has, whichever kind was asked for; most first. */
  kinds: z.array(z.object({ kind: transactionKind, count: z.int() })),
  /** Of the same inputs as the year's: another one means that the year was computed anew. */
  digest: z.string(),
})
export type GainTransactions = z.infer<typeof gainTransactions>

const groupFields = {
  disposals: z.int(),
  proceeds: money,
  cost: money,
  /** What of its losses does not count now; null where none is denied. `proceeds` less `cost`, and this, is what it gained. */
  deniedLosses: z.nullable(money),
  gains: money,
  losses: money,
  /** How many of its rows have something unknown in them. */
  uncertain: z.int(),
}

/**
 * Figures of a year that disposals make: those that gained, those that lost (of the United Kingdom by their day), those of which a lot
 * gained, those that are no fee, the fees, and those with a lot of either term or of an unknown day.
 */
export const madeFigures = [
  ...(['gains', 'losses', 'taxable', 'transfers', 'gas', 'short-term', 'long-term', 'undated'] as const),
] as const
export const madeFigure = z.enum(madeFigures, 'No disposals make this figure.')
export type MadeFigure = z.infer<typeof madeFigure>

/** Gains and losses of one asset over the year. */
export const assetGain = z.object({ ...assetFields, ...groupFields })
export type AssetGain = z.infer<typeof assetGain>

/** Gains and losses of what one wallet gave up over the year, whichever of them had acquired it. */
export const walletGain = z.object({ wallet: z.string(), ...groupFields })
export type WalletGain = z.infer<typeof walletGain>

/** Whether the lots that are left, or the pieces of a collection, are what a node says the wallet holds. */
export const lotSeal = z.object({
  ...assetFields,
  decimals: z.nullable(z.int()),
  wallet: z.string(),
  /** What the lots, less what no lot covers, come to. */
  counted: z.string(),
  /** In base units; null where the node could not tell it. */
  confirmed: z.nullable(baseUnits),
  /** The block of the confirmed balance. */
  block: z.int(),
  /** Null where it could not be told. */
  holds: z.nullable(z.boolean()),
  /** The first day on which the movements do not explain the balance; null where they always do. */
  brokenSince: z.nullable(isoDay),
  /** The transaction of that movement; null where none is found. */
  brokenBy: z.nullable(z.object({ transactionHash: z.string(), explorerUrl: z.nullable(z.string()) })),
})
export type LotSeal = z.infer<typeof lotSeal>

/** Figures of what is still held: ranges, whose ends are one where all of the cost is known. */
const heldFigures = {
  /** By the closing price of the day. */
  value: money,
  /** From nil to the value on arrival for what has no known cost; its high end is null where that value is not known either. */
  cost: moneyRange,
  /** What `value` is above and below `cost`, apart: no loss is taken off a gain. Losses are nil or below. */
  gains: moneyRange,
  losses: moneyRange,
}

/** What is left of the lots of one asset, over the wallets in which it is known. */
export const stillHeldAsset = z.object({
  ...assetFields,
  quantity: z.string(),
  /** In US dollars, and the day whose close it is: an earlier one where the asset has none of the day itself. */
  price: z.object({ usd: z.string(), on: isoDay }),
  ...heldFigures,
})
export type StillHeldAsset = z.infer<typeof stillHeldAsset>

/** A lot that is left, or a whole pool; its cost is a range where it is not known. */
export const heldLot = z.object({
  /** The transaction that brought it, and its day in the report's zone; null where none is known, or of a pool. */
  transactionHash: z.nullable(z.string()),
  explorerUrl: z.nullable(z.string()),
  acquiredOn: z.nullable(isoDay),
  pooled: z.boolean(),
  /** In which it lies; null where wallets share their lots. */
  wallet: z.nullable(z.string()),
  quantity: z.string(),
  cost: moneyRange,
  /** What some of it cost is not known. */
  unknownCost: z.boolean(),
  /** Its cost is what the person entered, or follows from a price that they did. */
  costByHand: z.boolean(),
  pricedByHand: z.boolean(),
})
export type HeldLot = z.infer<typeof heldLot>

/** What is still held of an asset, lot by lot, oldest first, a page at a time. */
export const heldLots = z.object({
  lots: z.array(heldLot),
  pages: z.int(),
  /** How many there are on all pages, and what all of them come to. */
  count: z.int(),
  quantity: z.string(),
  cost: moneyRange,
  /**
   * Where wallets share their lots: what in which of them bears how much of that, forms of one coin and its forms on other chains
   * too. They come to the same. Nothing where each has lots of its own.
   */
  shares: z.array(z.object({ ...assetFields, wallet: z.string(), quantity: z.string(), cost: moneyRange })),
  /** Of the same inputs as the year's: another one means that the year was computed anew. */
  digest: z.string(),
})
export type HeldLots = z.infer<typeof heldLots>

/** The same of all assets in one wallet: where wallets share their lots, with its share of the cost by quantity. */
export const stillHeldWallet = z.object({ wallet: z.string(), assets: z.int(), ...heldFigures })
export type StillHeldWallet = z.infer<typeof stillHeldWallet>

/**
 * What is held and in no sum. `no-price`, `no-rate`: its value in the currency is not known. `lots-differ`: the lots left are not
 * what is held. `elsewhere`: it went into a stake, a bridge or an own address that is not read.
 */
export const notValued = z.object({
  ...assetFields,
  /** Null where it is unknown. */
  quantity: z.nullable(z.string()),
  cost: z.nullable(moneyRange),
  because: z.enum(['no-price', 'no-rate', 'lots-differ', 'elsewhere']),
})
export type NotValued = z.infer<typeof notValued>

/** What is left of the lots at the end of a day, with what it cost and would gain. Nothing of it is realised. */
export const stillHeld = z.object({
  /** The last day of the year, or the last one that is over. Of a running year the quantities are those read last. */
  on: isoDay,
  /** What a dollar was worth then; null where that is not known. */
  rate: z.nullable(z.object({ value: z.string(), setOn: isoDay })),
  totals: z.object(heldFigures),
  assets: z.array(stillHeldAsset),
  wallets: z.array(stillHeldWallet),
  leftOut: z.array(notValued),
  /** Whether prices of the day are still being read. */
  pending: z.boolean(),
  problem: z.nullable(z.string()),
})
export type StillHeld = z.infer<typeof stillHeld>

/** What disposals gained together, by one method. */
const gainSums = {
  /**
   * The sum of the rows that gained, and of those that lost (nil or below). In the United Kingdom the rows of an asset on one
   * day gained or lost together.
   */
  gains: money,
  losses: money,
  /** `gains` plus `losses`. */
  net: money,
  /** `net` from the lowest to the highest that what is unknown allows. */
  netRange: z.nullable(moneyRange),
  /** Of methods that tell lots apart: the three add up to `net`. */
  shortTerm: z.nullable(money),
  longTerm: z.nullable(money),
  /** Of units whose day is not known; null where every unit has one. */
  undated: z.nullable(money),
}

const yearTotals = z.object({
  proceeds: money,
  cost: money,
  /** What of the losses does not count now; null where none is denied. `proceeds` less `cost`, and this, is `net`. */
  deniedLosses: z.nullable(money),
  ...gainSums,
  income: money,
  /** How many arrivals of the year have no known value; they are in no sum. */
  incomeUnvalued: z.int(),
})

/** What the fees of the year came to, as its rows of gas say it. */
const gasPaid = z.object({
  paid: money,
  /** How many transactions cost a fee. */
  transactions: z.int(),
  /** Of how many of those it has no known value; it is in no sum. */
  unvalued: z.int(),
})

/** What hangs on the method of India's tax on virtual digital assets: every lot by itself, no loss counts. */
const taxOfMethod = {
  /** The sum of the lots that gained, and what it may be. */
  taxableIncome: money,
  taxableRange: moneyRange,
  /** The sum of those that lost, which is set off against nothing. */
  lossesIgnored: money,
  tax: money,
  surcharge: z.nullable(money),
  cess: money,
  total: money,
  /** What `total` comes to at both ends of `taxableRange`. */
  totalRange: moneyRange,
}

/** India's tax on virtual digital assets by the method of the year. */
export const indianTax = z.object({
  ...taxOfMethod,
  /** The same as the rows of the schedule add it up: each is in whole rupees by itself. */
  scheduleIncome: money,
  /** By which surcharge and what follows from it are told. */
  regime: taxRegime,
  /** What it comes to in the other regime, whose highest surcharge is another; null where it comes to the same. */
  otherRegime: z.nullable(z.object({ surcharge: money, cess: money, total: money })),
  /** No other income was given, so no surcharge is in it. */
  beforeSurcharge: z.boolean(),
  /** The law that holds in the year, and the sections by their numbers in it. */
  act: z.string(),
  sections: z.object({ rate: z.string(), deductedAtSource: z.string(), definition: z.string() }),
})

/** What the wallets of a person gained in a tax year. */
export const gainsYear = z.object({
  financialYear: z.string(),
  country: gainsCountry,
  currency: z.string(),
  timeZone: z.string(),
  from: isoDay,
  to: isoDay,
  method: costMethod,
  scope: z.enum(['all', 'wallet']),
  totals: yearTotals,
  gas: gasPaid,
  /** The same year by other methods, side by side; of India with what is owed by each. */
  otherMethods: z.array(
    z.object({ method: costMethod, ...gainSums, india: z.nullable(z.object(taxOfMethod)) }),
  ),
  assets: z.array(assetGain),
  wallets: z.array(walletGain),
  income: z.array(incomeRow),
  questions: z.array(openQuestion),
  seals: z.array(lotSeal),
  held: stillHeld,
  india: z.nullable(indianTax),
  /** How India's law was read where it leaves something open; null of other countries. */
  readings: z.nullable(z.object({ incomeCost, gas: gasReading })),
  /** Who tells the prices that values of then follow from, and what a dollar was worth; null where nobody does. */
  priceSources: z.object({
    hour: z.nullable(z.string()),
    day: z.nullable(z.string()),
    rates: z.nullable(z.string()),
  }),
  /** How many rows there are; they are read page by page. */
  rowCount: z.int(),
  /** How many transactions were left out because all that moved in them is hidden as spam. */
  spamTransactions: z.int(),
  rules: z.object({
    version: z.string(),
    /** What was assumed where the law is silent, as sentences, each with what it stands on; null where nothing settles it. */
    choices: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        certain: z.boolean(),
        source: z.nullable(z.string()),
      }),
    ),
  }),
  /** SHA-256 of everything that the figures were computed from. */
  digest: z.string(),
  source: z.string(),
  updatedAt: isoTime,
  problem: z.nullable(z.string()),
  chains: chainReadings,
  /** Whether prices or movements are still being read. */
  provisional: z.boolean(),
})
export type GainsYear = z.infer<typeof gainsYear>

/**
 * `schedule-vda`: India's schedule, a row per lot in whole rupees; `form-8949`: a row per lot in dollars; `disposals`: a
 * row per disposal; `koinly` and `cointracker`: every transaction in their forms; `facts` and `facts-csv`: every transaction
 * without judgement, as JSON or with a row per movement; `report`: the whole year as JSON, a figure, a row or a lot per line, what
 * is owed by another method in the line `by <method>`.
 */
export const gainsFormat = z.enum([
  'schedule-vda',
  'form-8949',
  'disposals',
  'koinly',
  'cointracker',
  'facts',
  'facts-csv',
  'report',
])
export type GainsFormat = z.infer<typeof gainsFormat>

/** Files that every country offers. */
const commonFiles = ['disposals', 'koinly', 'cointracker', 'facts', 'facts-csv', 'report'] as const

/** The files that a year of a country can be had as; another country's form would be filled in by other rules than its own. */
export const gainsFiles: Readonly<Record<GainsCountry, readonly GainsFormat[]>> = {
  in: ['schedule-vda', ...commonFiles],
  us: ['form-8949', ...commonFiles],
  uk: commonFiles,
  ca: commonFiles,
}
