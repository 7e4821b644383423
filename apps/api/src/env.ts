import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { ETHEREUM } from '@pkg/api-contract'
import {
  type Budgets,
  CHAIN_PLACE,
  identifySources,
  type ProviderSettings,
  readBudgets,
  type Setting,
  type UpstreamSettings,
  upstreamSettings,
  withLiveDefaults,
} from '@pkg/chain-client'
import { type Chain, chains as knownChains } from '@pkg/chains'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod'
import type { DatabaseAddress } from './database/open-database.ts'
import { databaseUrl } from './database/read-database-url.ts'
import type { ReadingsOrigin } from './database/readings-origin.ts'
import type { CarryOver } from './database/sqlite/carry-over.ts'
import { readOrCreateSecret } from './lib/read-or-create-secret.ts'
import { chainList, readChainSettings } from './read-chain-settings.ts'
import { room } from './room.ts'
import { redisUrl } from './sharing/redis/read-redis-url.ts'
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

/** A sandbox invents prices, live sources do not: each has its own data. */
const MODES = ['sandbox', 'live'] as const
type Mode = (typeof MODES)[number]

export const projectRoot = resolve(room, '../..')

const webUrl = z
  .string()
  .refine(isWebUrl, 'must be a URL that starts with http:// or https://')
  .transform((value) => value.replace(/\/+$/, ''))

/** An empty value switches a provider off. */
const baseUrl = z.union(
  [z.literal(''), webUrl],
  'must be a URL that starts with http:// or https://, or empty',
)

/** Comma-separated; an empty list switches off what reads it. */
const urlList = z
  .string()
  .transform((value) => value.split(',').flatMap((url) => url.trim() || []))
  .pipe(z.array(webUrl))

/** Like most programs we take an empty value for no value, where empty has no meaning of its own. */
function blankAsUnset<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

/** How each kind of setting of a provider is read. */
const readers = {
  url: baseUrl.optional(),
  urls: urlList.optional(),
  key: z.string().optional(),
  model: blankAsUnset(
    z
      .string()
      .regex(/^[\w.-]+$/, 'must be the name of a model')
      .optional(),
  ),
} satisfies Record<Setting['kind'], z.ZodType>

const upstreamFields = Object.fromEntries(
  Object.entries(upstreamSettings).map(([name, { kind }]) => [name, readers[kind]]),
) as unknown as { [Name in keyof ProviderSettings]-?: z.ZodType<ProviderSettings[Name]> }

/** `key=value` pairs, comma-separated, their values as in a URL: the form that OpenTelemetry has for headers. */
const headerList = z.string().transform((value, context) => {
  const pairs = value.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*([!-~]*)\s*$/.exec(pair))
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        if (pair === null) throw new TypeError()
        return [pair[1], decodeURIComponent(pair[2] ?? '')]
      }),
    ) as Record<string, string>
  } catch {
    const message = 'must be pairs such as key=value, comma-separated'
    context.issues.push({ code: 'custom', input: value, message })
    return z.NEVER
  }
})

const MAX_POSTAL_ADDRESS = 300
const MOST_DRAIN_MS = 300_000
const SHARE_FAULT = 'must be a share from 0 to 1'
const DRAIN_FAULT = `must be a whole number of milliseconds from 0 to ${MOST_DRAIN_MS}`

const toSettings = (root: string) =>
  z.object({
    PORT: blankAsUnset(
      z.coerce
        .number('must be a number from 0 to 65535')
        .int('must be a whole number')
        .min(0, 'must be a number from 0 to 65535')
        .max(65_535, 'must be a number from 0 to 65535')
        .default(3000),
    ),
    HOST: blankAsUnset(z.string().default('127.0.0.1')),
    PUBLIC_URL: blankAsUnset(webUrl.optional()),
    DATABASE_URL: blankAsUnset(databaseUrl(root).optional()),
    REDIS_URL: blankAsUnset(redisUrl.optional()),
    SESSION_SECRET: blankAsUnset(z.string().min(16, 'must have at least 16 characters').optional()),
    SMTP_URL: blankAsUnset(
      z
        .string()
        .refine(
          (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol),
          'must start with smtp:// or smtps://',
        )
        .optional(),
    ),
    MAIL_FROM: blankAsUnset(z.string().max(320).optional()),
    TRUSTED_PROXIES: blankAsUnset(
      z
        .string()
        .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
        .refine(
          (parts) => parts.every((part) => isIP(part.replace(/\/\d{1,3}$/, '')) !== 0),
          'must hold addresses or networks such as 10.0.0.0/8, comma-separated',
        )
        .optional(),
    ),
    DRAIN_MS: blankAsUnset(
      z.coerce
        .number(DRAIN_FAULT)
        .int(DRAIN_FAULT)
        .min(0, DRAIN_FAULT)
        .max(MOST_DRAIN_MS, DRAIN_FAULT)
        .default(0),
    ),
    METRICS_TOKEN: blankAsUnset(z.string().min(16, 'must have at least 16 characters').optional()),
    OTEL_EXPORTER_OTLP_ENDPOINT: blankAsUnset(webUrl.optional()),
    OTEL_EXPORTER_OTLP_HEADERS: blankAsUnset(headerList.optional()),
    OTEL_SERVICE_NAME: blankAsUnset(z.string().max(100).default('hodlwise')),
    OTEL_TRACES_SAMPLER_ARG: blankAsUnset(
      z.coerce.number(SHARE_FAULT).min(0, SHARE_FAULT).max(1, SHARE_FAULT).default(1),
    ),
    PROVIDERS: blankAsUnset(z.enum(MODES, 'must be sandbox or live').default('live')),
    DONATION_ADDRESS: blankAsUnset(
      z
        .string()
        // In lower case there is no checksum that would find a wrong digit, and a donation cannot be taken back.
        .refine(
          (value) => isAddress(value) && getAddress(value) === value,
          'must be an Ethereum address with its checksum',
        )
        .optional(),
    ),
    SOURCE_CODE_URL: blankAsUnset(webUrl.optional()),
    CONTACT_EMAIL: blankAsUnset(z.email('must be an email address').max(320).optional()),
    CONTACT_POSTAL_ADDRESS: blankAsUnset(
      z
        .string()
        .trim()
        .max(MAX_POSTAL_ADDRESS, `must have at most ${MAX_POSTAL_ADDRESS} characters`)
        .optional(),
    ),
    CHAINS: blankAsUnset(chainList.optional()),
    UPSTREAM_BUDGETS: z
      .string()
      .default('')
      .transform((value, context) => {
        try {
          return readBudgets(value)
        } catch (error) {
          context.issues.push({ code: 'custom', input: value, message: (error as Error).message })
          return z.NEVER
        }
      }),
    ...upstreamFields,
    ASK_DAILY_BUDGET: blankAsUnset(
      z.coerce
        .number('must be a whole number of model answers a day')
        .int('must be a whole number of model answers a day')
        .min(0, 'must not be negative')
        .default(1000),
    ),
    NODE_ENV: z.string().optional(),
  })

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
  const single = readChainSettings(variables, chains, readers)
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
}: Pick<z.infer<ReturnType<typeof toSettings>>, 'DATABASE_URL' | 'SESSION_SECRET'>): string[] {
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

function isWebUrl(text: string): boolean {
  const value = text.replaceAll(CHAIN_PLACE, '1')
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
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
