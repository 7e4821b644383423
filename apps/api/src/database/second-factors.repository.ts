import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import { removeOneOfUser } from './remove-one-of-user.ts'

/** Authenticator apps and the codes for the day they are lost. */
export interface SecondFactorsRepository {
  /** The sealed secret of a confirmed app. */
  find(userId: string): Promise<{ secret: string } | undefined>
  /** The sealed secret that waits for its first code. */
  findPending(userId: string): Promise<{ secret: string } | undefined>
  /** Begins anew; a confirmed app stays as it is. */
  begin(userId: string, secret: string): Promise<void>
  /** From now on a code is asked for at login. */
  confirm(userId: string, step: number, recoveryIds: readonly string[]): Promise<void>
  /** Marks a time step as used; false when it, or a later one, was used before. */
  useStep(userId: string, step: number): Promise<boolean>
  /** Uses up a recovery code; false when there is no such code. */
  useRecoveryCode(userId: string, id: string): Promise<boolean>
  countRecoveryCodes(userId: string): Promise<number>
  remove(userId: string): Promise<void>
}

export function createSecondFactorsRepository(
  { connection, tables: { recoveryCodes, secondFactors } }: PeopleStore,
  now: () => number,
): SecondFactorsRepository {
  async function secretOf(userId: string, isConfirmed: boolean) {
    const [found] = await connection
      .select({ secret: secondFactors.secret })
      .from(secondFactors)
      .where(
        and(eq(secondFactors.userId, userId), (isConfirmed ? isNotNull : isNull)(secondFactors.confirmedAt)),
      )
    return found
  }

  return {
    async find(userId) {
      return secretOf(userId, true)
    },
    async findPending(userId) {
      return secretOf(userId, false)
    },
    async begin(userId, secret) {
      await connection
        .insert(secondFactors)
        .values({ userId, secret })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: { secret, lastStep: 0 },
          setWhere: isNull(secondFactors.confirmedAt),
        })
    },
    async confirm(userId, step, recoveryIds) {
      await connection.transaction(async (transaction) => {
        await transaction
          .update(secondFactors)
          .set({ confirmedAt: now(), lastStep: step })
          .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
        await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
        await transaction.insertMany(
          recoveryCodes,
          recoveryIds.map((id) => ({ id, userId })),
        )
      })
    },
    async useStep(userId, step) {
      const used = await connection
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
        .returning({ userId: secondFactors.userId })
      return used.length === 1
    },
    useRecoveryCode: (userId, id) => removeOneOfUser(connection, recoveryCodes, userId, id),
    async countRecoveryCodes(userId) {
      const [found] = await connection
        .select({ left: count() })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId))
      return found?.left ?? 0
    },
    async remove(userId) {
      await connection.transaction(async (transaction) => {
        await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
        await transaction.delete(secondFactors).where(eq(secondFactors.userId, userId))
      })
    },
  }
}
