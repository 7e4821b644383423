import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@pkg/api-contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { SharingState } from '../sharing/sharing.ts'

const SHARING_STATES = ['single', 'shared', 'alone'] as const satisfies readonly SharingState[]

/**
 * The figures of the process and its thread, whichever app asks. They are watched but once: what watches the loop and
 * the collections of garbage cannot be ended, and would keep whatever it reports to.
 */
let ofProcess: Registry | undefined

function watchProcess(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

/**
 * Counts and times every answer by route, never by address. The figures stand at /metrics for whoever has the
 * token; without one set, for callers on this very machine that came by no proxy.
 */
export const metrics = fp(
  async (app) => {
    const { metricsToken: token } = app.env
    const registry = Registry.merge([watchProcess()])
    const seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 10],
      registers: [registry],
    })

    new Gauge({
      name: 'hodlwise_sharing',
      help: 'Whether this process shares limits and readings with others: 1 for the state that holds.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const state of SHARING_STATES) this.set({ state }, app.sharing.state() === state ? 1 : 0)
      },
    })

    new Gauge({
      name: 'hodlwise_outbox_oldest_seconds',
      help: 'How long the oldest mail or other work after an answer has waited; of all processes together.',
      registers: [registry],
      async collect() {
        const { oldest } = await app.database.outbox.tell()
        this.set(oldest === null ? 0 : Math.max(0, app.now() - oldest) / 1000)
      },
    })

    for (const [kind, help] of [
      ['sent', 'Calls that went out to a source since the start of this process.'],
      ['held', 'Calls to a source that were held back so that its allowance lasts.'],
    ] as const) {
      new Gauge({
        name: `hodlwise_upstream_${kind}`,
        help,
        labelNames: ['source'],
        registers: [registry],
        collect() {
          for (const source of app.chain.listProviderHealth()) this.set({ source: source.name }, source[kind])
        },
      })
    }

    app.whenAnswered((route) => {
      const byKind = new Map<string, Histogram.Internal<string>>()
      return ({ method }, { statusCode }, milliseconds) => {
        const kind = `${method} ${statusCode}`
        const ofKind = byKind.get(kind) ?? seconds.labels(method, route, String(statusCode))
        byKind.set(kind, ofKind)
        ofKind.observe(milliseconds / 1000)
      }
    })

    const route = {
      method: 'GET',
      url: '/metrics',
      access: 'public',
      schema: { summary: 'Figures for Prometheus', tags: ['operations'] },
    } as const
    app.route({
      ...route,
      async handler(request, reply) {
        if (!mayRead(request, token)) throw new AppError('NOT_FOUND')
        return reply.type(registry.contentType).send(await registry.metrics())
      },
    })
  },
  { name: 'metrics', dependencies: ['access', 'answered'] },
)

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}
