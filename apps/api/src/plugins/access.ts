import { type Access, AppError } from '@pkg/api-contract'
import type { FastifyRequest, onRequestHookHandler, preHandlerHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { SignedIn } from '../database/sessions.repository.ts'
import { isNow } from '../lib/is-now.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may call what: the rule of every route by `METHOD url`. */
    accessRules: Map<string, Access>
    /**
     * For a request that was let in: whether it would be let in now, from memory, waiting for nothing. False where memory
     * does not say.
     */
    toStandingGuard: (request: FastifyRequest) => () => boolean
  }
  interface FastifyRequest {
    /** Set on every route that is not public. */
    signedIn: SignedIn | null
  }
}

/**
 * Enforces the access rule that every route carries, before its body is read. A route without a rule does
 * not start, so that none is open by oversight.
 */
export const access = fp(
  async (app) => {
    app.decorateRequest('signedIn', null)
    app.decorate('accessRules', new Map<string, Access>())

    const needsSession: onRequestHookHandler = (request, _reply, done) => {
      const enter = (signedIn: SignedIn | undefined) => {
        if (signedIn === undefined) return done(new AppError('NOT_SIGNED_IN'))
        request.signedIn = signedIn
        return done()
      }
      const found = app.sessions.read(request)
      if (found instanceof Promise) found.then(enter, done)
      else enter(found)
    }
    const needsAdmin: onRequestHookHandler = (request, _reply, done) => {
      done(getUser(request).role === 'admin' ? undefined : new AppError('FORBIDDEN'))
    }
    const needsOwner: preHandlerHookHandler = (request, _reply, done) => {
      const { address } = request.params as { address: string }
      const enter = (isTheirs: boolean) => done(isTheirs ? undefined : new AppError('WALLET_NOT_TRACKED'))
      const found = app.database.recent.tracks(getUser(request).id, address)
      if (found instanceof Promise) found.then(enter, done)
      else enter(found)
    }

    app.decorate('toStandingGuard', (request) => {
      const { signedIn } = request
      const { cookie = '' } = request.headers
      const rule = app.accessRules.get(`${request.method} ${request.routeOptions.url}`)
      if (signedIn === null || (rule !== 'owner' && rule !== 'user')) return () => false
      const isSignedIn = () => isNow(app.sessions.read({ headers: { cookie } }), signedIn)
      if (rule === 'user') return isSignedIn
      const { address } = request.params as { address: string }
      return () => isSignedIn() && isNow(app.database.recent.tracks(signedIn.user.id, address), true)
    })

    app.addHook('onRoute', (route) => {
      const rule = 'access' in route ? (route.access as Access) : undefined
      if (rule === undefined) throw new TypeError(`${route.method} ${route.url} does not say who may call it`)
      for (const method of [route.method].flat()) app.accessRules.set(`${method} ${route.url}`, rule)
      if (rule === 'public') return
      const first = rule === 'admin' ? [needsSession, needsAdmin] : [needsSession]
      route.onRequest = [...first, ...[route.onRequest ?? []].flat()]
      if (rule === 'owner') route.preHandler = [needsOwner, ...[route.preHandler ?? []].flat()]
    })
  },
  { name: 'access', dependencies: ['session', 'dependencies'] },
)

/** The session and the person who calls. Throws NOT_SIGNED_IN on a route that does not ask for one. */
export function getSignedIn(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new AppError('NOT_SIGNED_IN')
  return request.signedIn
}

/** The person who calls. Throws NOT_SIGNED_IN on a route that does not ask for one. */
export function getUser(request: FastifyRequest): SignedIn['user'] {
  return getSignedIn(request).user
}
