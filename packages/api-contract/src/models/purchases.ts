import * as z from 'zod/mini'
import { isoTime } from './amount.ts'
import { MAX_FILE_NAME } from './file-name.ts'
import { costCurrency, MAX_GAIN_OVERRIDES } from './gain-overrides.ts'
import { gainsCountry } from './gains.ts'
import { isoDay } from './history.ts'

/** The longest text of a file of purchases: some thousand lines. */
export const MAX_PURCHASES_BYTES = 1024 * 1024
export const PURCHASES_TOO_LARGE = `The file is larger than ${MAX_PURCHASES_BYTES / 2 ** 20} MB. Please import it in parts.`

/** How many lines of it are read; no more costs are kept than this. */
export const MAX_PURCHASES = MAX_GAIN_OVERRIDES
/** How many receipts are offered for one purchase. */
export const MAX_CANDIDATES = 5

/** What a column of an exchange's file can hold. A time, a quantity, what was bought and what was paid have to be in it. */
export const purchaseFields = [
  'time',
  'asset',
  'quantity',
  'cost',
  'price',
  'fee',
  'feeCurrency',
  'currency',
  'side',
  'hash',
  'value',
] as const
export type PurchaseField = (typeof purchaseFields)[number]

/** A column by its place, from 0; null where the file has none for it. */
const column = z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(199))), null)

/** How a file is read: which column holds what, and how its times and numbers are written. */
export const purchaseReading = z.strictObject({
  columns: z.strictObject({
    time: column,
    /** What was bought, alone (`ETH`) or as a market (`ETH/INR`, `ETHINR`). */
    asset: column,
    quantity: column,
    /** What was paid as a whole; where there is no such column, `price` of one unit times the quantity. */
    cost: column,
    price: column,
    /** Comes on top of the cost. */
    fee: column,
    /** Of a fee that does not name its own; where there is no such column, it is in that of what was paid. */
    feeCurrency: column,
    currency: column,
    /** Whether it was bought or sold; without such a column every row is a purchase. */
    side: column,
    hash: column,
    /** What the whole was worth in money, in the currency of lines that name none; counts where a coin was paid. */
    value: column,
  }),
  /** Of rows that do not name one, and of `value`. */
  currency: z.nullable(costCurrency),
  /** A zone of the IANA list, for times that do not say their own. */
  timeZone: z.string().check(z.maxLength(64)),
  dateOrder: z.enum(['year-first', 'day-first', 'month-first']),
  decimalMark: z.enum(['point', 'comma']),
  /** Whether what the exchange charged belongs to the cost. */
  fees: z._default(z.enum(['in-cost', 'left-out']), 'in-cost'),
})
export type PurchaseReading = z.infer<typeof purchaseReading>

const text = z
  .string('There is no file.')
  .check(z.minLength(1, 'The file is empty.'), z.maxLength(MAX_PURCHASES_BYTES, PURCHASES_TOO_LARGE))

const country = z._default(gainsCountry, 'in')

export const purchasesAsked = z.strictObject({
  text,
  country,
  /** As it was read last time, or as its header is best understood, where it is not given. */
  reading: z.optional(purchaseReading),
})

export const purchasesTaken = z.strictObject({
  text,
  country,
  fileName: z
    .string()
    .check(z.trim(), z.maxLength(MAX_FILE_NAME, `A file name has at most ${MAX_FILE_NAME} characters.`)),
  reading: purchaseReading,
  /** Which purchase paid for which receipt, as the person ticked it. */
  picks: z
    .array(z.strictObject({ line: z.int().check(z.positive()), receipt: z.string().check(z.maxLength(300)) }))
    .check(z.minLength(1, 'Please tick what is to be taken over.'), z.maxLength(MAX_PURCHASES)),
})

/** A receipt without a known cost, for which a purchase may have paid. */
export const purchaseCandidate = z.object({
  /** As the report calls it. */
  receipt: z.string(),
  chainId: z.int(),
  asset: z.string(),
  symbol: z.nullable(z.string()),
  wallet: z.string(),
  transactionHash: z.string(),
  explorerUrl: z.nullable(z.string()),
  at: isoTime,
  /** Its day in the zone of the country. */
  on: isoDay,
  quantity: z.string(),
  /** What it cost by this purchase: the share of the whole that came, in whole cents, or finer where it is less than one. */
  cost: z.string(),
  /** How many of the units that came it paid for, where others of them are from other purchases or not known; else null. */
  part: z.nullable(z.string()),
})
export type PurchaseCandidate = z.infer<typeof purchaseCandidate>

/**
 * What became of a line. `matched`: the file names the transaction of a receipt. `proposed`: receipts are like it, and only
 * the person knows whether it was one of them. `unmatched`: no receipt is like it. `known`: that receipt has a cost already.
 * `refused`: it cannot be read, or cannot be right. `left-out`: it is no purchase.
 */
export const purchaseFate = z.enum(['matched', 'proposed', 'unmatched', 'known', 'refused', 'left-out'])
export type PurchaseFate = z.infer<typeof purchaseFate>

export const purchaseRow = z.object({
  /** Where it begins in the file, from 1. A line that paid for parts of several receipts stands once for each. */
  line: z.int(),
  fate: purchaseFate,
  /** Why, or what to know of it; as a sentence. */
  message: z.nullable(z.string()),
  /** The line as it is written, cut short. */
  text: z.string(),
  /** All null where the line cannot be read, or is no purchase. */
  at: z.nullable(isoTime),
  /** In the zone of the country: its day of acquisition. */
  on: z.nullable(isoDay),
  asset: z.nullable(z.string()),
  quantity: z.nullable(z.string()),
  /** What was paid for the whole of it, fee included. */
  cost: z.nullable(z.string()),
  currency: z.nullable(costCurrency),
  /** What the exchange charged on top of the cost and is no part of it, in its currency; null where nothing is left out. */
  feeLeftOut: z.nullable(z.string()),
  /** The coins that were given for it, as `500 USDT`; null where it was paid in money. */
  paidWith: z.nullable(z.string()),
  transactionHash: z.nullable(z.string()),
  /** The likeliest first. */
  candidates: z.array(purchaseCandidate),
})
export type PurchaseRow = z.infer<typeof purchaseRow>

/** A file as it was read, before anything of it is kept. */
export const purchasesRead = z.object({
  /** The names of its columns, and the line on which they stand. */
  header: z.array(z.string()),
  headerLine: z.int(),
  reading: purchaseReading,
  /** Where the reading comes from: given by the person, kept from a file with the same header, or guessed. */
  readingFrom: z.enum(['given', 'kept', 'guessed']),
  rows: z.array(purchaseRow),
  /** What hinders reading any row, as sentences; rows are empty then. */
  problems: z.array(z.string()),
  /** When costs of this very file were taken over before. */
  takenBefore: z.nullable(isoTime),
  /** Whether movements are still being read, so that receipts may be missing. */
  provisional: z.boolean(),
})
export type PurchasesRead = z.infer<typeof purchasesRead>

/** A file that costs were taken from. */
export const costFile = z.object({
  id: z.int(),
  name: z.string(),
  at: isoTime,
  /** How many costs count that were taken from it. */
  costs: z.int(),
})
export type CostFile = z.infer<typeof costFile>

/** The same as it is exported with an account. */
export const exportedCostFile = z.extend(z.omit(costFile, { id: true, costs: true }), {
  sha256: z.string(),
  reading: z.string(),
})
