import {
  AppError,
  MAX_PROOFS,
  MAX_PROOFS_BYTES,
  PROOFS_TOO_LARGE,
  type ProofType,
  TOO_MANY_PROOFS,
} from '@pkg/api-contract'
import { and, asc, count, eq, getTableColumns, isNotNull, notInArray, sum } from 'drizzle-orm'
import type { Connection, PeopleStore } from './connection.ts'

/** A file that proves an answer, as it is given. */
export interface ProofFile {
  name: string
  type: ProofType
  /** SHA-256 of the content. */
  sha256: string
  content: Buffer
}

/** The same as it is kept, without its bytes. */
export interface KeptProof extends Omit<ProofFile, 'content'> {
  id: number
  /** In bytes. */
  size: number
  at: number
}

interface WholeProof extends KeptProof {
  content: Buffer
}

/**
 * Files that answers of a person stand on. They are there as long as an answer names them: whatever takes the last name away
 * removes the file in the same step.
 */
export interface ProofsRepository {
  /** In the order in which they first came. */
  list(userId: string): Promise<KeptProof[]>
  listWhole(userId: string): Promise<WholeProof[]>
  /** That of an answer of the person. */
  find(userId: string, overrideId: number): Promise<WholeProof | undefined>
  /** In place of the one before; undefined where there is no such answer. Throws BAD_REQUEST where no more are kept. */
  set(userId: string, overrideId: number, file: ProofFile): Promise<KeptProof | undefined>
  /** Says whether the answer had one. */
  remove(userId: string, overrideId: number): Promise<boolean>
  /** Removes those that no answer names, which an earlier version left when it undid one; gives how many. */
  removeUnnamed(): Promise<number>
}

type Tables = Pick<PeopleStore['tables'], 'gainOverrides' | 'proofs'>

/** Keeps a file, of which the same bytes are one. To be followed by `settleProofs` in the same transaction. */
export async function keepProof(
  transaction: Connection,
  { proofs }: Tables,
  userId: string,
  { content, ...file }: ProofFile,
  at: number,
): Promise<KeptProof> {
  const { userId: _, content: __, ...columns } = getTableColumns(proofs)
  const [kept] = await transaction
    .insert(proofs)
    .values({ userId, ...file, size: content.length, content, at })
    .onConflictDoUpdate({ target: [proofs.userId, proofs.sha256], set: { name: file.name, at } })
    .returning(columns)
  return kept as KeptProof
}

/** Removes files of a person that no answer names any more. */
export async function removeUnnamedProofs(
  transaction: Connection,
  tables: Tables,
  userId: string,
): Promise<void> {
  const { proofs } = tables
  await transaction
    .delete(proofs)
    .where(and(eq(proofs.userId, userId), notInArray(proofs.id, namedProofs(transaction, tables))))
}

/** The same after a file has come. Throws BAD_REQUEST where more are left than are kept. */
export async function settleProofs(transaction: Connection, tables: Tables, userId: string): Promise<void> {
  await removeUnnamedProofs(transaction, tables, userId)
  const { proofs } = tables
  const [all] = await transaction
    .select({ files: count(), bytes: sum(proofs.size) })
    .from(proofs)
    .where(eq(proofs.userId, userId))
  if ((all?.files ?? 0) > MAX_PROOFS) throw new AppError('BAD_REQUEST', { message: TOO_MANY_PROOFS })
  if (Number(all?.bytes ?? 0) > MAX_PROOFS_BYTES)
    throw new AppError('BAD_REQUEST', { message: PROOFS_TOO_LARGE })
}

const namedProofs = (connection: Connection, { gainOverrides }: Tables) =>
  connection.select({ id: gainOverrides.proofId }).from(gainOverrides).where(isNotNull(gainOverrides.proofId))

export function createProofsRepository(
  { connection, tables }: PeopleStore,
  now: () => number,
): ProofsRepository {
  const { gainOverrides, proofs } = tables
  const { userId: _, content, ...columns } = getTableColumns(proofs)
  const isAnswer = (userId: string, id: number) =>
    and(eq(gainOverrides.userId, userId), eq(gainOverrides.id, id))

  return {
    list: async (userId) =>
      connection.select(columns).from(proofs).where(eq(proofs.userId, userId)).orderBy(asc(proofs.id)),

    listWhole: async (userId) =>
      connection
        .select({ ...columns, content })
        .from(proofs)
        .where(eq(proofs.userId, userId))
        .orderBy(asc(proofs.id)),

    async find(userId, overrideId) {
      const [found] = await connection
        .select({ ...columns, content })
        .from(proofs)
        .innerJoin(
          gainOverrides,
          and(eq(gainOverrides.proofId, proofs.id), eq(gainOverrides.userId, proofs.userId)),
        )
        .where(isAnswer(userId, overrideId))
      return found
    },

    set: (userId, overrideId, file) =>
      connection.transaction(async (transaction) => {
        const [answer] = await transaction
          .select({ id: gainOverrides.id })
          .from(gainOverrides)
          .where(isAnswer(userId, overrideId))
        if (answer === undefined) return undefined
        const kept = await keepProof(transaction, tables, userId, file, now())
        await transaction.update(gainOverrides).set({ proofId: kept.id }).where(isAnswer(userId, overrideId))
        await settleProofs(transaction, tables, userId)
        return kept
      }),

    remove: (userId, overrideId) =>
      connection.transaction(async (transaction) => {
        const changed = await transaction
          .update(gainOverrides)
          .set({ proofId: null })
          .where(and(isAnswer(userId, overrideId), isNotNull(gainOverrides.proofId)))
          .returning({ id: gainOverrides.id })
        await removeUnnamedProofs(transaction, tables, userId)
        return changed.length > 0
      }),

    removeUnnamed: () =>
      connection.transaction(async (transaction) => {
        const removed = await transaction
          .delete(proofs)
          .where(notInArray(proofs.id, namedProofs(transaction, tables)))
          .returning({ id: proofs.id })
        return removed.length
      }),
  }
}
