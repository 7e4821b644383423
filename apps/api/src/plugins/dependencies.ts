import type { ChainClient } from '@pkg/chain-client'
import fp from 'fastify-plugin'
import type { Database } from '../database/open-database.ts'
import type { Env } from '../env.ts'
import type { Passwords } from '../features/accounts/passwords.ts'
import type { Mailer } from '../lib/create-mailer.ts'
import type { WebBuild } from '../lib/load-web-build.ts'
import type { Sharing } from '../sharing/sharing.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** What the app is given and does not make itself. It closes none of it: that is for whoever made it. */
export interface Dependencies {
  env: Pick<
    Env,
    | 'host'
    | 'publicUrl'
    | 'sessionSecret'
    | 'mode'
    | 'donationAddress'
    | 'sourceCodeUrl'
    | 'contactEmail'
    | 'contactPostalAddress'
    | 'askDailyBudget'
    | 'checkAnswers'
    | 'trustedProxies'
    | 'metricsToken'
  >
  database: Database
  /** The only way to the outside world. */
  chain: ChainClient
  passwords: Passwords
  mailer: Mailer
  /** What this process has in common with others that serve the same people. */
  sharing: Sharing
  /** Milliseconds since 1970. */
  now: () => number
  webBuild: WebBuild | undefined
  /** Undefined where nobody collects traces. */
  tracing?: Tracing | undefined
}

declare module 'fastify' {
  interface FastifyInstance extends Dependencies {}
}

/** Gives every plugin and feature what they have in common, so that each assembles itself. */
export const dependencies = fp<Dependencies>(
  async (app, { env, database, chain, passwords, mailer, sharing, now, webBuild, tracing }) => {
    app.decorate('env', env)
    app.decorate('database', database)
    app.decorate('chain', chain)
    app.decorate('passwords', passwords)
    app.decorate('mailer', mailer)
    app.decorate('sharing', sharing)
    app.decorate('now', now)
    app.decorate('webBuild', webBuild)
    app.decorate('tracing', tracing)
  },
  { name: 'dependencies' },
)
