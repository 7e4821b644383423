import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, account } from '@pkg/api-contract'
import { endSignIns } from '../../lib/end-sign-ins.ts'
import { succeed } from '../../lib/succeed.ts'
import { toCallerNetwork } from '../../lib/to-caller-network.ts'
import { getSignedIn } from '../../plugins/access.ts'
import { type Caller, toCaller } from '../../plugins/audit.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { MailedLinks } from './mailed-links.ts'
import { mails } from './mails.ts'
import type { PersonCheck } from './person-check.ts'
import { provePerson } from './prove-person.ts'

interface PasswordOptions {
  checkPerson: PersonCheck
  links: MailedLinks
}

/** Changing a password that one knows, and setting a new one by mail. */
export const passwordRoutes: FastifyPluginAsyncZod<PasswordOptions> = async (app, { checkPerson, links }) => {
  const { passwords } = app
  const { users, mailedLinks, secondFactors } = app.database

  const forgotten = app.outbox.define<{ email: string; caller: Caller }>(
    'forgotten password',
    async ({ email, caller }) => {
      const user = await users.findByEmail(email)
      if (user === undefined) return
      const link = await links.create({ userId: user.id, purpose: 'reset-password', email: user.email })
      if (link === undefined) return
      await app.audit(caller, { userId: user.id, kind: 'reset-asked' })
      await app.mail({ to: user.email, ...mails.resetPassword(link) })
    },
  )

  app.route({
    ...account.changePassword,
    async handler(request, reply) {
      const { password, code, newPassword } = request.body
      if (isCommonPassword(newPassword)) throw new AppError('PASSWORD_COMMON')
      const user = await provePerson(app, request, { checkPerson, password, code })
      const passwordHash = await passwords.hash(newPassword, { who: user.email, lag: 0 })
      // Hashing takes a while: of two changes at once, or one beside a reset, the first counts.
      const isFirst = await users.setPassword(user.id, passwordHash, user.passwordHash)
      if (!isFirst) throw new AppError('WRONG_PASSWORD')
      await endSignIns(app.database, user.id)
      await mailedLinks.removeAllOfUser(user.id)
      const { remembered } = getSignedIn(request).session
      await app.sessions.start(request, reply, { user, remember: remembered })
      await app.audit(toCaller(request), { userId: user.id, kind: 'password-changed' })
      await app.mail({ to: user.email, ...mails.passwordChanged() })
      return succeed({
        message: 'Password changed. Every other session was ended, and every access token revoked.',
      })
    },
  })

  app.route({
    ...account.forgotPassword,
    async handler(request, reply) {
      const { email } = request.body
      // All of it after the answer, which is the same, and as fast, whether or not the address has an account.
      await forgotten.add({ email, caller: toCaller(request) })
      const message = 'If this address has an account, a link to set a new password is on its way.'
      return reply.code(202).send(succeed({ message }))
    },
  })

  app.route({
    ...account.resetPassword,
    async handler(request, reply) {
      const { token, password } = request.body
      const user = await findUser(token)
      if (isCommonPassword(password)) throw new AppError('PASSWORD_COMMON')
      const passwordHash = await passwords.hash(password, { who: toCallerNetwork(request) })
      // Used up only now: a password that was refused does not cost the link, and of two at once one wins.
      if ((await links.take(token, 'reset-password')) === undefined) throw new AppError('LINK_NOT_VALID')
      await users.setPassword(user.id, passwordHash)
      await endSignIns(app.database, user.id)
      await mailedLinks.removeAllOfUser(user.id)
      // Whoever set this up before the address was proven may not be the one who reads its mail.
      if (user.emailProvenAt === null) await secondFactors.remove(user.id)
      await users.setEmailProven(user.id)
      // The link proved the owner: guesses of others must not slow down this browser.
      app.sessions.trustDevice(request, reply, user.id)
      await app.audit(toCaller(request), { userId: user.id, kind: 'password-reset' })
      await app.mail({ to: user.email, ...mails.passwordChanged() })
      return succeed({ message: 'Your password was changed. Please log in.' })
    },
  })

  async function findUser(token: string) {
    const link = await links.find(token, 'reset-password')
    const user = link && (await users.find(link.userId))
    if (user === undefined || user.email !== link?.email) throw new AppError('LINK_NOT_VALID')
    return user
  }
}
