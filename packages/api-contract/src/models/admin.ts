import * as z from 'zod/mini'
import { isoTime } from './amount.ts'
import { providerHealth } from './status.ts'

/** A person, as an admin sees them: nothing of what they track but how much. */
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

/** Answers that are kept as finished bytes: how often they were sent as they were, and how often read anew. */
export const hotAnswerUse = z.object({ url: z.string(), hits: z.int(), readings: z.int() })

/** How the house is doing. */
export const adminOverview = z.object({
  users: z.int(),
  messages: z.int(),
  startedAt: isoTime,
  providers: z.array(providerHealth),
  hotAnswers: z.array(hotAnswerUse),
  /** The latest first. */
  jobs: z.array(jobRun),
  /** Of the last 30 days, the latest day first, within it the most opened page. */
  pageViews: z.array(pageViews),
})
export type AdminOverview = z.infer<typeof adminOverview>
