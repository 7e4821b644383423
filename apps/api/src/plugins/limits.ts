import { AppError, type RouteLimit } from '@pkg/api-contract'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { changesNothing } from '../lib/changes-nothing.ts'
import { createRateLimiter } from '../lib/rate-limiter.ts'
import { toCallerNetwork } from '../lib/to-caller-network.ts'
import { wantsNewReading } from '../lib/wants-new-reading.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How often one account may call what: the limit of every route that has one, by `METHOD url`. */
    routeLimits: Map<string, RouteLimit | 'own'>
  }
}

/** For a route that changes something and whose contract entry names no limit of its own. */
const usual: RouteLimit = { burst: 300, perMinute: 120 }
/** For readings that go past the caches to the sources. */
const reread: RouteLimit = { burst: 600, perMinute: 300 }
/** Many people may share one address; none of them should use up what is meant for all. */
const PEOPLE_PER_ADDRESS = 10

/**
 * Limits every route that changes something or costs, per account and per network address. What one account
 * uses up is nobody else's.
 */
export const limits = fp(
  async (app) => {
    const limiter = createRateLimiter(app.sharing.counts('limits'))
    app.decorate('routeLimits', new Map<string, RouteLimit | 'own'>())

    async function take(request: FastifyRequest, name: string, limit: RouteLimit) {
      // A public route does not ask who calls; whoever is signed in, or shows a token, counts there as anywhere.
      const caller = await app.findCaller(request)
      const address = toCallerNetwork(request)
      const waits = await Promise.all([
        caller ? limiter.take(`${name} ${caller.id}`, limit) : 0,
        limiter.take(`${name} ${address}`, {
          burst: limit.burst * PEOPLE_PER_ADDRESS,
          perMinute: limit.perMinute * PEOPLE_PER_ADDRESS,
        }),
      ])
      const wait = Math.max(...waits)
      if (wait > 0) {
        throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(wait / 1000) })
      }
    }

    // Registered after the access rules, so that the caller is known by then.
    app.addHook('onRoute', (route) => {
      const given = 'limit' in route ? (route.limit as RouteLimit | 'own' | undefined) : undefined
      for (const method of [route.method].flat()) {
        const limit = given ?? (changesNothing.has(method) ? undefined : usual)
        if (limit !== undefined) app.routeLimits.set(`${method} ${route.url}`, limit)
      }
      const isOurs = route.url.startsWith('/api/')
      const hook: onRequestHookHandler = (request, _reply, done) => {
        const limit = given ?? (changesNothing.has(request.method) ? undefined : usual)
        if (limit !== undefined && limit !== 'own') {
          take(request, `${request.method} ${route.url}`, limit).then(() => done(), done)
        } else if (isOurs && wantsNewReading(request)) {
          take(request, 'reread', reread).then(() => done(), done)
        } else {
          done()
        }
      }
      route.onRequest = [...[route.onRequest ?? []].flat(), hook]
    })
  },
  { name: 'limits', dependencies: ['access'] },
)
