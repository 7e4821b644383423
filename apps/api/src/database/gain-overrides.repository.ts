import type { OverrideTopic } from '@pkg/api-contract'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import { removeOneOfUser } from './remove-one-of-user.ts'
import { toReplacement } from './to-replacement.ts'

/** What a person says of a transaction, a receipt or an address, as it is kept. */
export interface KeptOverride {
  id: number
  what: OverrideTopic
  subject: string
  before: string
  after: string
  currency: string
  day: string
  note: string
  /** The file that a cost was taken from; null where it was entered by hand. */
  fileId: number | null
  at: number
}

/** What is said; of one subject the last counts. */
export type OverrideValues = Omit<KeptOverride, 'id' | 'fileId' | 'at'>

/** What of an answer is new when it is said again. */
const said = ['before', 'after', 'currency', 'day', 'note'] as const satisfies (keyof OverrideValues)[]

/** What people say of their own transactions. Every question names the person. */
export interface GainOverridesRepository {
  /** In the order in which they were first said. */
  list(userId: string): Promise<KeptOverride[]>
  /** Says it of subjects, each named once, anew where it was said before: of all or of none. */
  setAll(userId: string, values: readonly OverrideValues[]): Promise<KeptOverride[]>
  /** Says what a file says, all or nothing, of subjects of which nothing was said yet; gives those that were taken. */
  takeIn(userId: string, fileId: number, values: readonly OverrideValues[]): Promise<KeptOverride[]>
  /** Says whether there was such a one. */
  remove(userId: string, id: number): Promise<boolean>
  /** Takes back what was taken from a file and not said anew since; gives how many. */
  removeOfFile(userId: string, fileId: number): Promise<number>
}

export function createGainOverridesRepository(
  { connection, tables: { gainOverrides } }: PeopleStore,
  now: () => number,
): GainOverridesRepository {
  const { userId: _, ...columns } = getTableColumns(gainOverrides)

  return {
    list: async (userId) =>
      connection
        .select(columns)
        .from(gainOverrides)
        .where(eq(gainOverrides.userId, userId))
        .orderBy(asc(gainOverrides.id)),

    async setAll(userId, values) {
      if (values.length === 0) return []
      return connection
        .insert(gainOverrides)
        .values(values.map((one) => ({ userId, ...one, at: now() })))
        .onConflictDoUpdate({
          target: [gainOverrides.userId, gainOverrides.what, gainOverrides.subject],
          set: { ...toReplacement(columns, said, []), fileId: null, at: now() },
        })
        .returning(columns)
    },

    async takeIn(userId, fileId, values) {
      if (values.length === 0) return []
      return connection
        .insert(gainOverrides)
        .values(values.map((one) => ({ userId, ...one, fileId, at: now() })))
        .onConflictDoNothing()
        .returning(columns)
    },

    async removeOfFile(userId, fileId) {
      const removed = await connection
        .delete(gainOverrides)
        .where(and(eq(gainOverrides.userId, userId), eq(gainOverrides.fileId, fileId)))
        .returning({ id: gainOverrides.id })
      return removed.length
    },

    remove: (userId, id) => removeOneOfUser(connection, gainOverrides, userId, id),
  }
}
