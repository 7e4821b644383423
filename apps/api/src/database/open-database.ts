import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { type AnswersRepository, createAnswersRepository } from './answers.repository.ts'
import { createDiskSync } from './create-disk-sync.ts'
import { hasUnprovenReadings } from './has-unproven-readings.ts'
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
import { type OnStatement, openFile } from './open-file.ts'
import { createPageViewsRepository, type PageViewsRepository } from './page-views.repository.ts'
import {
  createPendingSignupsRepository,
  type PendingSignupsRepository,
} from './pending-signups.repository.ts'
import { createPicturesRepository, type PicturesRepository } from './pictures.repository.ts'
import { createPricesRepository, type PricesRepository } from './prices.repository.ts'
import { type ReadingsOrigin, toReadingsFiles } from './readings-files.ts'
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
import { withOwnErrors } from './with-own-errors.ts'

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
  /**
   * Worlds whose readings are kept and not used: of other sources, or `unknown` where a version before this one kept
   * them without saying whose they are.
   */
  listOtherWorlds(): Promise<string[]>
  /** Resolves once every write so far is kept over a power cut; whoever acknowledges one waits for it. */
  synced(): Promise<void>
  /** Rejects when the database does not answer. */
  check(): Promise<void>
  close(): void
}

const sync = promisify(fdatasync)

interface OpenDatabaseOptions {
  /** Keeps what people entered; readings are in a folder beside it. `:memory:` lives as long as the process. */
  file: string
  now: () => number
  /** @default readings of nowhere, for tests and for those who ask for none */
  origin?: ReadingsOrigin
  onStatement?: OnStatement
}

/** Opens the SQLite files, creates them where missing, and brings their tables up to date. */
export function openDatabase({
  file,
  now,
  origin = { world: 'none', closingPrices: 'none' },
  onStatement,
}: OpenDatabaseOptions): Database {
  const files = toReadingsFiles(file, origin)
  const { sqlite, connection: people } = openFile(file, 'people', onStatement)
  const { sqlite: readingsSqlite, connection: readings } = openFile(files.readings, 'readings', onStatement)
  const { sqlite: pricesSqlite, connection: prices } = openFile(files.prices, 'prices', onStatement)
  // Only changes of what people entered are acknowledged; readings can be read again.
  const log = file === ':memory:' ? undefined : openSync(`${file}-wal`, 'r+')
  const wallets = withOwnErrors(createWalletsRepository(people, now))

  return {
    users: withOwnErrors(createUsersRepository(people, now)),
    sessions: withOwnErrors(createSessionsRepository(people)),
    secondFactors: withOwnErrors(createSecondFactorsRepository(people, now)),
    mailedLinks: withOwnErrors(createMailedLinksRepository(people)),
    pendingSignups: withOwnErrors(createPendingSignupsRepository(people)),
    securityEvents: withOwnErrors(createSecurityEventsRepository(people)),
    wallets,
    answers: withOwnErrors(createAnswersRepository(readings)),
    pictures: withOwnErrors(createPicturesRepository(readings, now)),
    ledgers: withOwnErrors(createLedgersRepository(readings)),
    movements: withOwnErrors(createMovementsRepository(readings)),
    movementPrices: withOwnErrors(createMovementPricesRepository(prices)),
    prices: withOwnErrors(createPricesRepository(prices, 'day')),
    hourlyPrices: withOwnErrors(createPricesRepository(prices, 'hour')),
    snapshots: withOwnErrors(createSnapshotsRepository(readings, wallets.listKeys)),
    locks: withOwnErrors(createLocksRepository(readings)),
    verdicts: withOwnErrors(createVerdictsRepository(people, now)),
    messages: withOwnErrors(createMessagesRepository(people, now)),
    pageViews: withOwnErrors(createPageViewsRepository(people)),
    jobRuns: withOwnErrors(createJobRunsRepository(people)),
    listOtherWorlds: async () => [...files.listOthers(), ...(hasUnprovenReadings(sqlite) ? ['unknown'] : [])],
    synced: createDiskSync(async () => {
      if (log !== undefined) await sync(log)
    }),
    async check() {
      for (const each of [sqlite, readingsSqlite, pricesSqlite]) each.prepare('select 1').get()
    },
    close() {
      for (const each of [sqlite, readingsSqlite, pricesSqlite]) each.close()
      if (log !== undefined) closeSync(log)
    },
  }
}
