import { type Access, AppError, type TokenScope } from '@pkg/api-contract'
import type { FastifyRequest, onRequestHookHandler, preHandlerHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { TokenHolder } from '../database/access-tokens.repository.ts'
import type { SignedIn } from '../database/sessions.repository.ts'
import { isNow } from '../lib/is-now.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may call what: the rule of every route by `METHOD url`. */
    accessRules: Map<string, Access>
    /** What an access token needs, of every route that one may call, by `METHOD url`. */
    tokenRules: Map<string, readonly TokenScope[]>
    /** Who calls, if anybody who is known; for routes that do not ask. */
    findCaller: (request: FastifyRequest) => Promise<SignedIn['user'] | undefined>
    /**
     * For a request that was let in: whether it would be let in now, from memory, waiting for nothing. False where memory
     * does not say.
     */
    toStandingGuard: (request: FastifyRequest) => () => boolean
  }
  interface FastifyRequest {
    /** Set on every route that is not public, where a session was shown. */
    signedIn: SignedIn | null
    /** Set instead where a program showed an access token. */
    tokenHolder: TokenHolder | null
  }
}

/**
 * Enforces the access rule that every route carries, before its body is read. A route without a rule does
 * not start, so that none is open by oversight.
 */
export const access = fp(
  async (app) => {
    app.decorateRequest('signedIn', null)
    app.decorateRequest('tokenHolder', null)
    app.decorate('accessRules', new Map<string, Access>())
    app.decorate('tokenRules', new Map<string, readonly TokenScope[]>())

    /** A token that is shown decides alone, whatever cookies come with it. */
    const needsCaller: onRequestHookHandler = (request, reply, done) => {
      const enter = (holder: TokenHolder) => {
        const rule = app.tokenRules.get(`${request.method} ${request.routeOptions.url}`)
        const refusal = refuseToken(holder, rule)
        if (refusal === undefined) request.tokenHolder = holder
        return done(refusal)
      }
      try {
        const found = app.tokens.read(request)
        if (found === undefined) needsSession.call(app, request, reply, done)
        else if (found instanceof Promise) found.then(enter, done)
        else enter(found)
      } catch (error) {
        done(error as Error)
      }
    }
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

    app.decorate('findCaller', async (request) => {
      const known = request.tokenHolder ?? request.signedIn
      if (known !== null) return known.user
      try {
        return ((await app.tokens.read(request)) ?? (await app.sessions.read(request)))?.user
      } catch (error) {
        // An access token that has ended counts as none: the route is open to anybody.
        if (error instanceof AppError && error.code === 'TOKEN_NOT_VALID') return undefined
        throw error
      }
    })

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
      const scopes = 'scopes' in route ? (route.scopes as readonly TokenScope[]) : undefined
      for (const method of [route.method].flat()) {
        app.accessRules.set(`${method} ${route.url}`, rule)
        if (scopes !== undefined) app.tokenRules.set(`${method} ${route.url}`, scopes)
      }
      if (rule === 'public') return
      const first = rule === 'admin' ? [needsCaller, needsAdmin] : [needsCaller]
      route.onRequest = [...first, ...[route.onRequest ?? []].flat()]
      if (rule === 'owner') route.preHandler = [needsOwner, ...[route.preHandler ?? []].flat()]
    })
  },
  { name: 'access', dependencies: ['session', 'tokens', 'dependencies'] },
)

/** The session and the person who calls. Throws NOT_SIGNED_IN on a route that does not ask for one, or is open to tokens. */
export function getSignedIn(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new AppError('NOT_SIGNED_IN')
  return request.signedIn
}

/** The person who calls. Throws NOT_SIGNED_IN on a route that does not ask for one. */
export function getUser(request: FastifyRequest): SignedIn['user'] {
  return request.tokenHolder?.user ?? getSignedIn(request).user
}

function refuseToken({ token }: TokenHolder, needed: readonly TokenScope[] | undefined) {
  const missing = needed?.filter((scope) => !token.scopes.includes(scope))
  if (missing?.length === 0) return undefined
  return new AppError('TOKEN_NOT_ENOUGH', {
    hint: missing ? `It needs ${missing.join(' and ')}.` : 'No access token may: this needs a login.',
  })
}
