import type { OpenReadings } from '@pkg/api-contract'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import { removeOneOfUser } from './remove-one-of-user.ts'

/** A frozen report of a tax year, without its text. */
export interface KeptReport {
  id: number
  country: string
  financialYear: string
  method: string
  /** Empty where none was given. */
  otherIncome: string
  /** Of India. */
  regime: 'new' | 'old'
  incomeCost: OpenReadings['incomeCost']
  gas: OpenReadings['gas']
  rules: string
  inputs: string
  net: string
  currency: string
  sha256: string
  lines: number
  note: string
  at: number
  /** The beginning of its text, as that is kept: the sums of the year stand there. */
  head: string
}

/** What is frozen; `content` is its text, compressed by gzip, in base64. */
export type ReportValues = Omit<KeptReport, 'id' | 'at' | 'head'> & { content: string }

/** How much of a text is its head, in characters. */
export const REPORT_HEAD = 16_384

/** Reports as they were when a person froze them. They are never changed. Every question names the person. */
export interface GainReportsRepository {
  /** In the order in which they were frozen. */
  list(userId: string): Promise<KeptReport[]>
  find(userId: string, id: number): Promise<(KeptReport & { content: string }) | undefined>
  add(userId: string, values: ReportValues): Promise<KeptReport>
  /** Says whether there was such a one. */
  remove(userId: string, id: number): Promise<boolean>
}

export function createGainReportsRepository(
  { connection, tables: { gainReports } }: PeopleStore,
  now: () => number,
): GainReportsRepository {
  const { userId: _, content, ...own } = getTableColumns(gainReports)
  const columns = { ...own, head: sql<string>`substr(${content}, 1, ${sql.raw(String(REPORT_HEAD))})` }

  return {
    list: async (userId) =>
      connection
        .select(columns)
        .from(gainReports)
        .where(eq(gainReports.userId, userId))
        .orderBy(asc(gainReports.id)),

    async find(userId, id) {
      const [found] = await connection
        .select({ ...columns, content })
        .from(gainReports)
        .where(and(eq(gainReports.userId, userId), eq(gainReports.id, id)))
      return found
    },

    async add(userId, values) {
      const [kept] = await connection
        .insert(gainReports)
        .values({ userId, ...values, at: now() })
        .returning(columns)
      return kept as KeptReport
    },

    remove: (userId, id) => removeOneOfUser(connection, gainReports, userId, id),
  }
}
