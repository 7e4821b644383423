import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import { removeOneOfUser } from './remove-one-of-user.ts'
import type { PeopleTables } from './tables/people-tables.ts'

export type Session = PeopleTables['sessions']['$inferSelect']

/** A session with the person whose it is. */
export interface SignedIn {
  session: Session
  user: { id: string; username: string; role: 'user' | 'admin' }
}

export interface SessionsRepository {
  create(session: Session): Promise<void>
  find(id: string): Promise<SignedIn | undefined>
  /** Puts a new refresh token in the place of the one given; false when that is not the current one. */
  rotate(
    id: string,
    tokens: { from: string; to: string },
    times: { lastSeenAt: number; expiresAt: number },
  ): Promise<boolean>
  /** Live ones, the last seen first. */
  listOfUser(userId: string, now: number): Promise<Session[]>
  remove(id: string): Promise<void>
  /** Whether the person had such a session. */
  removeOfUser(userId: string, id: string): Promise<boolean>
  /** Ends all of a person's sessions, save the one that is to stay. */
  removeAllOfUser(userId: string, exceptId?: string): Promise<void>
  removeExpired(now: number): Promise<void>
}

export function createSessionsRepository({
  connection,
  tables: { sessions, users },
}: PeopleStore): SessionsRepository {
  const byId = connection
    .select({
      session: sessions,
      user: { id: users.id, username: users.username, role: users.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('session')

  return {
    async create(session) {
      await connection.insert(sessions).values(session)
    },
    async find(id) {
      const [found] = await byId.execute({ id })
      return found
    },
    async rotate(id, { from, to }, times) {
      const changed = await connection
        .update(sessions)
        .set({ ...times, refreshHash: to })
        .where(and(eq(sessions.id, id), eq(sessions.refreshHash, from)))
        .returning({ id: sessions.id })
      return changed.length === 1
    },
    async listOfUser(userId, now) {
      return connection
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt))
    },
    async remove(id) {
      await connection.delete(sessions).where(eq(sessions.id, id))
    },
    removeOfUser: (userId, id) => removeOneOfUser(connection, sessions, userId, id),
    async removeAllOfUser(userId, exceptId = '') {
      await connection.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
    },
    async removeExpired(now) {
      await connection.delete(sessions).where(lte(sessions.expiresAt, now))
    },
  }
}
