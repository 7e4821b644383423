import fp from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Counts and times every answer by route, never by address, and shows the figures at /metrics. */
export const metrics = fp(
  async (app) => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 10],
      registers: [registry],
    })

    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none'
      seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    })

    const route = {
      method: 'GET',
      url: '/metrics',
      access: 'public',
      schema: { summary: 'Figures for Prometheus', tags: ['operations'] },
    } as const
    app.route({
      ...route,
      async handler(_request, reply) {
        return reply.type(registry.contentType).send(await registry.metrics())
      },
    })
  },
  { name: 'metrics', dependencies: ['access'] },
)
