import { type Access, AppError } from '@pkg/api-contract'
import type { FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { SignedIn } from '../database/sessions.repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may call what: the rule of every route by `METHOD url`. */
    accessRules: Map<string, Access>
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

    const needsSession: onRequestAsyncHookHandler = async (request) => {
      const signedIn = await app.sessions.read(request)
      if (signedIn === undefined) throw new AppError('NOT_SIGNED_IN')
      request.signedIn = signedIn
    }
    const needsAdmin: onRequestAsyncHookHandler = async (request) => {
      if (getUser(request).role !== 'admin') throw new AppError('FORBIDDEN')
    }
    const needsOwner: preHandlerAsyncHookHandler = async (request) => {
      const { address } = request.params as { address: string }
      if (!(await app.database.wallets.has(getUser(request).id, address))) {
        throw new AppError('WALLET_NOT_TRACKED')
      }
    }

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
