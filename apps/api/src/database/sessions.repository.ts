import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { sessions, users } from './schema.ts'

export type Session = typeof sessions.$inferSelect

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

export function createSessionsRepository(connection: Connection): SessionsRepository {
  const byId = connection
    .select({
      session: sessions,
      user: { id: users.id, username: users.username, role: users.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare()

  return {
    async create(session) {
      connection.insert(sessions).values(session).run()
    },
    async find(id) {
      return byId.get({ id })
    },
    async rotate(id, { from, to }, times) {
      const { changes } = connection
        .update(sessions)
        .set({ ...times, refreshHash: to })
        .where(and(eq(sessions.id, id), eq(sessions.refreshHash, from)))
        .run()
      return changes === 1
    },
    async listOfUser(userId, now) {
      return connection
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt))
        .all()
    },
    async remove(id) {
      connection.delete(sessions).where(eq(sessions.id, id)).run()
    },
    async removeOfUser(userId, id) {
      const { changes } = connection
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
        .run()
      return changes === 1
    },
    async removeAllOfUser(userId, exceptId = '') {
      connection
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
        .run()
    },
    async removeExpired(now) {
      connection.delete(sessions).where(lte(sessions.expiresAt, now)).run()
    },
  }
}
