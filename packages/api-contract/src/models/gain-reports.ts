import * as z from 'zod/mini'
import { isoTime } from './amount.ts'
import { costMethod, gainsCountry, money, taxRegime } from './gains.ts'

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
  currency: z.string(),
  net: money,
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

/** A line that is not as it was: what it is about, and of its fields those that differ. */
export const reportDifference = z.object({
  line: z.string(),
  /** Null where there was, or is, no such line. */
  was: z.nullable(z.string()),
  now: z.nullable(z.string()),
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
