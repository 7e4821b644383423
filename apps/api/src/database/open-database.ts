import { type AccessTokensRepository, createAccessTokensRepository } from './access-tokens.repository.ts'
import { type AnswersRepository, createAnswersRepository } from './answers.repository.ts'
import type { Engine, EngineOfPeople } from './connection.ts'
import { type CostFilesRepository, createCostFilesRepository } from './cost-files.repository.ts'
import { createGainOverridesRepository, type GainOverridesRepository } from './gain-overrides.repository.ts'
import { createGainReportsRepository, type GainReportsRepository } from './gain-reports.repository.ts'
import { createJobRunsRepository, type JobRunsRepository } from './job-runs.repository.ts'
import { keepRecent, type Recent } from './keep-recent.ts'
import { createLedgersRepository, type LedgersRepository } from './ledgers.repository.ts'
import { createLocksRepository, type LocksRepository } from './locks.repository.ts'
import { createMailedLinksRepository, type MailedLinksRepository } from './mailed-links.repository.ts'
import { createMessagesRepository, type MessagesRepository } from './messages.repository.ts'
import {
  createMovementPricesRepository,
  type MovementPricesRepository,
} from './movement-prices.repository.ts'
import { createMovementsRepository, type MovementsRepository } from './movements.repository.ts'
import { createOutboxRepository, type OutboxRepository } from './outbox.repository.ts'
import { createPageViewsRepository, type PageViewsRepository } from './page-views.repository.ts'
import {
  createPendingSignupsRepository,
  type PendingSignupsRepository,
} from './pending-signups.repository.ts'
import { createPicturesRepository, type PicturesRepository } from './pictures.repository.ts'
import { createPricesRepository, type PricesRepository } from './prices.repository.ts'
import { createProofsRepository, type ProofsRepository } from './proofs.repository.ts'
import type { ReadingsOrigin } from './readings-origin.ts'
import { createSecondFactorsRepository, type SecondFactorsRepository } from './second-factors.repository.ts'
import {
  createSecurityEventsRepository,
  type SecurityEventsRepository,
} from './security-events.repository.ts'
import { createSessionsRepository, type SessionsRepository } from './sessions.repository.ts'
import { createSnapshotsRepository, type SnapshotsRepository } from './snapshots.repository.ts'
import { openSqlite, openSqlitePeople } from './sqlite/open-sqlite.ts'
import { createUsersRepository, type UsersRepository } from './users.repository.ts'
import { createVerdictsRepository, type VerdictsRepository } from './verdicts.repository.ts'
import { createWalletChainsRepository, type WalletChainsRepository } from './wallet-chains.repository.ts'
import { createWalletsRepository, type WalletsRepository } from './wallets.repository.ts'
import { withOwnErrors } from './with-own-errors.ts'

export interface Database {
  users: UsersRepository
  sessions: SessionsRepository
  accessTokens: AccessTokensRepository
  secondFactors: SecondFactorsRepository
  mailedLinks: MailedLinksRepository
  pendingSignups: PendingSignupsRepository
  outbox: OutboxRepository
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
  walletChains: WalletChainsRepository
  locks: LocksRepository
  verdicts: VerdictsRepository
  gainOverrides: GainOverridesRepository
  costFiles: CostFilesRepository
  proofs: ProofsRepository
  gainReports: GainReportsRepository
  messages: MessagesRepository
  pageViews: PageViewsRepository
  jobRuns: JobRunsRepository
  recent: Recent
  /**
   * Worlds whose readings are kept and not used: of other sources, or `unknown` where a version before this one kept
   * them without saying whose they are.
   */
  listOtherWorlds(): Promise<string[]>
  /** Resolves once every write so far is kept over a power cut; whoever acknowledges one waits for it. */
  synced(): Promise<void>
  /** Rejects when the database does not answer. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Where a database is: the SQLite file of what people entered, or a PostgreSQL database. */
export type DatabaseAddress = { file: string } | { url: string }

type OpenDatabaseOptions = DatabaseAddress & {
  now: () => number
  /** @default readings of nowhere, for tests and for those who ask for none */
  origin?: ReadingsOrigin
}

/** Opens a database, creates it where missing (a SQLite file in memory is `:memory:`), and brings its tables up to date. */
export async function openDatabase({
  now,
  origin = { world: 'none', closingPrices: 'none' },
  ...address
}: OpenDatabaseOptions): Promise<Database> {
  const engine = await openEngine(address, origin)
  const { people, readings, prices, listOtherWorlds, synced, check, close } = engine
  const watched = {
    users: withOwnErrors(createUsersRepository(people, now)),
    sessions: withOwnErrors(createSessionsRepository(people)),
    accessTokens: withOwnErrors(createAccessTokensRepository(people)),
    wallets: withOwnErrors(createWalletsRepository(people, now)),
    ledgers: withOwnErrors(createLedgersRepository(readings)),
    walletChains: withOwnErrors(createWalletChainsRepository(readings)),
    verdicts: withOwnErrors(createVerdictsRepository(people, now)),
  }

  return {
    ...keepRecent(watched, now),
    secondFactors: withOwnErrors(createSecondFactorsRepository(people, now)),
    mailedLinks: withOwnErrors(createMailedLinksRepository(people)),
    pendingSignups: withOwnErrors(createPendingSignupsRepository(people)),
    outbox: withOwnErrors(createOutboxRepository(people)),
    securityEvents: withOwnErrors(createSecurityEventsRepository(people)),
    answers: withOwnErrors(createAnswersRepository(readings)),
    pictures: withOwnErrors(createPicturesRepository(readings, now)),
    movements: withOwnErrors(createMovementsRepository(readings)),
    movementPrices: withOwnErrors(createMovementPricesRepository(prices)),
    prices: withOwnErrors(createPricesRepository(prices, 'day')),
    hourlyPrices: withOwnErrors(createPricesRepository(prices, 'hour')),
    snapshots: withOwnErrors(createSnapshotsRepository(readings)),
    locks: withOwnErrors(createLocksRepository(readings)),
    gainOverrides: withOwnErrors(createGainOverridesRepository(people, now)),
    costFiles: withOwnErrors(createCostFilesRepository(people, now)),
    proofs: withOwnErrors(createProofsRepository(people, now)),
    gainReports: withOwnErrors(createGainReportsRepository(people, now)),
    messages: withOwnErrors(createMessagesRepository(people, now)),
    pageViews: withOwnErrors(createPageViewsRepository(people)),
    jobRuns: withOwnErrors(createJobRunsRepository(people)),
    ...{ listOtherWorlds, synced, check, close },
  }
}

/** What people entered alone, for those who ask for nothing else. */
export async function openUsers({
  now,
  ...address
}: DatabaseAddress & { now: () => number }): Promise<Pick<Database, 'users' | 'synced' | 'close'>> {
  const { people, synced, close } = await openEngineOfPeople(address)
  return { users: withOwnErrors(createUsersRepository(people, now)), synced, close }
}

async function openEngineOfPeople(address: DatabaseAddress): Promise<EngineOfPeople> {
  if ('file' in address) return openSqlitePeople(address.file)
  const { openPostgresPeople } = await import('./postgres/open-postgres.ts')
  return openPostgresPeople(address.url)
}

async function openEngine(address: DatabaseAddress, origin: ReadingsOrigin): Promise<Engine> {
  if ('file' in address) return openSqlite(address.file, origin)
  // Whoever has no such server loads nothing of it.
  const { openPostgres } = await import('./postgres/open-postgres.ts')
  return openPostgres(address.url, origin)
}
