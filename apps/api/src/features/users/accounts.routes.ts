import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, users } from '@pkg/api-contract'
import { abortSignal } from '../../lib/abort-signal.ts'
import { succeed } from '../../lib/succeed.ts'
import { getUser } from '../../plugins/access.ts'
import type { Passwords } from './passwords.ts'
import { toAccountAddress } from './to-account-address.ts'

/** Who one is: sign up, log in, log out, the welcome line. */
export const accountsRoutes: FastifyPluginAsyncZod<{ passwords: Passwords }> = async (app, { passwords }) => {
  app.route({
    ...users.signUp,
    async handler({ body }, reply) {
      const signal = abortSignal(reply)
      const { username, email, dob, password, addressesToTrack } = body
      if (await app.database.users.findByEmail(email)) throw new AppError('EMAIL_TAKEN')
      const addresses = new Set<string>()
      for (const input of addressesToTrack) {
        addresses.add(await toAccountAddress(input, { chain: app.chain, signal }))
      }
      const passwordHash = await passwords.hash(password)
      await app.database.users.create({ username, email, dateOfBirth: dob, passwordHash }, [...addresses])
      return reply.code(201).send(succeed({ message: 'Account created successfully!' }))
    },
  })

  app.route({
    ...users.logIn,
    async handler(request, reply) {
      const { email, password, rememberMe = false } = request.body
      const user = await app.database.users.findByEmail(email)
      if (!(await passwords.verify(user?.passwordHash, password)) || user === undefined) {
        throw new AppError('INVALID_CREDENTIALS')
      }
      await app.sessions.start(request, reply, { user, remember: rememberMe })
      return succeed({ message: 'Login successful!' })
    },
  })

  app.route({
    ...users.logOut,
    async handler(request, reply) {
      await app.sessions.end(request, reply)
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
