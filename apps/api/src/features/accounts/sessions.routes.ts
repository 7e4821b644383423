import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, account } from '@pkg/api-contract'
import { succeed } from '../../lib/succeed.ts'
import { getSignedIn, getUser } from '../../plugins/access.ts'
import { toCaller } from '../../plugins/audit.ts'
import { toSession } from './to-session.ts'

/** The browsers in which a person is signed in. */
export const sessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { now } = app
  const { sessions } = app.database

  app.route({
    ...account.refreshSession,
    async handler(request, reply) {
      await app.sessions.refresh(request, reply)
      return succeed({ message: 'Session renewed.' })
    },
  })

  app.route({
    ...account.listSessions,
    async handler(request) {
      const { session, user } = getSignedIn(request)
      const found = await sessions.listOfUser(user.id, now())
      return { sessions: found.map((row) => toSession(row, session.id)) }
    },
  })

  app.route({
    ...account.endSession,
    async handler(request) {
      const { id } = getUser(request)
      if (!(await sessions.removeOfUser(id, request.params.id))) throw new AppError('NOT_FOUND')
      await app.audit(toCaller(request), { userId: id, kind: 'session-ended' })
      return succeed({ message: 'Session ended.' })
    },
  })

  app.route({
    ...account.endOtherSessions,
    async handler(request) {
      const { session, user } = getSignedIn(request)
      await sessions.removeAllOfUser(user.id, session.id)
      await app.audit(toCaller(request), { userId: user.id, kind: 'session-ended' })
      return succeed({ message: 'All other sessions ended.' })
    },
  })
}
