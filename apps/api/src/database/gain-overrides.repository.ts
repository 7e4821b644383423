import type { OverrideTopic } from '@pkg/api-contract'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Connection, PeopleStore } from './connection.ts'
import { keepProof, type ProofFile, removeUnnamedProofs, settleProofs } from './proofs.repository.ts'
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
  /** What an exchange charged for it and is no part of the cost; null where nothing is left out. */
  feeLeftOut: string | null
  note: string
  /** The file that a cost was taken from; null where it was entered by hand. */
  fileId: number | null
  /** The file that proves it; null where there is none. */
  proofId: number | null
  at: number
}

/** What is said; of one subject the last counts. */
export type OverrideValues = Omit<KeptOverride, 'id' | 'fileId' | 'proofId' | 'at'>

/** What of an answer is new when it is said again. */
const said = [
  'before',
  'after',
  'currency',
  'day',
  'feeLeftOut',
  'note',
] as const satisfies (keyof OverrideValues)[]

/** What people say of their own transactions. Every question names the person. */
export interface GainOverridesRepository {
  /** In the order in which they were first said. */
  list(userId: string): Promise<KeptOverride[]>
  /**
   * Says it of subjects, each named once, anew where it was said before: of all or of none. A proof that was there stays
   * where none is given.
   */
  setAll(userId: string, values: readonly OverrideValues[], proof?: ProofFile): Promise<KeptOverride[]>
  /** Says what a file says, all or nothing, of subjects of which nothing was said yet; gives those that were taken. */
  takeIn(userId: string, fileId: number, values: readonly OverrideValues[]): Promise<KeptOverride[]>
  /** Its proof goes with it. Says whether there was such a one. */
  remove(userId: string, id: number): Promise<boolean>
  /** Takes back what was taken from a file and not said anew since; gives how many. */
  removeOfFile(userId: string, fileId: number): Promise<number>
}

export function createGainOverridesRepository(
  { connection, tables }: PeopleStore,
  now: () => number,
): GainOverridesRepository {
  const { gainOverrides } = tables
  const { userId: _, ...columns } = getTableColumns(gainOverrides)

  const say = async (
    on: Connection,
    userId: string,
    values: readonly OverrideValues[],
    proved: { proofId?: number } = {},
  ): Promise<KeptOverride[]> =>
    on
      .insert(gainOverrides)
      .values(values.map((one) => ({ userId, ...one, ...proved, at: now() })))
      .onConflictDoUpdate({
        target: [gainOverrides.userId, gainOverrides.what, gainOverrides.subject],
        set: { ...toReplacement(columns, said, []), fileId: null, ...proved, at: now() },
      })
      .returning(columns)

  return {
    list: async (userId) =>
      connection
        .select(columns)
        .from(gainOverrides)
        .where(eq(gainOverrides.userId, userId))
        .orderBy(asc(gainOverrides.id)),

    async setAll(userId, values, proof) {
      if (values.length === 0) return []
      if (proof === undefined) return say(connection, userId, values)
      return connection.transaction(async (transaction) => {
        const { id: proofId } = await keepProof(transaction, tables, userId, proof, now())
        const kept = await say(transaction, userId, values, { proofId })
        await settleProofs(transaction, tables, userId)
        return kept
      })
    },

    async takeIn(userId, fileId, values) {
      if (values.length === 0) return []
      return connection
        .insert(gainOverrides)
        .values(values.map((one) => ({ userId, ...one, fileId, at: now() })))
        .onConflictDoNothing()
        .returning(columns)
    },

    removeOfFile: (userId, fileId) =>
      connection.transaction(async (transaction) => {
        const removed = await transaction
          .delete(gainOverrides)
          .where(and(eq(gainOverrides.userId, userId), eq(gainOverrides.fileId, fileId)))
          .returning({ id: gainOverrides.id })
        await removeUnnamedProofs(transaction, tables, userId)
        return removed.length
      }),

    remove: (userId, id) =>
      connection.transaction(async (transaction) => {
        const wasThere = await removeOneOfUser(transaction, gainOverrides, userId, id)
        await removeUnnamedProofs(transaction, tables, userId)
        return wasThere
      }),
  }
}
