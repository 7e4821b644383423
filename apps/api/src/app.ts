import type { ChainClient } from '@pkg/chain-client'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import packageJson from '../package.json' with { type: 'json' }
import type { Database } from './database/open-database.ts'
import type { Env } from './env.ts'
import { gasRoutes } from './features/gas/gas.routes.ts'
import { marketRoutes } from './features/market/market.routes.ts'
import { newsRoutes } from './features/news/news.routes.ts'
import { operationsRoutes } from './features/operations/operations.routes.ts'
import { mediaRoutes } from './features/portfolio/media.routes.ts'
import { createMediaLinks } from './features/portfolio/media-links.ts'
import { portfolioRoutes } from './features/portfolio/portfolio.routes.ts'
import { accountsRoutes } from './features/users/accounts.routes.ts'
import type { Passwords } from './features/users/passwords.ts'
import { testCookieRoutes } from './features/users/test-cookie.routes.ts'
import { walletsRoutes } from './features/users/wallets.routes.ts'
import { createBrokenRequestHandler } from './lib/broken-request.ts'
import type { WebBuild } from './lib/load-web-build.ts'
import { access } from './plugins/access.ts'
import { chain } from './plugins/chain.ts'
import { contract } from './plugins/contract.ts'
import { database } from './plugins/database.ts'
import { docs } from './plugins/docs.ts'
import { errors, sendError } from './plugins/errors.ts'
import { hotAnswers } from './plugins/hot-answers.ts'
import { jsonBody } from './plugins/json-body.ts'
import { metrics } from './plugins/metrics.ts'
import { requestLog } from './plugins/request-log.ts'
import { security, securityHeaders } from './plugins/security.ts'
import { session } from './plugins/session.ts'
import { web } from './plugins/web.ts'

/** What the app needs and does not make itself. Whoever made a thing closes it. */
export interface AppDependencies {
  env: Pick<Env, 'host' | 'publicUrl' | 'sessionSecret' | 'mode' | 'checkAnswers'>
  database: Database
  chain: ChainClient
  passwords: Passwords
  /** Milliseconds since 1970. */
  now: () => number
  logger: FastifyBaseLogger
  web: WebBuild | undefined
}

const BODY_LIMIT = 64 * 1024
const SECOND = 1000

/** Assembles the server without opening a port. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { env, now, passwords } = dependencies
  const { host, publicUrl, sessionSecret: secret } = env
  const headers = securityHeaders(publicUrl)
  const app = fastify({
    loggerInstance: dependencies.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30 * SECOND,
    forceCloseConnections: 'idle',
    // Checked often enough that a caller who dribbles headers is gone soon after the limit.
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 5 * SECOND },
    routerOptions: { maxParamLength: 200 },
    // Both come before any hook has run.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    clientErrorHandler: createBrokenRequestHandler(headers),
  })

  await app.register(requestLog)
  await app.register(errors)
  await app.register(security, { host, publicUrl, headers })
  await app.register(jsonBody)
  await app.register(contract, { checkAnswers: env.checkAnswers })
  await app.register(hotAnswers, { now, checkAnswers: env.checkAnswers })
  await app.register(database, { database: dependencies.database })
  await app.register(chain, { chain: dependencies.chain })
  await app.register(session, { secret, publicUrl, now })
  await app.register(access)
  await app.register(docs, { version: packageJson.version, publicUrl })
  await app.register(metrics)

  await app.register(operationsRoutes, { mode: env.mode })
  await app.register(accountsRoutes, { passwords })
  await app.register(walletsRoutes)
  await app.register(testCookieRoutes, { secure: publicUrl.protocol === 'https:' })
  const media = createMediaLinks({ secret, pictures: dependencies.database.pictures })
  await app.register(portfolioRoutes, { media })
  await app.register(mediaRoutes)
  await app.register(marketRoutes, { media })
  await app.register(gasRoutes)
  await app.register(newsRoutes)
  await app.register(web, { build: dependencies.web })
  return app
}
