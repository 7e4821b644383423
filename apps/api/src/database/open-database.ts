import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import SQLite from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { type AnswersRepository, createAnswersRepository } from './answers.repository.ts'
import { createDiskSync } from './create-disk-sync.ts'
import { createJobRunsRepository, type JobRunsRepository } from './job-runs.repository.ts'
import { createLedgersRepository, type LedgersRepository } from './ledgers.repository.ts'
import { createLocksRepository, type LocksRepository } from './locks.repository.ts'
import { createMailedLinksRepository, type MailedLinksRepository } from './mailed-links.repository.ts'
import { createMessagesRepository, type MessagesRepository } from './messages.repository.ts'
import {
  createMovementPricesRepository,
  type MovementPricesRepository,
} from './movement-prices.repository.ts'
import { createMovementsRepository, type MovementsRepository } from './movements.repository.ts'
import { createPageViewsRepository, type PageViewsRepository } from './page-views.repository.ts'
import {
  createPendingSignupsRepository,
  type PendingSignupsRepository,
} from './pending-signups.repository.ts'
import { createPicturesRepository, type PicturesRepository } from './pictures.repository.ts'
import { createPricesRepository, type PricesRepository } from './prices.repository.ts'
import { createSecondFactorsRepository, type SecondFactorsRepository } from './second-factors.repository.ts'
import {
  createSecurityEventsRepository,
  type SecurityEventsRepository,
} from './security-events.repository.ts'
import { createSessionsRepository, type SessionsRepository } from './sessions.repository.ts'
import { createSnapshotsRepository, type SnapshotsRepository } from './snapshots.repository.ts'
import { createUsersRepository, type UsersRepository } from './users.repository.ts'
import { createVerdictsRepository, type VerdictsRepository } from './verdicts.repository.ts'
import { createWalletsRepository, type WalletsRepository } from './wallets.repository.ts'

/** For repositories only; nothing outside this folder speaks SQL. */
export type Connection = BetterSQLite3Database

export interface Database {
  users: UsersRepository
  sessions: SessionsRepository
  secondFactors: SecondFactorsRepository
  mailedLinks: MailedLinksRepository
  pendingSignups: PendingSignupsRepository
  securityEvents: SecurityEventsRepository
  wallets: WalletsRepository
  answers: AnswersRepository
  pictures: PicturesRepository
  ledgers: LedgersRepository
  movements: MovementsRepository
  movementPrices: MovementPricesRepository
  prices: PricesRepository
  hourlyPrices: PricesRepository
  snapshots: SnapshotsRepository
  locks: LocksRepository
  verdicts: VerdictsRepository
  messages: MessagesRepository
  pageViews: PageViewsRepository
  jobRuns: JobRunsRepository
  /** Resolves once every write so far is kept over a power cut; whoever acknowledges one waits for it. */
  synced(): Promise<void>
  /** Throws when the database does not answer. */
  check(): void
  close(): void
}

const sync = promisify(fdatasync)
const migrationsFolder = join(import.meta.dirname, '../../migrations')

/**
 * Opens the SQLite file, creates it and its folder where missing, and brings its tables up to date.
 * `:memory:` lives as long as the process.
 */
export function openDatabase({ file, now }: { file: string; now: () => number }): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = new SQLite(file)
  sqlite.pragma('journal_mode = WAL')
  // FULL would wait for the disk in the thread that answers everybody; `synced` waits beside it.
  sqlite.pragma('synchronous = NORMAL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  const connection = drizzle(sqlite)
  migrate(connection, { migrationsFolder })
  const log = file === ':memory:' ? undefined : openSync(`${file}-wal`, 'r+')

  return {
    users: createUsersRepository(connection, now),
    sessions: createSessionsRepository(connection),
    secondFactors: createSecondFactorsRepository(connection, now),
    mailedLinks: createMailedLinksRepository(connection),
    pendingSignups: createPendingSignupsRepository(connection),
    securityEvents: createSecurityEventsRepository(connection),
    wallets: createWalletsRepository(connection, now),
    answers: createAnswersRepository(connection),
    pictures: createPicturesRepository(connection, now),
    ledgers: createLedgersRepository(connection),
    movements: createMovementsRepository(connection),
    movementPrices: createMovementPricesRepository(connection),
    prices: createPricesRepository(connection, 'day'),
    hourlyPrices: createPricesRepository(connection, 'hour'),
    snapshots: createSnapshotsRepository(connection),
    locks: createLocksRepository(connection),
    verdicts: createVerdictsRepository(connection, now),
    messages: createMessagesRepository(connection, now),
    pageViews: createPageViewsRepository(connection),
    jobRuns: createJobRunsRepository(connection),
    synced: createDiskSync(async () => {
      if (log !== undefined) await sync(log)
    }),
    check() {
      sqlite.prepare('select 1').get()
    },
    close() {
      sqlite.close()
      if (log !== undefined) closeSync(log)
    },
  }
}
