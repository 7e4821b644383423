import { isIP } from 'node:net'
import { type ProviderSettings, readBudgets, type Setting, upstreamSettings } from '@pkg/chain-client'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod'
import { databaseUrl } from './database/read-database-url.ts'
import { chainList } from './read-chain-settings.ts'
import { baseUrl, blankAsUnset, headerList, urlList, webUrl } from './setting-kinds.ts'
import { redisUrl } from './sharing/redis/read-redis-url.ts'

/** A sandbox invents prices, live sources do not: each has its own data. */
export const MODES = ['sandbox', 'live'] as const
export type Mode = (typeof MODES)[number]

/** How each kind of setting of a provider is read. */
export const providerReaders = {
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
  Object.entries(upstreamSettings).map(([name, { kind }]) => [name, providerReaders[kind]]),
) as unknown as { [Name in keyof ProviderSettings]-?: z.ZodType<ProviderSettings[Name]> }

const MAX_POSTAL_ADDRESS = 300
const MOST_DRAIN_MS = 300_000
const SHARE_FAULT = 'must be a share from 0 to 1'
const DRAIN_FAULT = `must be a whole number of milliseconds from 0 to ${MOST_DRAIN_MS}`

/** Every setting of the environment but those of single chains. @param root where relative paths start */
export const toSettings = (root: string) =>
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

export type Settings = z.infer<ReturnType<typeof toSettings>>
