import fastify, { type FastifyInstance } from 'fastify'
import { type Controls, registerControl } from './control/control.ts'
import { installLog } from './control/install-log.ts'
import { installFaults } from './faults/install-faults.ts'
import { writeWelcome } from './welcome.ts'

/** The one server behind which all stand-ins and the control routes answer. `closing` ends requests that wait. */
export function createServer(controls: Controls, closing: AbortSignal): FastifyInstance {
  const { world, upstreams, board, requests } = controls
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 8 * 1024 * 1024,
    routerOptions: { maxParamLength: 16_384 },
  })
  app.get('/', (_, reply) => reply.type('text/plain; charset=utf-8').send(writeWelcome(upstreams)))
  app.register(async (scope) => registerControl(scope, controls), { prefix: '/control' })
  for (const upstream of upstreams) {
    app.register(
      async (scope) => {
        installLog(scope, upstream.name, requests, world.clock)
        installFaults(scope, upstream, board, closing)
        upstream.register(scope, world)
      },
      { prefix: `/${upstream.name}` },
    )
  }
  return app
}
