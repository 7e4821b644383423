import * as z from 'zod/mini'
import { isoTime } from './amount.ts'
import { providerHealth } from './status.ts'

/** An account as an admin sees it: how many wallets it tracks, never which. */
export const adminUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  createdAt: isoTime,
  wallets: z.int(),
})
export type AdminUser = z.infer<typeof adminUser>

/** A message of the contact form. */
export const storedMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: isoTime,
})
export type StoredMessage = z.infer<typeof storedMessage>

/** A run of a scheduled job. */
export const jobRun = z.object({
  name: z.string(),
  startedAt: isoTime,
  durationMs: z.int(),
  succeeded: z.boolean(),
  /** What went wrong, or what was done; null when there is nothing to say. */
  note: z.nullable(z.string()),
})
export type JobRun = z.infer<typeof jobRun>

/** How often a page was opened on a day (UTC). */
export const pageViews = z.object({ day: z.iso.date(), path: z.string(), views: z.int() })
export type PageViews = z.infer<typeof pageViews>

/** An answer cached as finished bytes: how often it was sent from the cache, and how often it was made anew. */
export const hotAnswerUse = z.object({ url: z.string(), hits: z.int(), readings: z.int() })

/** The state of the server: its accounts, sources, caches, jobs and page views. */
export const adminOverview = z.object({
  users: z.int(),
  messages: z.int(),
  startedAt: isoTime,
  /** Which process answered, by machine and number: sources, hot answers and what is shared are of it alone. */
  process: z.string(),
  /**
   * `single`: limits and readings are of this process, and there is to be no other. `shared`: they are shared with the
   * others. `alone`: they are to be shared, and cannot be now.
   */
  sharing: z.enum(['single', 'shared', 'alone']),
  providers: z.array(providerHealth),
  hotAnswers: z.array(hotAnswerUse),
  /** The latest first. */
  jobs: z.array(jobRun),
  /** Of the last 30 days, the latest day first, within it the most opened page. */
  pageViews: z.array(pageViews),
})
export type AdminOverview = z.infer<typeof adminOverview>
