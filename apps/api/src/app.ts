import type { ChainClient } from '@pkg/chain-client'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import packageJson from '../package.json' with { type: 'json' }
import type { Database } from './database/open-database.ts'
import type { Env } from './env.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { emailRoutes } from './features/account/email.routes.ts'
import { createMailedLinks } from './features/account/mailed-links.ts'
import { passwordRoutes } from './features/account/password.routes.ts'
import { secondFactorRoutes } from './features/account/second-factor.routes.ts'
import { createSecondFactor } from './features/account/second-factor.ts'
import { sessionsRoutes } from './features/account/sessions.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { assistantRoutes } from './features/assistant/assistant.routes.ts'
import { gasRoutes } from './features/gas/gas.routes.ts'
import { marketRoutes } from './features/market/market.routes.ts'
import { newsRoutes } from './features/news/news.routes.ts'
import { operationsRoutes } from './features/operations/operations.routes.ts'
import { createPortfolio } from './features/portfolio/create-portfolio.ts'
import { historyRoutes } from './features/portfolio/history/history.routes.ts'
import { mediaRoutes } from './features/portfolio/media.routes.ts'
import { createMediaLinks } from './features/portfolio/media-links.ts'
import { movementsRoutes } from './features/portfolio/movements/movements.routes.ts'
import { portfolioRoutes } from './features/portfolio/portfolio.routes.ts'
import { pricesRoutes } from './features/portfolio/prices/prices.routes.ts'
import { spamRoutes } from './features/portfolio/spam/spam.routes.ts'
import { importRoutes } from './features/portfolio/wallets/import.routes.ts'
import { trackedWalletsRoutes } from './features/portfolio/wallets/tracked-wallets.routes.ts'
import { ratesRoutes } from './features/rates/rates.routes.ts'
import { accountsRoutes } from './features/users/accounts.routes.ts'
import { createLoginGuard } from './features/users/login-guard.ts'
import type { Passwords } from './features/users/passwords.ts'
import { createPersonCheck } from './features/users/person-check.ts'
import { signupRoutes } from './features/users/signup.routes.ts'
import { testCookieRoutes } from './features/users/test-cookie.routes.ts'
import { walletsRoutes } from './features/users/wallets.routes.ts'
import { visitorsRoutes } from './features/visitors/visitors.routes.ts'
import { createBrokenRequestHandler } from './lib/broken-request.ts'
import type { Mailer } from './lib/create-mailer.ts'
import { deriveKey } from './lib/derive-key.ts'
import type { WebBuild } from './lib/load-web-build.ts'
import { access } from './plugins/access.ts'
import { audit } from './plugins/audit.ts'
import { background } from './plugins/background.ts'
import { chain } from './plugins/chain.ts'
import { contract } from './plugins/contract.ts'
import { database } from './plugins/database.ts'
import { docs } from './plugins/docs.ts'
import { errors, sendError } from './plugins/errors.ts'
import { hotAnswers } from './plugins/hot-answers.ts'
import { jsonBody } from './plugins/json-body.ts'
import { limits } from './plugins/limits.ts'
import { metrics } from './plugins/metrics.ts'
import { pipelining } from './plugins/pipelining.ts'
import { requestLog } from './plugins/request-log.ts'
import { security, securityHeaders } from './plugins/security.ts'
import { session } from './plugins/session.ts'
import { web } from './plugins/web.ts'

/** What the app needs and does not make itself. Whoever made a thing closes it. */
export interface AppDependencies {
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
  chain: ChainClient
  passwords: Passwords
  mailer: Mailer
  /** Milliseconds since 1970. */
  now: () => number
  logger: FastifyBaseLogger
  web: WebBuild | undefined
}

const BODY_LIMIT = 64 * 1024
const SECOND = 1000

/** Assembles the server without opening a port. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { env, now, passwords, mailer } = dependencies
  const { host, publicUrl, sessionSecret: secret } = env
  const headers = securityHeaders(publicUrl)
  const { users, secondFactors, mailedLinks } = dependencies.database
  const secondFactor = createSecondFactor({
    repository: secondFactors,
    key: deriveKey(secret, 'second factor'),
    now,
  })
  const checkPerson = createPersonCheck({ guard: createLoginGuard({ now }), passwords, secondFactor, users })
  const links = createMailedLinks({ repository: mailedLinks, publicUrl, now })
  const app = fastify({
    loggerInstance: dependencies.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Without it every caller behind a proxy would be one and the same.
    trustProxy: env.trustedProxies.length > 0 && env.trustedProxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30 * SECOND,
    // For those who do not read what they asked for; no answer of ours is silent for so long.
    connectionTimeout: 300 * SECOND,
    forceCloseConnections: 'idle',
    // Checked often enough that a caller who dribbles headers is gone soon after the limit.
    http: {
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
      // A request without one is refused by our own check, with our own headers.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200 },
    // Both come before any hook has run.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    clientErrorHandler: createBrokenRequestHandler(headers),
  })

  // What a caller expects beyond 100-continue may be left unheeded; Node would refuse it without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))

  await app.register(pipelining)
  await app.register(requestLog)
  await app.register(errors)
  await app.register(security, { host, publicUrl, headers })
  await app.register(jsonBody)
  await app.register(contract, { checkAnswers: env.checkAnswers })
  await app.register(hotAnswers, { now, checkAnswers: env.checkAnswers })
  await app.register(database, { database: dependencies.database })
  await app.register(chain, { chain: dependencies.chain })
  await app.register(background)
  await app.register(audit, { now })
  await app.register(session, { secret, publicUrl, now })
  await app.register(access)
  await app.register(limits, { now })
  await app.register(docs, { version: packageJson.version, publicUrl })
  await app.register(metrics, { token: env.metricsToken })

  await app.register(operationsRoutes, env)
  await app.register(signupRoutes, { passwords, mailer, publicUrl, now })
  await app.register(accountsRoutes, { checkPerson, now })
  await app.register(sessionsRoutes, { now })
  await app.register(accountRoutes, { checkPerson, mailer, now })
  await app.register(passwordRoutes, { passwords, checkPerson, links, mailer })
  await app.register(emailRoutes, { checkPerson, links, mailer, now })
  await app.register(secondFactorRoutes, { checkPerson, secondFactor })
  await app.register(walletsRoutes)
  await app.register(testCookieRoutes, { secure: publicUrl.protocol === 'https:' })
  const media = createMediaLinks({ secret, pictures: dependencies.database.pictures })
  const portfolio = createPortfolio({ ...dependencies })
  const { history: portfolioHistory, tokenJudge, primaryNames, movementLists, assetPrices } = portfolio
  app.addHook('onClose', () => portfolio.settle())
  await app.register(portfolioRoutes, { media, tokenJudge, primaryNames })
  await app.register(movementsRoutes, { movementLists, media, primaryNames, now })
  await app.register(pricesRoutes, { assetPrices, media })
  await app.register(historyRoutes, { portfolioHistory, media, now })
  await app.register(trackedWalletsRoutes, { portfolioHistory, movementLists, primaryNames, now })
  await app.register(importRoutes, { primaryNames })
  await app.register(spamRoutes, { tokenJudge, media, now })
  await app.register(mediaRoutes)
  await app.register(marketRoutes, { media })
  await app.register(gasRoutes)
  await app.register(newsRoutes)
  await app.register(ratesRoutes)
  await app.register(assistantRoutes, { dailyBudget: env.askDailyBudget, now })
  await app.register(visitorsRoutes, { now })
  await app.register(adminRoutes, { now })
  await app.register(web, { build: dependencies.web })
  return app
}
