import { and, eq, lte } from 'drizzle-orm'
import type { Connection } from './open-database.ts'
import { mailedLinks } from './schema.ts'

export type MailedLink = typeof mailedLinks.$inferSelect

/** Single-use links in mails, known by the hash of their secret only. */
export interface MailedLinksRepository {
  /** Puts the link in the place of an earlier one for the same purpose. */
  replace(link: MailedLink): Promise<void>
  findOfUser(userId: string, purpose: MailedLink['purpose']): Promise<MailedLink | undefined>
  /** The live link without using it up. */
  find(id: string, purpose: MailedLink['purpose'], now: number): Promise<MailedLink | undefined>
  /** Uses a link up and gives it back; undefined when it is unknown, used or too old. */
  take(id: string, purpose: MailedLink['purpose'], now: number): Promise<MailedLink | undefined>
  removeAllOfUser(userId: string): Promise<void>
  removeExpired(now: number): Promise<void>
}

export function createMailedLinksRepository(connection: Connection): MailedLinksRepository {
  const one = (id: string, purpose: MailedLink['purpose']) =>
    and(eq(mailedLinks.id, id), eq(mailedLinks.purpose, purpose))

  return {
    async replace(link) {
      connection
        .insert(mailedLinks)
        .values(link)
        .onConflictDoUpdate({ target: [mailedLinks.userId, mailedLinks.purpose], set: link })
        .run()
    },
    async findOfUser(userId, purpose) {
      return connection
        .select()
        .from(mailedLinks)
        .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose)))
        .get()
    },
    async find(id, purpose, now) {
      const link = connection.select().from(mailedLinks).where(one(id, purpose)).get()
      return link && link.expiresAt > now ? link : undefined
    },
    async take(id, purpose, now) {
      const link = connection.delete(mailedLinks).where(one(id, purpose)).returning().get()
      return link && link.expiresAt > now ? link : undefined
    },
    async removeAllOfUser(userId) {
      connection.delete(mailedLinks).where(eq(mailedLinks.userId, userId)).run()
    },
    async removeExpired(now) {
      connection.delete(mailedLinks).where(lte(mailedLinks.expiresAt, now)).run()
    },
  }
}
