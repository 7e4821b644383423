import { AppError, ETHEREUM } from '@pkg/api-contract'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import type { PeopleTables } from './tables/people-tables.ts'

export type User = PeopleTables['users']['$inferSelect']

export interface NewUser {
  email: string
  username: string
  dateOfBirth: string
  passwordHash: string
  /** When a mail to the address was answered. @default null */
  emailProvenAt?: number
}

type ListedUser = Pick<User, 'id' | 'username' | 'email' | 'role' | 'createdAt'> & { wallets: number }

/** People and how they sign in. */
export interface UsersRepository {
  /**
   * Stores a person and the wallets to track; the person who has the address already, where there is one. Either way no
   * signup waits for the address any more.
   */
  create(user: NewUser, addresses: readonly string[]): Promise<{ user: User; isNew: boolean }>
  findByEmail(email: string): Promise<User | undefined>
  find(id: string): Promise<User | undefined>
  count(): Promise<number>
  /** For admins: who there is and how many wallets each tracks, the newest first. */
  list(range: { limit: number; offset: number }): Promise<ListedUser[]>
  /** False when `from` is given and not the present hash any more. */
  setPassword(id: string, passwordHash: string, from?: string): Promise<boolean>
  /** Notes that the person has shown to read what is sent to the address. */
  setEmailProven(id: string): Promise<void>
  /** Throws EMAIL_TAKEN. The new address counts as proven. */
  setEmail(id: string, email: string): Promise<void>
  setRole(id: string, role: User['role']): Promise<void>
  /** Removes the person and everything that is theirs. */
  remove(id: string): Promise<void>
}

export function createUsersRepository(
  { connection, tables: { pendingSignups, users, wallets } }: PeopleStore,
  now: () => number,
): UsersRepository {
  const byEmail = connection
    .select()
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('user_by_email')

  return {
    async create({ email, ...rest }, addresses) {
      const user: User = {
        emailProvenAt: null,
        ...rest,
        id: crypto.randomUUID(),
        email: email.toLowerCase(),
        role: 'user',
        createdAt: now(),
      }
      return connection.transaction(async (transaction) => {
        await transaction.delete(pendingSignups).where(eq(pendingSignups.email, user.email))
        const added = await transaction
          .insert(users)
          .values(user)
          .onConflictDoNothing()
          .returning({ id: users.id })
        if (added.length === 0) {
          const [known = user] = await transaction.select().from(users).where(eq(users.email, user.email))
          return { user: known, isNew: false }
        }
        const rows = addresses.map((address, position) => ({
          ...{ userId: user.id, chainId: ETHEREUM, address, addressKey: address.toLowerCase() },
          ...{ position, createdAt: user.createdAt },
        }))
        for (const row of rows) await transaction.insert(wallets).values(row)
        return { user, isNew: true }
      })
    },

    async findByEmail(email) {
      const [found] = await byEmail.execute({ email: email.toLowerCase() })
      return found
    },

    async count() {
      const [found] = await connection.select({ rows: count() }).from(users)
      return found?.rows ?? 0
    },

    async list({ limit, offset }) {
      const { id, username, email, role, createdAt } = users
      return connection
        .select({ id, username, email, role, createdAt, wallets: count(wallets.id) })
        .from(users)
        .leftJoin(wallets, eq(wallets.userId, users.id))
        .groupBy(users.id)
        .orderBy(desc(users.createdAt), users.id)
        .limit(limit)
        .offset(offset)
    },

    async find(id) {
      const [found] = await connection.select().from(users).where(eq(users.id, id))
      return found
    },

    async setPassword(id, passwordHash, from) {
      const isPresent = from === undefined ? undefined : eq(users.passwordHash, from)
      const changed = await connection
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, id), isPresent))
        .returning({ id: users.id })
      return changed.length === 1
    },

    async setEmailProven(id) {
      await connection.update(users).set({ emailProvenAt: now() }).where(eq(users.id, id))
    },

    async setEmail(id, email) {
      await connection.transaction(async (transaction) => {
        const wanted = email.toLowerCase()
        const [holder] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, wanted))
        if (holder && holder.id !== id) throw new AppError('EMAIL_TAKEN')
        await transaction.update(users).set({ email: wanted, emailProvenAt: now() }).where(eq(users.id, id))
      })
    },

    async setRole(id, role) {
      await connection.update(users).set({ role }).where(eq(users.id, id))
    },

    async remove(id) {
      // Sessions, wallets and all else follow by their references.
      await connection.delete(users).where(eq(users.id, id))
    },
  }
}
