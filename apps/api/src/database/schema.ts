import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

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
    /** When a link that was mailed there came back; null while nobody has proven that the address is theirs. */
    emailProvenAt: integer('email_proven_at'),
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
    /** SHA-256 of the one refresh token that is good now. */
    refreshHash: text('refresh_hash').notNull().default(''),
    /** Browser and system, as far as the browser said. */
    device: text().notNull().default(''),
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
    label: text(),
    /** A list, as JSON. */
    tags: text().notNull().default('[]'),
    /** The ENS name by which it was added. */
    ensName: text('ens_name'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('wallets_user_chain_address').on(table.userId, table.chainId, table.addressKey)],
)

/** Wallets that were deleted a short while ago, whole, so that a deletion can be undone. */
export const removedWallets = sqliteTable(
  'removed_wallets',
  {
    /** The id that the row had among the wallets. */
    id: integer().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chainId: integer('chain_id').notNull(),
    address: text().notNull(),
    addressKey: text('address_key').notNull(),
    position: integer().notNull(),
    label: text(),
    tags: text().notNull(),
    ensName: text('ens_name'),
    createdAt: integer('created_at').notNull(),
    removedAt: integer('removed_at').notNull(),
  },
  (table) => [
    uniqueIndex('removed_wallets_user_chain_address').on(table.userId, table.chainId, table.addressKey),
    index('removed_wallets_removed_at').on(table.removedAt),
  ],
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

/** The authenticator app of a person; it counts once a first code has confirmed it. */
export const secondFactors = sqliteTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with a key that is not in this file. */
  secret: text().notNull(),
  confirmedAt: integer('confirmed_at'),
  /** The newest time step a code was used of: no code works twice. */
  lastStep: integer('last_step').notNull().default(0),
})

/** Codes for the day the authenticator app is lost; a used one is gone. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256 of person and code. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** Links that were mailed and not used yet. */
export const mailedLinks = sqliteTable(
  'mailed_links',
  {
    /** SHA-256 of the secret in the link. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset-password', 'change-email'] }).notNull(),
    /** The address that the link proves. */
    email: text().notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('mailed_links_user_purpose').on(table.userId, table.purpose)],
)

/** Signups that wait for their mail to be answered; no account, and no login, before that. */
export const pendingSignups = sqliteTable(
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
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('pending_signups_email').on(table.email),
    index('pending_signups_created').on(table.createdAt),
  ],
)

/** What happened to accounts. Triggers refuse every change, and removal within a year. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** No reference: what happened stays known after the account is gone, when the id names nobody any more. */
    userId: text('user_id').notNull(),
    kind: text().notNull(),
    at: integer().notNull(),
    device: text().notNull(),
    /** The caller's network, without the part that names one machine. */
    network: text().notNull(),
  },
  (table) => [index('security_events_user').on(table.userId), index('security_events_at').on(table.at)],
)

/** What moved the balances of a wallet, whoever tracks it. Addresses are lower case, assets `chain:contract`. */
export const movements = sqliteTable(
  'movements',
  {
    chainId: integer('chain_id').notNull(),
    address: text().notNull(),
    id: text().notNull(),
    asset: text().notNull(),
    block: integer().notNull(),
    at: integer().notNull(),
    kind: text({ enum: ['transfer', 'native', 'internal', 'gas', 'nft'] }).notNull(),
    /** Base units, signed; longer than any integer of the database. */
    amount: text().notNull(),
    counterparty: text(),
    /** Which piece of an NFT contract moved. */
    tokenId: text('token_id'),
    /** Whether the transaction failed, so that only its fee moved. */
    failed: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.address, table.id] }),
    index('movements_block').on(table.chainId, table.address, table.block),
    index('movements_at').on(table.chainId, table.address, table.at, table.id),
    index('movements_asset_at').on(table.chainId, table.address, table.asset, table.at, table.id),
  ],
)

