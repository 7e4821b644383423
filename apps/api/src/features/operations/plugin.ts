import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { operations } from '@pkg/api-contract'
import packageJson from '../../../package.json' with { type: 'json' }

const health = (url: string, summary: string) =>
  ({ method: 'GET', url, access: 'public', schema: { summary, tags: ['operations'] } }) as const

/** Status, health and readiness of the server and its sources, for people and for monitoring. */
export const operationsFeature: FastifyPluginAsyncZod = async (app) => {
  const { mode, donationAddress, sourceCodeUrl, contactEmail, contactPostalAddress } = app.env
  const otherWorlds = [...new Set((await app.database.listOtherWorlds()).map(toKindOfWorld))]

  app.route({
    ...operations.getStatus,
    async handler() {
      const providers = app.chain.listProviders()
      return {
        ...{ mode, version: packageJson.version, providers, otherWorlds },
        ...{ donationAddress, sourceCodeUrl, contactEmail, contactPostalAddress },
      }
    },
  })

  app.route({
    ...health('/healthz', 'Whether the process answers'),
    async handler() {
      return { status: 'ok' }
    },
  })

  app.route({
    ...health('/readyz', 'Whether the database answers too, and the process takes calls'),
    async handler(request, reply) {
      if (app.isDraining()) return reply.code(503).send({ status: 'leaving' })
      try {
        await app.database.check()
        return { status: 'ready' }
      } catch (err) {
        request.log.error({ err }, 'The database does not answer')
        return reply.code(503).send({ status: 'not ready' })
      }
    },
  })
}

/** Which sources exactly is for the log, not for everybody. */
function toKindOfWorld(world: string): 'sandbox' | 'live' | 'unknown' {
  const [kind] = world.split('-')
  return kind === 'sandbox' || kind === 'live' ? kind : 'unknown'
}
