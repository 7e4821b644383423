import { gasReadings, incomeCosts, overrideTopics, proofTypes, usualReadings } from '@pkg/api-contract'
import type { Columns } from './columns.ts'
import { toOfUser, type Users } from './to-of-user.ts'

/** What people say of their gains, and the reports that they froze. */
export function defineGainTables(columns: Columns, users: Users) {
  const { bytes, counted, index, table, text, uniqueIndex, whole } = columns
  const ofUser = toOfUser(columns, users)

  /**
   * What people say of their own transactions, apart from what was read. It names what it is about by the chain's own
   * words, never by a row: a reading anew neither loses nor doubles it.
   */
  const gainOverrides = table(
    'gain_overrides',
    {
      id: counted(),
      userId: ofUser(),
      what: text({ enum: overrideTopics }).notNull(),
      /** The transaction (of a price with the asset), the receipt (or behind a `#` a part of it) or the address, each with its chain. */
      subject: text().notNull(),
      /** What counted before: the kind that the rules gave, the price that was read, in dollars; empty where nothing was known. */
      before: text().notNull(),
      /** The kind; the cost of the receipt or of its part, or the price of one unit, as a decimal; empty for an address. */
      after: text().notNull(),
      /** Of a cost or a price: its currency (ISO 4217), and the day on which it was paid or whose rate it is converted by; else empty. */
      currency: text().notNull().default(''),
      day: text().notNull().default(''),
      /** What was charged for what cost so much and is no part of it, a decimal in its currency; null where nothing is left out. */
      feeLeftOut: text('fee_left_out'),
      /** Why, in the person's words. */
      note: text().notNull(),
      /** The file that a cost was taken from; null where it was entered by hand. */
      fileId: whole('file_id'),
      /** The file that proves it; null where there is none. */
      proofId: whole('proof_id'),
      at: whole().notNull(),
    },
    (table) => [uniqueIndex('gain_overrides_user_subject').on(table.userId, table.what, table.subject)],
  )

  /**
   * Files that costs were taken from, and how their columns were read: the latest of a header says how the next file with
   * it is read. Of the file itself its digest alone is kept.
   */
  const costFiles = table(
    'cost_files',
    {
      id: counted(),
      userId: ofUser(),
      name: text().notNull(),
      /** SHA-256 of the text, and of its header: the names of its columns. */
      sha256: text().notNull(),
      header: text().notNull(),
      /** As JSON. */
      reading: text().notNull(),
      at: whole().notNull(),
    },
    (table) => [uniqueIndex('cost_files_user_sha256').on(table.userId, table.sha256)],
  )

  /** Invoices and statements that answers stand on; each of a person once, and none that no answer names. */
  const proofs = table(
    'proofs',
    {
      id: counted(),
      userId: ofUser(),
      name: text().notNull(),
      type: text({ enum: proofTypes }).notNull(),
      /** In bytes. */
      size: whole().notNull(),
      /** SHA-256 of the content. */
      sha256: text().notNull(),
      content: bytes().notNull(),
      at: whole().notNull(),
    },
    (table) => [uniqueIndex('proofs_user_sha256').on(table.userId, table.sha256)],
  )

  /** Reports of tax years as they were when their person froze them. */
  const gainReports = table(
    'gain_reports',
    {
      id: counted(),
      userId: ofUser(),
      country: text().notNull(),
      financialYear: text('financial_year').notNull(),
      method: text().notNull(),
      /** In whole units of the currency; empty where none was given. */
      otherIncome: text('other_income').notNull(),
      /** India's, of which the new one was the only one to begin with; of no meaning elsewhere. */
      regime: text({ enum: ['new', 'old'] })
        .notNull()
        .default('new'),
      /** How India's law was read where it leaves something open: as usual, where there was no choice. */
      incomeCost: text('income_cost', { enum: incomeCosts }).notNull().default(usualReadings.incomeCost),
      gas: text({ enum: gasReadings }).notNull().default(usualReadings.gas),
      /** The edition of the rules, and the digest of everything that the figures followed from. */
      rules: text().notNull(),
      inputs: text().notNull(),
      net: text().notNull(),
      currency: text().notNull(),
      /** SHA-256 of the text, and the text itself: compressed by gzip, in base64. */
      sha256: text().notNull(),
      content: text().notNull(),
      lines: whole().notNull(),
      note: text().notNull(),
      at: whole().notNull(),
    },
    (table) => [index('gain_reports_user').on(table.userId)],
  )

  return { gainOverrides, costFiles, proofs, gainReports }
}
