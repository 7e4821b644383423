import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, account } from '@pkg/api-contract'
import type { FastifyRequest } from 'fastify'
import type { User } from '../../database/users.repository.ts'
import { succeed } from '../../lib/succeed.ts'
import { toExportedOverrides } from '../../lib/to-exported-overrides.ts'
import { toGainReport } from '../../lib/to-gain-report.ts'
import { getSignedIn, getUser } from '../../plugins/access.ts'
import { toCaller } from '../../plugins/audit.ts'
import { mails } from './mails.ts'
import type { PersonCheck } from './person-check.ts'
import { provePerson } from './prove-person.ts'
import { toAccessToken } from './to-access-token.ts'
import { toSecurityEvent } from './to-security-event.ts'
import { toSession } from './to-session.ts'

const EVENTS_SHOWN = 100
const EVENTS_EXPORTED = 10_000

/** What the product keeps about a person: shown, exported, deleted. */
export const accountRoutes: FastifyPluginAsyncZod<{ checkPerson: PersonCheck }> = async (
  app,
  { checkPerson },
) => {
  const { now } = app
  const {
    users,
    wallets,
    verdicts,
    gainOverrides,
    costFiles,
    proofs,
    gainReports,
    sessions,
    accessTokens,
    securityEvents,
    secondFactors,
    mailedLinks,
  } = app.database

  app.route({
    ...account.getAccount,
    async handler(request) {
      return describe(await getPerson(request))
    },
  })

  app.route({
    ...account.listEvents,
    async handler(request) {
      const found = await securityEvents.listOfUser(getUser(request).id, EVENTS_SHOWN)
      return { events: found.map(toSecurityEvent) }
    },
  })

  app.route({
    ...account.listAllEvents,
    async handler() {
      const found = await securityEvents.list(EVENTS_SHOWN)
      return { events: found.map((event) => ({ ...toSecurityEvent(event), userId: event.userId })) }
    },
  })

  app.route({
    ...account.exportAccount,
    async handler(request, reply) {
      const user = await provePerson(app, request, { checkPerson, ...request.body })
      await app.audit(toCaller(request), { userId: user.id, kind: 'exported' })
      const { session } = getSignedIn(request)
      const events = await securityEvents.listOfUser(user.id, EVENTS_EXPORTED)
      const files = await proofs.listWhole(user.id)
      reply.header('content-disposition', 'attachment; filename="hodlwise-account.json"')
      return {
        account: { ...(await describe(user)), dob: user.dateOfBirth },
        wallets: await wallets.listTracked(user.id),
        verdicts: (await verdicts.list(user.id)).map((one) => ({
          ...one,
          at: new Date(one.at).toISOString(),
        })),
        gainOverrides: toExportedOverrides(await gainOverrides.list(user.id), files),
        costFiles: (await costFiles.list(user.id)).map(({ name, sha256, reading, at }) => ({
          ...{ name, sha256, reading },
          at: new Date(at).toISOString(),
        })),
        proofs: files.map(({ id: _, at: __, content, ...file }) => ({
          ...file,
          content: content.toString('base64'),
        })),
        gainReports: (await gainReports.list(user.id)).map(toGainReport),
        sessions: (await sessions.listOfUser(user.id, now())).map((row) => toSession(row, session.id)),
        accessTokens: (await accessTokens.listOfUser(user.id)).map(toAccessToken),
        securityEvents: events.map(toSecurityEvent),
      }
    },
  })

  app.route({
    ...account.deleteAccount,
    async handler(request, reply) {
      const user = await provePerson(app, request, { checkPerson, ...request.body })
      await app.audit(toCaller(request), { userId: user.id, kind: 'deleted' })
      await users.remove(user.id)
      await app.sessions.end(request, reply)
      await app.mail({ to: user.email, ...mails.accountDeleted() })
      return succeed({ message: 'Your account and everything in it was deleted.' })
    },
  })

  async function describe(user: User) {
    const [pending] = await mailedLinks.listOfUser(user.id, 'change-email', now())
    return {
      username: user.username,
      email: user.email,
      emailProven: user.emailProvenAt !== null,
      pendingEmail: pending?.email ?? null,
      role: user.role,
      createdAt: new Date(user.createdAt).toISOString(),
      secondFactor: (await secondFactors.find(user.id)) !== undefined,
      recoveryCodesLeft: await secondFactors.countRecoveryCodes(user.id),
    }
  }

  async function getPerson(request: FastifyRequest) {
    const user = await users.find(getUser(request).id)
    if (user === undefined) throw new AppError('NOT_SIGNED_IN')
    return user
  }
}
