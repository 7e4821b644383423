import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import type { PeopleTables } from './tables/people-tables.ts'

export type MailedLink = PeopleTables['mailedLinks']['$inferSelect']

/** Single-use links in mails, known by the hash of their secret only. */
export interface MailedLinksRepository {
  /**
   * Adds the link, or puts it in the place of earlier ones for the same purpose, unless the live ones (the newest first) speak
   * against it; in one step, however many ask at once. Tells whether it did.
   */
  addUnless(
    link: MailedLink,
    isTooSoon: (live: readonly MailedLink[]) => boolean,
    options: { now: number; replacing: boolean },
  ): Promise<boolean>
  /** Live ones, the newest first. */
  listOfUser(userId: string, purpose: MailedLink['purpose'], now: number): Promise<MailedLink[]>
  /** The live link without using it up. */
  find(id: string, purpose: MailedLink['purpose'], now: number): Promise<MailedLink | undefined>
  /** Uses a link up and gives it back; undefined when it is unknown, used or too old. */
  take(id: string, purpose: MailedLink['purpose'], now: number): Promise<MailedLink | undefined>
  removeAllOfUser(userId: string): Promise<void>
  removeExpired(now: number): Promise<void>
}

export function createMailedLinksRepository({
  connection,
  tables: { mailedLinks },
}: PeopleStore): MailedLinksRepository {
  const one = (id: string, purpose: MailedLink['purpose']) =>
    and(eq(mailedLinks.id, id), eq(mailedLinks.purpose, purpose))
  const ofUser = (userId: string, purpose: MailedLink['purpose']) =>
    and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose))

  return {
    addUnless: (link, isTooSoon, { now, replacing }) =>
      connection.transaction(async (transaction) => {
        const ofPurpose = ofUser(link.userId, link.purpose)
        const live = await transaction
          .select()
          .from(mailedLinks)
          .where(and(ofPurpose, gt(mailedLinks.expiresAt, now)))
          .orderBy(desc(mailedLinks.createdAt))
        if (isTooSoon(live)) return false
        if (replacing) await transaction.delete(mailedLinks).where(ofPurpose)
        await transaction.insert(mailedLinks).values(link)
        return true
      }),
    async listOfUser(userId, purpose, now) {
      return connection
        .select()
        .from(mailedLinks)
        .where(and(ofUser(userId, purpose), gt(mailedLinks.expiresAt, now)))
        .orderBy(desc(mailedLinks.createdAt))
    },
    async find(id, purpose, now) {
      const [link] = await connection.select().from(mailedLinks).where(one(id, purpose))
      return link && link.expiresAt > now ? link : undefined
    },
    async take(id, purpose, now) {
      const [link] = await connection.delete(mailedLinks).where(one(id, purpose)).returning()
      return link && link.expiresAt > now ? link : undefined
    },
    async removeAllOfUser(userId) {
      await connection.delete(mailedLinks).where(eq(mailedLinks.userId, userId))
    },
    async removeExpired(now) {
      await connection.delete(mailedLinks).where(lte(mailedLinks.expiresAt, now))
    },
  }
}
