import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, account, type RouteLimit } from '@pkg/api-contract'
import { endSignIns } from '../../lib/end-sign-ins.ts'
import { mailsFromOneToOne, mailsToOne, refuseFor } from '../../lib/mail-limits.ts'
import { createRateLimiter } from '../../lib/rate-limiter.ts'
import { succeed } from '../../lib/succeed.ts'
import { toCaller } from '../../plugins/audit.ts'
import type { MailedLinks } from './mailed-links.ts'
import { mails } from './mails.ts'
import type { PersonCheck } from './person-check.ts'
import { provePerson } from './prove-person.ts'

interface EmailOptions {
  checkPerson: PersonCheck
  links: MailedLinks
}

const mailsOfAccount: RouteLimit = { burst: 10, perMinute: 10 / 60 }

/** Changing the mail address: it counts once the new one has proven to be read by the person. */
export const emailRoutes: FastifyPluginAsyncZod<EmailOptions> = async (app, { checkPerson, links }) => {
  const { users } = app.database
  const limiter = createRateLimiter(app.sharing.counts('emails'))

  // Whether the address is taken is not even looked up before the answer.
  const changes = app.outbox.define<{ email: string; link: string }>(
    'email change',
    async ({ email, link }) => {
      const isTaken = (await users.findByEmail(email)) !== undefined
      await app.mail({ to: email, ...(isTaken ? mails.emailTaken() : mails.changeEmail(link)) })
    },
  )

  /** Counts a mail, whether the address is taken or free. Throws TOO_MANY_REQUESTS. */
  async function count(key: string, limit: RouteLimit) {
    refuseFor(await limiter.take(key, limit), 'mails')
  }

  app.route({
    ...account.askEmailChange,
    async handler(request, reply) {
      const { password, code } = request.body
      const email = request.body.email.toLowerCase()
      const user = await provePerson(app, request, { checkPerson, password, code })
      // The narrowest first: what is refused must not use up what others have.
      await count(`${user.id} ${email}`, mailsFromOneToOne)
      await count(`of ${user.id}`, mailsOfAccount)
      await count(`to ${email}`, mailsToOne)
      await app.audit(toCaller(request), { userId: user.id, kind: 'email-change-asked' })
      // For an address that has an account too, where nobody is given the link: the account page shows what waits.
      const link = await links.create({ userId: user.id, purpose: 'change-email', email })
      if (link !== undefined) await changes.add({ email, link })
      const message = `A link was mailed to ${email}. The address changes once it is opened.`
      return reply.code(202).send(succeed({ message }))
    },
  })

  app.route({
    ...account.confirmEmail,
    async handler(request) {
      const link = await links.take(request.body.token, 'change-email')
      const user = link && (await users.find(link.userId))
      if (link === undefined || user === undefined) throw new AppError('LINK_NOT_VALID')
      await users.setEmail(user.id, link.email)
      const signedIn = await app.sessions.read(request)
      await endSignIns(app.database, user.id, signedIn?.session.id)
      await app.audit(toCaller(request), { userId: user.id, kind: 'email-changed' })
      await app.mail({ to: user.email, ...mails.emailChanged() })
      return succeed({ message: 'Your email address was changed.' })
    },
  })
}
