import { AppError, ETHEREUM } from '@pkg/api-contract'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from './open-database.ts'
import { users, wallets } from './schema.ts'

export type User = typeof users.$inferSelect

interface NewUser {
  email: string
  username: string
  dateOfBirth: string
  passwordHash: string
}

/** People and how they sign in. */
export interface UsersRepository {
  /** Stores a person and the wallets to track, or nothing at all. Throws EMAIL_TAKEN. */
  create(user: NewUser, addresses: readonly string[]): Promise<User>
  findByEmail(email: string): Promise<User | undefined>
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
        ...rest,
        id: crypto.randomUUID(),
        email: email.toLowerCase(),
        role: 'user',
        createdAt: now(),
      }
      connection.transaction(
        (transaction) => {
          const { changes } = transaction.insert(users).values(user).onConflictDoNothing().run()
          if (changes === 0) throw new AppError('EMAIL_TAKEN')
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
        },
        { behavior: 'immediate' },
      )
      return user
    },

    async findByEmail(email) {
      return byEmail.get({ email: email.toLowerCase() })
    },
  }
}
