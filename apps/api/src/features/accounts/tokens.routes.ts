import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, account, DAY_MS, MAX_ACCESS_TOKENS } from '@pkg/api-contract'
import { succeed } from '../../lib/succeed.ts'
import { getUser } from '../../plugins/access.ts'
import { toCaller } from '../../plugins/audit.ts'
import { mails } from './mails.ts'
import type { PersonCheck } from './person-check.ts'
import { provePerson } from './prove-person.ts'
import { toAccessToken } from './to-access-token.ts'

/** The tokens with which programs act for a person. */
export const tokensRoutes: FastifyPluginAsyncZod<{ checkPerson: PersonCheck }> = async (
  app,
  { checkPerson },
) => {
  const { now } = app
  const { accessTokens } = app.database

  app.route({
    ...account.listTokens,
    async handler(request) {
      const found = await accessTokens.listOfUser(getUser(request).id)
      const live = found.filter(({ expiresAt }) => expiresAt === null || expiresAt > now())
      return { tokens: live.map(toAccessToken) }
    },
  })

  app.route({
    ...account.createToken,
    async handler(request, reply) {
      const { name, scopes, days, password, code } = request.body
      const user = await provePerson(app, request, { checkPerson, password, code })
      const secret = app.tokens.createSecret()
      const createdAt = now()
      await accessTokens.removeExpired(createdAt)
      const token = await accessTokens.create(
        {
          userId: user.id,
          hash: app.tokens.hash(secret),
          ...{ name, scopes, createdAt },
          expiresAt: days === null ? null : createdAt + days * DAY_MS,
        },
        MAX_ACCESS_TOKENS,
      )
      if (token === undefined) throw new AppError('TOO_MANY_TOKENS')
      await app.audit(toCaller(request), { userId: user.id, kind: 'token-created' })
      await app.mail({ to: user.email, ...mails.tokenCreated(name) })
      return reply.code(201).send({ ...toAccessToken(token), secret })
    },
  })

  app.route({
    ...account.revokeToken,
    async handler(request) {
      const { id } = getUser(request)
      if (!(await accessTokens.removeOfUser(id, request.params.id))) throw new AppError('NOT_FOUND')
      await app.audit(toCaller(request), { userId: id, kind: 'token-revoked' })
      return succeed({ message: 'Access token revoked.' })
    },
  })
}
