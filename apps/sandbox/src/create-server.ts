import fastify, { type FastifyInstance } from 'fastify'
import { type Controls, registerControl } from './control/control.ts'
import { installFaults } from './faults/install-faults.ts'
import { upstreams } from './upstreams/registry.ts'
import { welcome } from './welcome.ts'

/** The one server behind which all stand-ins and the control routes answer. `closing` ends requests that wait. */
export function createServer(controls: Controls, closing: AbortSignal): FastifyInstance {
  const { world, board, requests } = controls
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 8 * 1024 * 1024,
    routerOptions: { maxParamLength: 16_384 },
  })
  app.get('/', (_, reply) => reply.type('text/plain; charset=utf-8').send(welcome))
  app.register(async (scope) => registerControl(scope, controls), { prefix: '/control' })
  for (const upstream of upstreams) {
    app.register(
      async (scope) => {
        scope.addHook('preParsing', async (request) => {
          if (request.method === 'GET') log(request.url, request.method, [])
        })
        scope.addHook('preValidation', async (request) => {
          if (request.method !== 'GET') log(request.url, request.method, callsOf(request.body))
        })
        installFaults(scope, upstream, board, closing)
        upstream.register(scope, world)
      },
      { prefix: `/${upstream.name}` },
    )
    const log = (url: string, method: string, calls: string[]) => {
      const at = new Date(world.clock.now()).toISOString()
      requests.add({ upstream: upstream.name, method, url: url.slice(upstream.name.length + 1), calls, at })
    }
  }
  return app
}

function callsOf(body: unknown): string[] {
  return [body].flat().flatMap((call) => {
    const method = (call as { method?: unknown } | null)?.method
    return typeof method === 'string' ? [method] : []
  })
}
