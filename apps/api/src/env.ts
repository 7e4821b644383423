import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { ETHEREUM } from '@pkg/api-contract'
import {
  type Budgets,
  identifySources,
  type ProviderSettings,
  type UpstreamSettings,
  upstreamSettings,
  withLiveDefaults,
} from '@pkg/chain-client'
import { type Chain, chains as knownChains } from '@pkg/chains'
import type { DatabaseAddress } from './database/open-database.ts'
import type { ReadingsOrigin } from './database/readings-origin.ts'
import type { CarryOver } from './database/sqlite/carry-over.ts'
import { readOrCreateSecret } from './lib/read-or-create-secret.ts'
import { chainList, readChainSettings } from './read-chain-settings.ts'
import { room } from './room.ts'
import { blankAsUnset } from './setting-kinds.ts'
import { MODES, type Mode, providerReaders, type Settings, toSettings } from './settings.ts'
import type { TracingSettings } from './tracing/tracing.ts'

/** Everything the server is told from outside, checked. */
export interface Env {
  host: string
  port: number
  /** Origin under which people reach the server. */
  publicUrl: URL
  /** The SQLite file by its absolute path or `:memory:`, or the URL of a PostgreSQL database. */
  database: DatabaseAddress
  /** The file of earlier versions whose people the default databases begin with; null with a database of one's own. */
  carryOver: CarryOver | null
  /** What the readings of this process are of. */
  origin: ReadingsOrigin
  /** The Redis that several processes share their limits and readings by. */
  redisUrl: string | undefined
  sessionSecret: string
  /** Reverse proxies whose word on the caller's address is believed. */
  trustedProxies: string[]
  /** How long calls are still taken after SIGTERM, so that a proxy sends no more; milliseconds. */
  drainMs: number
  /** What a caller of /metrics has to show; without one only this machine may ask. */
  metricsToken: string | undefined
  /** Where traces are sent; undefined where nobody collects them. */
  tracing: TracingSettings | undefined
  mail: { smtpUrl: string | undefined; from: string; folder: string }
  mode: Mode
  /** Where whoever runs this installation takes donations. */
  donationAddress: string | null
  /** Where the source code of this installation is open to read. */
  sourceCodeUrl: string | null
  /** Where whoever runs this installation can be reached by email and by post. */
  contactEmail: string | null
  contactPostalAddress: string | null
  providers: UpstreamSettings
  /** How often sources may be asked, where that is not what their plans allow. */
  upstreamBudgets: Budgets
  /** The chains that are read, in the order in which a person sees them. */
  chains: readonly Chain[]
  /** How many questions a day go to the language model; the built-in solver answers the others. */
  askDailyBudget: number
  /** Holds every answer against the contract; costs time, so not in production. */
  checkAnswers: boolean
}

/** A sentence per wrong setting. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

export const projectRoot = resolve(room, '../..')

export interface ReadEnvOptions {
  /** Where relative paths start. */
  root?: string
}

