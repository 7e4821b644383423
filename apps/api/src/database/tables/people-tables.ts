import type { Columns } from './columns.ts'

/**
 * What people entered and what happened to their accounts; of no world, and never read anew. Times are milliseconds since
 * 1970. Ids of people are random, so that they tell nothing.
 */
export function definePeopleTables({
  counted,
  flag,
  index,
  primaryKey,
  table,
  text,
  uniqueIndex,
  whole,
}: Columns) {
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

  /** Whose row it is: it goes with the account. */
  const ofUser = () =>
    text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' })

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

  const wallets = table(
    'wallets',
    {
      id: counted(),
      userId: ofUser(),
      chainId: whole('chain_id').notNull(),
      /** With the checksum of EIP-55, as it is shown. */
      address: text().notNull(),
      /** Lower case, as it is compared. */
      addressKey: text('address_key').notNull(),
      position: whole().notNull(),
      label: text(),
      /** A list, as JSON. */
      tags: text().notNull().default('[]'),
      /** On which chains it is looked at whatever was found, and on which not: a list, as JSON. */
      chainChoices: text('chain_choices').notNull().default('[]'),
      /** The ENS name by which it was added. */
      ensName: text('ens_name'),
      createdAt: whole('created_at').notNull(),
      /** To half a day; null where nobody looked at it since that is noted. */
      openedAt: whole('opened_at'),
    },
    (table) => [
      uniqueIndex('wallets_user_chain_address').on(table.userId, table.chainId, table.addressKey),
      index('wallets_address').on(table.addressKey),
    ],
  )

  /** Wallets that were deleted a short while ago, whole, so that a deletion can be undone. */
  const removedWallets = table(
    'removed_wallets',
    {
      /** The id that the row had among the wallets. */
      id: whole().primaryKey(),
      userId: ofUser(),
      chainId: whole('chain_id').notNull(),
      address: text().notNull(),
      addressKey: text('address_key').notNull(),
      position: whole().notNull(),
      label: text(),
      tags: text().notNull(),
      chainChoices: text('chain_choices').notNull().default('[]'),
      ensName: text('ens_name'),
      createdAt: whole('created_at').notNull(),
      openedAt: whole('opened_at'),
      removedAt: whole('removed_at').notNull(),
    },
    (table) => [
      uniqueIndex('removed_wallets_user_chain_address').on(table.userId, table.chainId, table.addressKey),
      index('removed_wallets_removed_at').on(table.removedAt),
    ],
  )

  /** The authenticator app of a person; it counts once a first code has confirmed it. */
  const secondFactors = table('second_factors', {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
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

  /** Work that is done after an answer, mails above all: kept until it is done, so that no crash loses it. */
  const outbox = table(
    'outbox',
    {
      id: text().primaryKey(),
      /** What is to be done, sealed with a key that is not in this file: links in mails open accounts. */
      sealed: text().notNull(),
      createdAt: whole('created_at').notNull(),
      /** When it is done, or tried again: also where whoever took it never came back. */
      dueAt: whole('due_at').notNull(),
      tries: whole().notNull(),
    },
    (table) => [index('outbox_due').on(table.dueAt)],
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

  /** What people decided about tokens, in the order in which they did: the past is not rewritten. */
  const verdicts = table(
    'verdicts',
    {
      id: counted(),
      userId: ofUser(),
      asset: text().notNull(),
      /** `auto` leaves it to the score again. */
      verdict: text({ enum: ['show', 'hide', 'auto'] }).notNull(),
      at: whole().notNull(),
    },
    (table) => [index('verdicts_user').on(table.userId)],
  )

  /**
   * What people say of their own transactions, apart from what was read. It names what it is about by the chain's own
   * words, never by a row: a reading anew neither loses nor doubles it.
   */
  const gainOverrides = table(
    'gain_overrides',
    {
      id: counted(),
      userId: ofUser(),
      what: text({ enum: ['kind', 'cost', 'own-address'] }).notNull(),
      /** The transaction, the receipt (or behind a `#` a part of it) or the address, each with its chain. */
      subject: text().notNull(),
      /** What counted before: the kind that the rules gave; empty where nothing was known. */
      before: text().notNull(),
      /** The kind; the cost of the receipt or of its part as a decimal; empty for an address. */
      after: text().notNull(),
      /** Of a cost: its currency (ISO 4217) and the day on which it was paid; else empty. */
      currency: text().notNull().default(''),
      day: text().notNull().default(''),
      /** Why, in the person's words. */
      note: text().notNull(),
      /** The file that a cost was taken from; null where it was entered by hand. */
      fileId: whole('file_id'),
      at: whole().notNull(),
    },
    (table) => [uniqueIndex('gain_overrides_user_subject').on(table.userId, table.what, table.subject)],
  )

  /**
   * Files that costs were taken from, and how their columns were read: the latest of a header says how the next file with
   * it is read. Of the file itself its digest alone is kept.
   */
  const costFiles = table(
    'cost_files',
    {
      id: counted(),
      userId: ofUser(),
      name: text().notNull(),
      /** SHA-256 of the text, and of its header: the names of its columns. */
      sha256: text().notNull(),
      header: text().notNull(),
      /** As JSON. */
      reading: text().notNull(),
      at: whole().notNull(),
    },
    (table) => [uniqueIndex('cost_files_user_sha256').on(table.userId, table.sha256)],
  )

  /** Reports of tax years as they were when their person froze them. */
  const gainReports = table(
    'gain_reports',
    {
      id: counted(),
      userId: ofUser(),
      country: text().notNull(),
      financialYear: text('financial_year').notNull(),
      method: text().notNull(),
      /** In whole units of the currency; empty where none was given. */
      otherIncome: text('other_income').notNull(),
      /** The edition of the rules, and the digest of everything that the figures followed from. */
      rules: text().notNull(),
      inputs: text().notNull(),
      net: text().notNull(),
      currency: text().notNull(),
      /** SHA-256 of the text, and the text itself: compressed by gzip, in base64. */
      sha256: text().notNull(),
      content: text().notNull(),
      lines: whole().notNull(),
      note: text().notNull(),
      at: whole().notNull(),
    },
    (table) => [index('gain_reports_user').on(table.userId)],
  )

  /** What visitors wrote to the admins. */
  const contactMessages = table('contact_messages', {
    id: counted(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    createdAt: whole('created_at').notNull(),
  })

  /** How often a page was opened on a day: a number, and nothing of who did. */
  const pageViews = table(
    'page_views',
    {
      /** UTC, YYYY-MM-DD. */
      day: text().notNull(),
      path: text().notNull(),
      views: whole().notNull(),
    },
    (table) => [primaryKey({ columns: [table.day, table.path] })],
  )

  /** What scheduled jobs did. */
  const jobRuns = table(
    'job_runs',
    {
      id: counted(),
      name: text().notNull(),
      startedAt: whole('started_at').notNull(),
      durationMs: whole('duration_ms').notNull(),
      succeeded: flag().notNull(),
      note: text(),
    },
    (table) => [index('job_runs_started').on(table.startedAt)],
  )

  return {
    users,
    sessions,
    accessTokens,
    wallets,
    removedWallets,
    secondFactors,
    recoveryCodes,
    mailedLinks,
    pendingSignups,
    outbox,
    securityEvents,
    verdicts,
    gainOverrides,
    costFiles,
    gainReports,
    contactMessages,
    pageViews,
    jobRuns,
  }
}

export type PeopleTables = ReturnType<typeof definePeopleTables>
