import type { Columns } from './columns.ts'

/** What is kept for those who run the server. */
export function defineRunningTables({ counted, flag, index, primaryKey, table, text, whole }: Columns) {
  /** Work that is done after an answer, mails above all: kept until it is done, so that no crash loses it. */
  const outbox = table(
    'outbox',
    {
      id: text().primaryKey(),
      /** What is to be done, sealed with a key that is not in this file: links in mails open accounts. */
      sealed: text().notNull(),
      createdAt: whole('created_at').notNull(),
      /** When it is done, or tried again: also where whoever took it never came back. */
      dueAt: whole('due_at').notNull(),
      tries: whole().notNull(),
    },
    (table) => [index('outbox_due').on(table.dueAt)],
  )

  /** What visitors wrote to the admins. */
  const contactMessages = table('contact_messages', {
    id: counted(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    createdAt: whole('created_at').notNull(),
  })

  /** How often a page was opened on a day: a number, and nothing of who did. */
  const pageViews = table(
    'page_views',
    {
      /** UTC, YYYY-MM-DD. */
      day: text().notNull(),
      path: text().notNull(),
      views: whole().notNull(),
    },
    (table) => [primaryKey({ columns: [table.day, table.path] })],
  )

  /** What scheduled jobs did. */
  const jobRuns = table(
    'job_runs',
    {
      id: counted(),
      name: text().notNull(),
      startedAt: whole('started_at').notNull(),
      durationMs: whole('duration_ms').notNull(),
      succeeded: flag().notNull(),
      note: text(),
    },
    (table) => [index('job_runs_started').on(table.startedAt)],
  )

  return { outbox, contactMessages, pageViews, jobRuns }
}
