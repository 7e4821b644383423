import { eq, lte, sql } from 'drizzle-orm'
import type { Connection } from './open-database.ts'
import { sessions, users } from './schema.ts'

type Session = typeof sessions.$inferSelect

/** A session with the person whose it is. */
export interface SignedIn {
  session: Session
  user: { id: string; username: string; role: 'user' | 'admin' }
}

export interface SessionsRepository {
  create(session: Session): Promise<void>
  find(id: string): Promise<SignedIn | undefined>
  touch(id: string, times: { lastSeenAt: number; expiresAt: number }): Promise<void>
  remove(id: string): Promise<void>
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
    async touch(id, times) {
      connection.update(sessions).set(times).where(eq(sessions.id, id)).run()
    },
    async remove(id) {
      connection.delete(sessions).where(eq(sessions.id, id)).run()
    },
    async removeExpired(now) {
      connection.delete(sessions).where(lte(sessions.expiresAt, now)).run()
    },
  }
}