/** Checks what the environment says. Throws one `EnvError` that names every fault. */
export function readEnv(
  variables: Readonly<Record<string, string | undefined>>,
  { root = projectRoot }: ReadEnvOptions = {},
): Env {
  const result = toSettings(root).safeParse(variables)
  const named = blankAsUnset(chainList.optional()).safeParse(variables.CHAINS)
  const chains = named.data ?? toDefaultChains(variables.PROVIDERS)
  const single = readChainSettings(variables, chains, providerReaders)
  const faults = [
    ...(result.success
      ? listMissing(result.data)
      : result.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`)),
    // Which chains are read is not known where their list is wrong.
    ...(named.success ? single.faults : []),
  ]
  if (!result.success || faults.length > 0) {
    throw new EnvError(['The settings are not right:', ...new Set(faults)].join('\n'))
  }
  const told = result.data
  const { HOST, PORT, PROVIDERS } = told
  const publicUrl = new URL(told.PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`)
  const database = told.DATABASE_URL ?? { file: toDefaultFile(PROVIDERS, root) }
  const folder = toDataFolder(database, root)
  const given: UpstreamSettings = { ...pickUpstreams(told), ...single.settings }
  const providers = PROVIDERS === 'live' ? withLiveDefaults(given, chains) : given
  return {
    host: HOST,
    port: PORT,
    publicUrl,
    database,
    carryOver:
      told.DATABASE_URL === undefined
        ? { from: resolve(root, 'data/hodlwise.db'), to: MODES.map((mode) => toDefaultFile(mode, root)) }
        : null,
    redisUrl: told.REDIS_URL,
    sessionSecret: told.SESSION_SECRET ?? readOrCreateSecret(folder && join(folder, 'session-secret')),
    trustedProxies: told.TRUSTED_PROXIES ?? [],
    drainMs: told.DRAIN_MS,
    metricsToken: told.METRICS_TOKEN,
    tracing:
      told.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: told.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: told.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            serviceName: told.OTEL_SERVICE_NAME,
            share: told.OTEL_TRACES_SAMPLER_ARG,
          },
    mail: {
      smtpUrl: told.SMTP_URL,
      from: told.MAIL_FROM ?? `Hodlwise <no-reply@${publicUrl.hostname}>`,
      folder: join(folder ?? tmpdir(), 'mails'),
    },
    mode: PROVIDERS,
    donationAddress: told.DONATION_ADDRESS ?? null,
    sourceCodeUrl: told.SOURCE_CODE_URL ?? null,
    contactEmail: told.CONTACT_EMAIL ?? null,
    contactPostalAddress: told.CONTACT_POSTAL_ADDRESS || null,
    askDailyBudget: told.ASK_DAILY_BUDGET,
    providers,
    upstreamBudgets: told.UPSTREAM_BUDGETS,
    chains,
    origin: toOrigin(PROVIDERS, providers, chains),
    checkAnswers: told.NODE_ENV === 'test' || told.NODE_ENV === 'development',
  }
}

/** What one setting asks of another. */
function listMissing({
  DATABASE_URL,
  SESSION_SECRET,
}: Pick<Settings, 'DATABASE_URL' | 'SESSION_SECRET'>): string[] {
  if (DATABASE_URL === undefined || 'file' in DATABASE_URL || SESSION_SECRET !== undefined) return []
  return [
    '  SESSION_SECRET must be set with PostgreSQL, the same wherever the server runs; openssl rand -base64 32 makes one',
  ]
}

/** The process's environment over the `.env` file at the root of the project. */
export function getVariables(root = projectRoot): Record<string, string | undefined> {
  const file = join(root, '.env')
  return { ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...process.env }
}

function toDefaultFile(mode: Mode, root: string): string {
  return resolve(root, `data/${mode}.db`)
}

/** Live all that are known, in the sandbox the one that every sandbox has; it names its own where it has more. */
function toDefaultChains(mode: string | undefined): readonly Chain[] {
  return mode === 'sandbox' ? knownChains.filter(({ id }) => id === ETHEREUM) : knownChains
}

function toOrigin(mode: Mode, providers: UpstreamSettings, chains: readonly Chain[]): ReadingsOrigin {
  const { world, closingPrices } = identifySources(providers, chains)
  return { world: world === '' ? mode : `${mode}-${world}`, closingPrices }
}

/** Where files beside the database are; undefined with one in memory. */
function toDataFolder(database: DatabaseAddress, root: string): string | undefined {
  if ('url' in database) return resolve(root, 'data')
  return database.file === ':memory:' ? undefined : dirname(database.file)
}

/** The settings of providers that are there. */
function pickUpstreams(
  told: {
    [Name in keyof ProviderSettings]: ProviderSettings[Name] | undefined
  },
): ProviderSettings {
  const names = Object.keys(upstreamSettings) as (keyof ProviderSettings)[]
  return Object.fromEntries(names.flatMap((name) => (told[name] === undefined ? [] : [[name, told[name]]])))
}
