import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { mailedLinks } from './schema.ts'

export type MailedLink = typeof mailedLinks.$inferSelect

/** Single-use links in mails, known by the hash of their secret only. */
export interface MailedLinksRepository {
  add(link: MailedLink): Promise<void>
  /** Puts the link in the place of earlier ones for the same purpose. */
  replace(link: MailedLink): Promise<void>
  /** Live ones, the newest first. */
  listOfUser(userId: string, purpose: MailedLink['purpose'], now: number): Promise<MailedLink[]>
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
  const ofUser = (userId: string, purpose: MailedLink['purpose']) =>
    and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose))

  return {
    async add(link) {
      connection.insert(mailedLinks).values(link).run()
    },
    async replace(link) {
      connection.transaction((transaction) => {
        transaction.delete(mailedLinks).where(ofUser(link.userId, link.purpose)).run()
        transaction.insert(mailedLinks).values(link).run()
      })
    },
    async listOfUser(userId, purpose, now) {
      return connection
        .select()
        .from(mailedLinks)
        .where(and(ofUser(userId, purpose), gt(mailedLinks.expiresAt, now)))
        .orderBy(desc(mailedLinks.createdAt))
        .all()
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
