import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Times are milliseconds since 1970. Ids of people are random, so that they tell nothing. */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    /** Lower case: addresses that differ only in case are one account. */
    email: text().notNull(),
    username: text().notNull(),
    dateOfBirth: text('date_of_birth').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the session's secret: whoever reads this table cannot sign in with it. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remembered: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)

export const wallets = sqliteTable(
  'wallets',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chainId: integer('chain_id').notNull(),
    /** With the checksum of EIP-55, as it is shown. */
    address: text().notNull(),
    /** Lower case, as it is compared. */
    addressKey: text('address_key').notNull(),
    position: integer().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('wallets_user_chain_address').on(table.userId, table.chainId, table.addressKey)],
)

/** The last good answers of the upstreams, so that they survive a restart. */
export const answers = sqliteTable(
  'answers',
  {
    key: text().primaryKey(),
    value: text().notNull(),
    storedAt: integer('stored_at').notNull(),
  },
  (table) => [index('answers_stored').on(table.storedAt)],
)

/** Which picture stands behind a link that we signed. */
export const pictures = sqliteTable('pictures', {
  /** The signature in the link. */
  id: text().primaryKey(),
  uri: text().notNull(),
  createdAt: integer('created_at').notNull(),
})
