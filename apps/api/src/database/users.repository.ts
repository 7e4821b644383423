import { AppError, ETHEREUM } from '@pkg/api-contract'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { pendingSignups, users, wallets } from './schema.ts'

export type User = typeof users.$inferSelect

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

export function createUsersRepository(connection: Connection, now: () => number): UsersRepository {
  const byEmail = connection
    .select()
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare()

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
      return connection.transaction(
        (transaction) => {
          transaction.delete(pendingSignups).where(eq(pendingSignups.email, user.email)).run()
          const { changes } = transaction.insert(users).values(user).onConflictDoNothing().run()
          if (changes === 0) return { user: byEmail.get({ email: user.email }) ?? user, isNew: false }
          addresses.forEach((address, position) => {
            transaction
              .insert(wallets)
              .values({
                userId: user.id,
                chainId: ETHEREUM,
                address,
                addressKey: address.toLowerCase(),
                position,
                createdAt: user.createdAt,
              })
              .run()
          })
          return { user, isNew: true }
        },
        { behavior: 'immediate' },
      )
    },

    async findByEmail(email) {
      return byEmail.get({ email: email.toLowerCase() })
    },

    async count() {
      return connection.select({ rows: count() }).from(users).get()?.rows ?? 0
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
        .all()
    },

    async find(id) {
      return connection.select().from(users).where(eq(users.id, id)).get()
    },

    async setPassword(id, passwordHash, from) {
      const isPresent = from === undefined ? undefined : eq(users.passwordHash, from)
      const { changes } = connection
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, id), isPresent))
        .run()
      return changes === 1
    },

    async setEmailProven(id) {
      connection.update(users).set({ emailProvenAt: now() }).where(eq(users.id, id)).run()
    },

    async setEmail(id, email) {
      connection.transaction(
        (transaction) => {
          const wanted = email.toLowerCase()
          const holder = transaction.select({ id: users.id }).from(users).where(eq(users.email, wanted)).get()
          if (holder && holder.id !== id) throw new AppError('EMAIL_TAKEN')
          transaction.update(users).set({ email: wanted, emailProvenAt: now() }).where(eq(users.id, id)).run()
        },
        { behavior: 'immediate' },
      )
    },

    async setRole(id, role) {
      connection.update(users).set({ role }).where(eq(users.id, id)).run()
    },

    async remove(id) {
      // Sessions, wallets and all else follow by their references.
      connection.delete(users).where(eq(users.id, id)).run()
    },
  }
}
