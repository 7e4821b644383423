import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { users } from '@pkg/api-contract'
import { succeed } from '../../lib/succeed.ts'

const TEN_MINUTES = 600

/** Tells whether the browser keeps our cookies: the first call sets one, the next says if it came back. */
export const testCookieRoutes: FastifyPluginAsyncZod = async (app) => {
  const secure = app.env.publicUrl.protocol === 'https:'
  const name = secure ? '__Host-hodlwise_test' : 'hodlwise_test'

  app.route({
    ...users.testCookie,
    async handler({ headers }, reply) {
      const cookies = headers.cookie === undefined ? {} : app.parseCookie(headers.cookie)
      const received = cookies[name] !== undefined
      reply.setCookie(name, '1', { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: TEN_MINUTES })
      return succeed({
        message: received ? 'Cookie received!' : 'No cookie found.',
        received,
        cookies: Object.keys(cookies),
      })
    },
  })
}
