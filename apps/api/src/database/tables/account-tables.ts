import type { Columns } from './columns.ts'
import { toOfUser } from './to-of-user.ts'

/** What people sign up, in and out by, and what happened to their accounts. */
export function defineAccountTables(columns: Columns) {
  const { counted, flag, index, table, text, uniqueIndex, whole } = columns

  const users = table(
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
      createdAt: whole('created_at').notNull(),
      /** When a link that was mailed there came back; null while nobody has proven that the address is theirs. */
      emailProvenAt: whole('email_proven_at'),
    },
    (table) => [uniqueIndex('users_email').on(table.email)],
  )

  const ofUser = toOfUser(columns, users)

  const sessions = table(
    'sessions',
    {
      /** SHA-256 of the session's secret: whoever reads this table cannot sign in with it. */
      id: text().primaryKey(),
      userId: ofUser(),
      remembered: flag().notNull(),
      createdAt: whole('created_at').notNull(),
      lastSeenAt: whole('last_seen_at').notNull(),
      expiresAt: whole('expires_at').notNull(),
      /** SHA-256 of the one refresh token that is good now. */
      refreshHash: text('refresh_hash').notNull().default(''),
      /** Browser and system, as far as the browser said. */
      device: text().notNull().default(''),
    },
    (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
  )

  /** Tokens that programs sign in with. */
  const accessTokens = table(
    'access_tokens',
    {
      id: counted(),
      userId: ofUser(),
      /** SHA-256 of the secret: whoever reads this table cannot sign in with it. */
      hash: text().notNull(),
      name: text().notNull(),
      /** What it may do: a list, as JSON. */
      scopes: text().notNull(),
      createdAt: whole('created_at').notNull(),
      /** Null where it does not end by itself. */
      expiresAt: whole('expires_at'),
      /** To the minute; null while it was not used. */
      lastUsedAt: whole('last_used_at'),
    },
    (table) => [
      uniqueIndex('access_tokens_hash').on(table.hash),
      index('access_tokens_user').on(table.userId),
      index('access_tokens_expires').on(table.expiresAt),
    ],
  )

  /** The authenticator app of a person; it counts once a first code has confirmed it. */
  const secondFactors = table('second_factors', {
    userId: ofUser().primaryKey(),
    /** Sealed with a key that is not in this file. */
    secret: text().notNull(),
    confirmedAt: whole('confirmed_at'),
    /** The newest time step a code was used of: no code works twice. */
    lastStep: whole('last_step').notNull().default(0),
  })

  /** Codes for the day the authenticator app is lost; a used one is gone. */
  const recoveryCodes = table(
    'recovery_codes',
    {
      /** SHA-256 of person and code. */
      id: text().primaryKey(),
      userId: ofUser(),
    },
    (table) => [index('recovery_codes_user').on(table.userId)],
  )

  /** Links that were mailed and not used yet. */
  const mailedLinks = table(
    'mailed_links',
    {
      /** SHA-256 of the secret in the link. */
      id: text().primaryKey(),
      userId: ofUser(),
      purpose: text({ enum: ['reset-password', 'change-email'] }).notNull(),
      /** The address that the link proves. */
      email: text().notNull(),
      createdAt: whole('created_at').notNull(),
      expiresAt: whole('expires_at').notNull(),
    },
    (table) => [index('mailed_links_user_purpose').on(table.userId, table.purpose)],
  )

  /** Signups that wait for their mail to be answered; no account, and no login, before that. */
  const pendingSignups = table(
    'pending_signups',
    {
      /** SHA-256 of the secret in the link. */
      id: text().primaryKey(),
      /** Lower case. */
      email: text().notNull(),
      username: text().notNull(),
      dateOfBirth: text('date_of_birth').notNull(),
      passwordHash: text('password_hash').notNull(),
      /** Checksummed wallets, as JSON. */
      addresses: text().notNull(),
      createdAt: whole('created_at').notNull(),
      expiresAt: whole('expires_at').notNull(),
    },
    (table) => [
      index('pending_signups_email').on(table.email),
      index('pending_signups_created').on(table.createdAt),
    ],
  )

  /** What happened to accounts. Triggers refuse every change, and removal within a year. */
  const securityEvents = table(
    'security_events',
    {
      id: counted(),
      /** No reference: what happened stays known after the account is gone, when the id names nobody any more. */
      userId: text('user_id').notNull(),
      kind: text().notNull(),
      at: whole().notNull(),
      device: text().notNull(),
      /** The caller's network, without the part that names one machine. */
      network: text().notNull(),
    },
    (table) => [index('security_events_user').on(table.userId), index('security_events_at').on(table.at)],
  )

  return {
    users,
    sessions,
    accessTokens,
    secondFactors,
    recoveryCodes,
    mailedLinks,
    pendingSignups,
    securityEvents,
  }
}
