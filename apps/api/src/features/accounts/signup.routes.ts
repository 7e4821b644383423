import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, account, DAY_MS, users } from '@pkg/api-contract'
import type { NewUser } from '../../database/users.repository.ts'
import { abortSignal } from '../../lib/abort-signal.ts'
import { hashSecretText } from '../../lib/secret-text.ts'
import { succeed } from '../../lib/succeed.ts'
import { toAccountAddress } from '../../lib/to-account-address.ts'
import { toCallerNetwork } from '../../lib/to-caller-network.ts'
import { type Caller, toCaller } from '../../plugins/audit.ts'
import { isCommonPassword } from './common-passwords.ts'
import { createSecretLink } from './create-secret-link.ts'
import { mails } from './mails.ts'
import { createSignupGuard } from './signup-guard.ts'

interface Signup {
  person: NewUser
  addresses: string[]
  caller: Caller
}

/** Mails take a while on bad days, and people do not read them at once. */
const LINK_LIFE = DAY_MS

/**
 * How an account comes to be: where mails reach people, by the link in one, so that nobody learns which addresses have
 * accounts; else at once.
 */
export const signupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { passwords, mailer, now } = app
  const guard = createSignupGuard(app.sharing.counts('signups'))
  const { pendingSignups } = app.database
  const signups = app.outbox.define('signup', mailLink)

  app.route({
    ...users.signUp,
    async handler(request, reply) {
      const signal = abortSignal(reply)
      const { username, dob, password, addressesToTrack } = request.body
      const email = request.body.email.toLowerCase()
      if (isCommonPassword(password)) throw new AppError('PASSWORD_COMMON')
      const addresses = new Set<string>()
      for (const input of addressesToTrack) {
        addresses.add(await toAccountAddress(input, { chain: app.chain, signal }))
      }
      const place = toCallerNetwork(request)
      // Counted before anybody knows whether the address is taken, so that a refusal tells nothing of it.
      if (mailer.delivers) await guard.beginMail(email, place)
      else await guard.begin(place)
      const passwordHash = await passwords.hash(password, { who: place })
      const signup: Signup = {
        person: { username, email, dateOfBirth: dob, passwordHash },
        addresses: [...addresses],
        caller: toCaller(request),
      }
      const message = 'Account created successfully!'
      if (mailer.delivers) {
        // Whether the address is taken is not even looked up before the answer.
        await signups.add(signup)
        return reply.code(201).send(succeed({ message, awaitsMail: true }))
      }
      if (await createAtOnce(signup)) await guard.giveBack(place)
      return reply.code(201).send(succeed({ message }))
    },
  })

  app.route({
    ...account.findSignup,
    async handler(request) {
      const { username, email } = await getPending(request.body.token)
      return { username, email }
    },
  })

  app.route({
    ...account.confirmSignup,
    async handler(request, reply) {
      const { token, password } = request.body
      const { username, email, dateOfBirth, passwordHash, addresses } = await getPending(token)
      // A stranger may have signed up with this address, and waits for its owner to make the account a real one.
      const isTheirs = await passwords.verify(passwordHash, password, { who: toCallerNetwork(request) })
      if (!isTheirs) throw new AppError('WRONG_PASSWORD')
      const person = { username, email, dateOfBirth, passwordHash, emailProvenAt: now() }
      const { user, isNew } = await app.database.users.create(person, addresses)
      if (!isNew) throw linkNotValid()
      app.sessions.trustDevice(request, reply, user.id)
      await app.audit(toCaller(request), { userId: user.id, kind: 'signed-up' })
      return reply.code(201).send(succeed({ message: 'Your account is ready. Please log in.' }))
    },
  })

  /** Tells whether there is a new account. */
  async function createAtOnce({ person, addresses, caller }: Signup): Promise<boolean> {
    const at = now()
    const { user, isNew } = await app.database.users.create(person, addresses)
    // One answer, after the same work: a hash and a write. What differs comes when it is out.
    if (isNew) {
      app.afterAnswer(() => app.audit(caller, { userId: user.id, kind: 'signed-up', at }))
      return true
    }
    await app.audit(caller, { userId: user.id, kind: 'signed-up-again' })
    app.afterAnswer(async () => {
      if (await guard.mayTell(user.id)) await app.mail({ to: user.email, ...mails.signedUpAgain() })
    })
    return false
  }

  async function mailLink({ person, addresses, caller }: Signup) {
    const { email, username } = person
    const user = await app.database.users.findByEmail(email)
    if (user !== undefined) {
      await app.audit(caller, { userId: user.id, kind: 'signed-up-again' })
      await app.mail({ to: email, ...mails.signedUpAgain() })
      return
    }
    const { link, id } = createSecretLink('/confirm-signup', app.env.publicUrl)
    await pendingSignups.add({ ...person, id, addresses, createdAt: now(), expiresAt: now() + LINK_LIFE })
    await app.mail({ to: email, ...mails.confirmSignup({ link, username }) })
  }

  async function getPending(token: string) {
    const signup = await pendingSignups.find(hashSecretText(token), now())
    if (signup === undefined) throw linkNotValid()
    return signup
  }
}

const linkNotValid = () =>
  new AppError('LINK_NOT_VALID', {
    message: 'This link is not valid any more. Log in if you have used it, else sign up again.',
  })
