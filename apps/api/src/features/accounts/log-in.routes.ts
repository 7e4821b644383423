import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, MAX_EMAIL_LENGTH, users } from '@pkg/api-contract'
import { succeed } from '../../lib/succeed.ts'
import { toCallerNetwork } from '../../lib/to-caller-network.ts'
import { getUser } from '../../plugins/access.ts'
import { toCaller } from '../../plugins/audit.ts'
import type { PersonCheck } from './person-check.ts'

/** Logging in and out, and who is signed in. */
export const logInRoutes: FastifyPluginAsyncZod<{ checkPerson: PersonCheck }> = async (
  app,
  { checkPerson },
) => {
  app.route({
    ...users.logIn,
    async handler(request, reply) {
      const { email, password, rememberMe = false, code } = request.body
      const caller = toCaller(request)
      const at = app.now()
      const found = await app.database.users.findByEmail(email)
      const attempt = {
        // Cut, because what was tried is remembered for an hour; no account has a longer address.
        account: email.toLowerCase().slice(0, MAX_EMAIL_LENGTH),
        network: toCallerNetwork(request),
        device: found && app.sessions.readDevice(request, found.id),
      }
      const given = { user: found, password, code, attempt, wrong: 'INVALID_CREDENTIALS' } as const
      const { user, usedRecoveryCode } = await checkPerson(given).catch((error: unknown) => {
        const isFailure = error instanceof AppError && /^(INVALID_CREDENTIALS|WRONG_CODE)$/.test(error.code)
        if (isFailure && found) {
          // Written once the answer is out: an account that exists must not take longer than one that does not.
          app.afterAnswer(() => app.audit(caller, { userId: found.id, kind: 'login-failed', at }))
        }
        throw error
      })
      await app.sessions.start(request, reply, { user, remember: rememberMe })
      app.sessions.trustDevice(request, reply, user.id)
      await app.audit(caller, { userId: user.id, kind: 'logged-in' })
      if (usedRecoveryCode) await app.audit(caller, { userId: user.id, kind: 'recovery-code-used' })
      return succeed({ message: 'Login successful!' })
    },
  })

  app.route({
    ...users.logOut,
    async handler(request, reply) {
      const userId = await app.sessions.end(request, reply)
      if (userId !== undefined) await app.audit(toCaller(request), { userId, kind: 'logged-out' })
      return succeed({ message: 'Logged out.' })
    },
  })

  app.route({
    ...users.getDashboard,
    async handler(request) {
      return succeed({ message: `Welcome back, ${getUser(request).username}` })
    },
  })
}
