import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, account } from '@pkg/api-contract'
import { succeed } from '../../lib/succeed.ts'
import { getUser } from '../../plugins/access.ts'
import { toCaller } from '../../plugins/audit.ts'
import type { PersonCheck } from './person-check.ts'
import { provePerson } from './prove-person.ts'
import type { SecondFactor } from './second-factor.ts'

interface SecondFactorOptions {
  checkPerson: PersonCheck
  secondFactor: SecondFactor
}

/** Two-step login: on, confirmed, off. */
export const secondFactorRoutes: FastifyPluginAsyncZod<SecondFactorOptions> = async (
  app,
  { checkPerson, secondFactor },
) => {
  app.route({
    ...account.beginSecondFactor,
    async handler(request) {
      if (await secondFactor.isOn(getUser(request).id)) throw new AppError('SECOND_FACTOR_ON')
      const user = await provePerson(app, request, { checkPerson, password: request.body.password })
      return secondFactor.begin(user)
    },
  })

  app.route({
    ...account.confirmSecondFactor,
    async handler(request) {
      const { id } = getUser(request)
      const recoveryCodes = await secondFactor.confirm(id, request.body.code)
      await app.audit(toCaller(request), { userId: id, kind: 'second-factor-on' })
      return { recoveryCodes }
    },
  })

  app.route({
    ...account.removeSecondFactor,
    async handler(request) {
      const { password, code } = request.body
      if (!(await secondFactor.isOn(getUser(request).id))) throw new AppError('SECOND_FACTOR_OFF')
      const user = await provePerson(app, request, { checkPerson, password, code })
      await app.database.secondFactors.remove(user.id)
      await app.audit(toCaller(request), { userId: user.id, kind: 'second-factor-off' })
      return succeed({ message: 'Two-step login is off.' })
    },
  })
}