/** How far the movements of a wallet are known, and the balances to walk back from. */
export const ledgers = sqliteTable(
  'ledgers',
  {
    chainId: integer('chain_id').notNull(),
    address: text().notNull(),
    /** The last block whose movements are known. */
    block: integer().notNull(),
    /** The moment of the balances. */
    at: integer().notNull(),
    /** Balances in base units by asset, as JSON; null where no node could tell them. */
    balances: text(),
    /** The moment from which on no movement of a balance is missing; null when none is. */
    cutShortAt: integer('cut_short_at'),
    /** The same of NFTs, which change no balance. */
    nftsCutShortAt: integer('nfts_cut_short_at'),
    source: text().notNull(),
    syncedAt: integer('synced_at').notNull(),
    /** What a reading of that time told: one of an older edition is read anew from the first block. */
    edition: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
)

/** What tokens that moved say of themselves. */
export const assets = sqliteTable('assets', {
  /** `chain:contract` */
  id: text().primaryKey(),
  symbol: text(),
  name: text(),
  decimals: integer(),
  spam: integer({ mode: 'boolean' }).notNull(),
})

const priceTable = <N extends string>(name: N, unit: 'day' | 'hour') =>
  sqliteTable(
    name,
    {
      asset: text().notNull(),
      /** Days or hours since 1970. */
      slot: integer(unit).notNull(),
      usd: real().notNull(),
    },
    (table) => [primaryKey({ columns: [table.asset, table.slot] })],
  )
const coverageTable = <N extends string>(name: N, unit: 'day' | 'hour') =>
  sqliteTable(name, {
    asset: text().primaryKey(),
    from: integer(`from_${unit}`).notNull(),
    to: integer(`to_${unit}`).notNull(),
    checkedAt: integer('checked_at').notNull(),
  })

/** Closing prices in USD: fetched once for everyone, and kept; those of hours for a month, or for good where something moved. */
export const prices = priceTable('prices', 'day')
export const hourlyPrices = priceTable('hourly_prices', 'hour')
/** Of which days or hours the prices of an asset were asked for, whether there were any or not. */
export const priceCoverage = coverageTable('price_coverage', 'day')
export const hourlyPriceCoverage = coverageTable('hourly_price_coverage', 'hour')

/**
 * Closing prices of the hours in which something moved, for everyone and for good. Null where the sources were asked
 * and had none.
 */
export const movementPrices = sqliteTable(
  'movement_prices',
  {
    asset: text().notNull(),
    /** Hours since 1970. */
    hour: integer().notNull(),
    usd: real(),
  },
  (table) => [primaryKey({ columns: [table.asset, table.hour] })],
)

/** What a wallet held and was worth at a moment, recorded then; at most once an hour. */
export const snapshots = sqliteTable(
  'snapshots',
  {
    chainId: integer('chain_id').notNull(),
    address: text().notNull(),
    /** Hours since 1970. */
    hour: integer().notNull(),
    at: integer().notNull(),
    source: text().notNull(),
    /** The rows, as JSON. */
    rows: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address, table.hour] })],
)

/** Who does a scheduled job now. A holder that died is forgotten after `until`. */
export const locks = sqliteTable('locks', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: integer().notNull(),
})

/** What people decided about tokens, in the order in which they did: the past is not rewritten. */
export const verdicts = sqliteTable(
  'verdicts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    asset: text().notNull(),
    /** `auto` leaves it to the score again. */
    verdict: text({ enum: ['show', 'hide', 'auto'] }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('verdicts_user').on(table.userId)],
)

/** What visitors wrote to the admins. */
export const contactMessages = sqliteTable('contact_messages', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  createdAt: integer('created_at').notNull(),
})

/** How often a page was opened on a day: a number, and nothing of who did. */
export const pageViews = sqliteTable(
  'page_views',
  {
    /** UTC, YYYY-MM-DD. */
    day: text().notNull(),
    path: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)

/** What scheduled jobs did. */
export const jobRuns = sqliteTable(
  'job_runs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    startedAt: integer('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    succeeded: integer({ mode: 'boolean' }).notNull(),
    note: text(),
  },
  (table) => [index('job_runs_started').on(table.startedAt)],
)
