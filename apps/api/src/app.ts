import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify'
import { accountsFeature } from './features/accounts/plugin.ts'
import { adminFeature } from './features/admin/plugin.ts'
import { assistantFeature } from './features/assistant/plugin.ts'
import { gasFeature } from './features/gas/plugin.ts'
import { marketFeature } from './features/market/plugin.ts'
import { mediaFeature } from './features/media/plugin.ts'
import { newsFeature } from './features/news/plugin.ts'
import { operationsFeature } from './features/operations/plugin.ts'
import { portfolioFeature } from './features/portfolio/plugin.ts'
import { ratesFeature } from './features/rates/plugin.ts'
import { visitorsFeature } from './features/visitors/plugin.ts'
import { named } from './lib/named.ts'
import type { Dependencies } from './plugins/dependencies.ts'
import { platform } from './plugins/platform.ts'
import { web } from './plugins/web.ts'
import { toServerOptions } from './to-server-options.ts'

export interface AppDependencies extends Dependencies {
  logger: FastifyBaseLogger
}

/** Every feature, in the order of registration: media before the features that use its links. */
const features = [
  ...[operationsFeature, accountsFeature, mediaFeature, portfolioFeature, marketFeature, gasFeature],
  ...[newsFeature, ratesFeature, assistantFeature, visitorsFeature, adminFeature],
]

/** Assembles the server without opening a port. */
export async function createApp({ logger, ...dependencies }: AppDependencies): Promise<FastifyInstance> {
  const app = fastify(toServerOptions(dependencies.env, logger))
  // An `Expect` header with anything but 100-continue is ignored. Node by itself would answer 417, without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  await app.register(platform, dependencies)
  for (const feature of features) await app.register(named(feature))
  await app.register(web)
  return app
}
