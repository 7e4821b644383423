import * as z from 'zod/mini'
import { isoTime } from './amount.ts'
import {
  costMethod,
  gainsCountry,
  gasReading,
  incomeCost,
  money,
  moneyRange,
  openReadings,
  taxRegime,
} from './gains.ts'

/** How many frozen reports of a person are kept, and how long a note on one may be. */
export const MAX_GAIN_REPORTS = 30
export const MAX_REPORT_NOTE = 500

/** Which year is frozen, by which choices. All wallets on all chains are in it. */
export const reportWish = z.strictObject({
  country: z._default(gainsCountry, 'in'),
  financialYear: z.string().check(z.regex(/^\d{4}(-\d{2})?$/)),
  method: z.optional(costMethod),
  otherIncome: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  regime: z._default(taxRegime, 'new'),
  ...openReadings,
  note: z._default(
    z
      .string()
      .check(z.trim(), z.maxLength(MAX_REPORT_NOTE, `A note has at most ${MAX_REPORT_NOTE} characters.`)),
    '',
  ),
})

/** A year as it was when it was frozen: by which choices and rules, from what, and what came out. */
export const gainReport = z.object({
  id: z.int(),
  country: gainsCountry,
  financialYear: z.string(),
  method: costMethod,
  otherIncome: z.nullable(z.string()),
  /** Of India; null of other countries. */
  regime: z.nullable(taxRegime),
  incomeCost: z.nullable(incomeCost),
  gas: z.nullable(gasReading),
  currency: z.string(),
  net: money,
  /** Between what it lay when it was frozen; null where all was known, left out where its text does not tell. */
  netRange: z.optional(z.nullable(moneyRange)),
  /** The edition of the rules. */
  rules: z.string(),
  /** SHA-256 of everything that the figures followed from, and of the report's own text. */
  inputs: z.string(),
  sha256: z.string(),
  lines: z.int(),
  note: z.string(),
  frozenAt: isoTime,
})
export type GainReport = z.infer<typeof gainReport>

/** Every field that a line of a report can have beside its name; what reads one has words for each. */
export const reportFields = [
  'about',
  'kind',
  'wallet',
  'transactionHash',
  'at',
  'on',
  'disposedOn',
  'receivedOn',
  'acquiredOn',
  'quantity',
  'usdValue',
  'rate',
  'rateSetOn',
  'proceeds',
  'cost',
  'gain',
  'gainLow',
  'gainHigh',
  'deniedLoss',
  'missingQuantity',
  'doubts',
  'value',
  'came',
  'pricedByHand',
  'costByHand',
  'unknownCost',
  'pooled',
  'matchedBy',
  'longTerm',
  'country',
  'financialYear',
  'from',
  'to',
  'currency',
  'timeZone',
  'scope',
  'method',
  'spamTransactions',
  'incomeCost',
  'gas',
  'edition',
  'digest',
  'text',
  'certain',
  'source',
  'net',
  'netLow',
  'netHigh',
  'gains',
  'losses',
  'deniedLosses',
  'shortTerm',
  'undated',
  'income',
  'incomeUnvalued',
  'disposals',
  'uncertain',
  'taxableIncome',
  'taxableLow',
  'taxableHigh',
  'scheduleIncome',
  'lossesIgnored',
  'tax',
  'regime',
  'surcharge',
  'cess',
  'total',
  'totalLow',
  'totalHigh',
  'beforeSurcharge',
  'act',
  'deductedAtSource',
  'definition',
  'newSurcharge',
  'newCess',
  'newTotal',
  'oldSurcharge',
  'oldCess',
  'oldTotal',
] as const
export type ReportField = (typeof reportFields)[number]

/** By name, as reports of former editions can have others. */
const reportCells = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** A line that is not as it was: its name, and of its fields those that differ. */
export const reportDifference = z.object({
  line: z.string(),
  /** What it is about, as it is now: a day, a kind, a quantity and an asset, or an asset. Null of a figure of the year. */
  about: z.nullable(z.string()),
  /** Null where there was, or is, no such line. */
  was: z.nullable(reportCells),
  now: z.nullable(reportCells),
})
export type ReportDifference = z.infer<typeof reportDifference>

/** How many differences are told; more are counted. */
export const MAX_REPORT_DIFFERENCES = 500

/** A frozen report held against the same year computed anew. */
export const reportComparison = z.object({
  report: gainReport,
  /** Whether it is the same, byte for byte. */
  same: z.boolean(),
  rules: z.string(),
  inputs: z.string(),
  sha256: z.string(),
  differences: z.array(reportDifference),
  differenceCount: z.int(),
})
export type ReportComparison = z.infer<typeof reportComparison>
