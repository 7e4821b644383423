import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, MAX_EMAIL_LENGTH, users } from '@pkg/api-contract'
import { abortSignal } from '../../lib/abort-signal.ts'
import type { Mailer } from '../../lib/create-mailer.ts'
import { createRateLimiter } from '../../lib/rate-limiter.ts'
import { succeed } from '../../lib/succeed.ts'
import { toCallerNetwork } from '../../lib/to-caller-network.ts'
import { getUser } from '../../plugins/access.ts'
import { toCaller } from '../../plugins/audit.ts'
import { mails } from '../account/mails.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Passwords } from './passwords.ts'
import type { PersonCheck } from './person-check.ts'
import { toAccountAddress } from './to-account-address.ts'

interface AccountsOptions {
  passwords: Passwords
  checkPerson: PersonCheck
  mailer: Mailer
  now: () => number
}

/** To the owner of an address with which others sign up: enough to know, too little to fill a mailbox. */
const mailsToOwner = { burst: 1, perMinute: 1 / 60 }
/** Signups with addresses that have accounts, from one place: who does that often is asking who has one. */
const takenFromPlace = { burst: 30, perMinute: 0.5 }

/** Who one is: sign up, log in, log out, the welcome line. */
export const accountsRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (
  app,
  { passwords, checkPerson, mailer, now },
) => {
  const limiter = createRateLimiter({ now })

  app.route({
    ...users.signUp,
    async handler(request, reply) {
      const signal = abortSignal(reply)
      const { username, email, dob, password, addressesToTrack } = request.body
      if (isCommonPassword(password)) throw new AppError('PASSWORD_COMMON')
      const addresses = new Set<string>()
      for (const input of addressesToTrack) {
        addresses.add(await toAccountAddress(input, { chain: app.chain, signal }))
      }
      const place = toCallerNetwork(request)
      // Counted before anybody knows which it is, so that a refusal tells nothing of this address.
      const wait = limiter.take(place, takenFromPlace)
      if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(wait / 1000) })
      const passwordHash = await passwords.hash(password, { who: place })
      const caller = toCaller(request)
      const at = now()
      const person = { username, email, dateOfBirth: dob, passwordHash }
      const { user, isNew } = await app.database.users.create(person, [...addresses])
      // One answer, after the same work: a hash and a write. What differs comes when it is out.
      if (isNew) {
        limiter.giveBack(place, takenFromPlace)
        app.afterAnswer(() => app.audit(caller, { userId: user.id, kind: 'signed-up', at }))
      } else {
        await app.audit(caller, { userId: user.id, kind: 'signed-up-again' })
        app.afterAnswer(async () => {
          if (limiter.take(user.id, mailsToOwner) === 0) {
            await mailer.send({ to: user.email, ...mails.signedUpAgain() })
          }
        })
      }
      return reply.code(201).send(succeed({ message: 'Account created successfully!' }))
    },
  })

  app.route({
    ...users.logIn,
    async handler(request, reply) {
      const { email, password, rememberMe = false, code } = request.body
      const caller = toCaller(request)
      const at = now()
      const found = await app.database.users.findByEmail(email)
      const attempt = {
        // No account has a longer one, and what was tried is kept for an hour.
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
