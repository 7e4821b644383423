import type { ChainClient } from '@pkg/chain-client'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import type { Database } from '../database/open-database.ts'
import { createPasswords, type Passwords } from '../features/accounts/passwords.ts'
import { createLogger } from '../lib/create-logger.ts'
import type { Mailer } from '../lib/create-mailer.ts'
import type { WebBuild } from '../lib/load-web-build.ts'
import { type Sharing, shareWithNobody } from '../sharing/sharing.ts'
import { type Browser, createBrowser } from './create-browser.ts'
import { createFakeChain } from './fake-chain.ts'
import { openTestDatabase } from './open-test-database.ts'

export interface TestAppOptions {
  chain?: ChainClient
  passwords?: Passwords
  publicUrl?: string
  checkAnswers?: boolean
  web?: WebBuild
  trustedProxies?: string[]
  metricsToken?: string
  /** Whether mails reach people, so that a signup waits for its mail. @default false */
  mailDelivers?: boolean
  /** Moved by hand; a clock of the caller's own, where something else shares it. */
  clock?: { time: number }
  database?: Database
  /** @default with nobody */
  sharing?: Sharing
  askDailyBudget?: number
  /** Told of every line of the log. */
  log?: (line: string) => void
}

export interface TestApp {
  app: FastifyInstance
  database: Database
  /** Moved by hand; starts at the first of January 2026. */
  clock: { time: number }
  browser(): Browser
  /** Every mail sent so far. */
  mails: Omit<Parameters<Mailer['send']>[0], 'id'>[]
}

/** For all tests of a worker, at next to no cost: `passwords.test.ts` holds the cost that the server pays. */
let cheapPasswords: Promise<Passwords> | undefined

/** The whole app on a database in memory, closed when the test ends. */
export async function buildTestApp({
  chain = createFakeChain(),
  passwords,
  publicUrl = 'http://localhost:3000',
  checkAnswers = true,
  web,
  trustedProxies = [],
  metricsToken,
  askDailyBudget = 1000,
  log,
  mailDelivers = false,
  clock = { time: Date.UTC(2026, 0, 1) },
  database: given,
  sharing,
}: TestAppOptions = {}): Promise<TestApp> {
  cheapPasswords ??= createPasswords({ cost: { memoryCost: 8, timeCost: 1 } })
  const now = () => clock.time
  const mails: TestApp['mails'] = []
  const database = given ?? (await openTestDatabase(now))
  const app = await createApp({
    env: {
      host: '127.0.0.1',
      publicUrl: new URL(publicUrl),
      sessionSecret: 'a secret that only tests know',
      mode: 'sandbox',
      donationAddress: null,
      sourceCodeUrl: null,
      contactEmail: null,
      contactPostalAddress: null,
      checkAnswers,
      trustedProxies,
      metricsToken,
      askDailyBudget,
    },
    database,
    chain,
    passwords: passwords ?? (await cheapPasswords),
    sharing: sharing ?? shareWithNobody({ now }),
    mailer: {
      delivers: mailDelivers,
      async send({ id: _, ...mail }) {
        mails.push(mail)
      },
    },
    now,
    logger: createLogger({ level: log ? 'trace' : 'silent', destination: { write: log ?? (() => {}) } }),
    webBuild: web,
  })
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    if (given === undefined) await database.close()
  })
  return { app, database, clock, mails, browser: () => createBrowser(app, new URL(publicUrl)) }
}
