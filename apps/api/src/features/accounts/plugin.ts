import type { FastifyPluginAsync } from 'fastify'
import { deriveKey } from '../../lib/derive-key.ts'
import { named } from '../../lib/named.ts'
import { accountRoutes } from './account.routes.ts'
import { emailRoutes } from './email.routes.ts'
import { logInRoutes } from './log-in.routes.ts'
import { createLoginGuard } from './login-guard.ts'
import { createMailedLinks } from './mailed-links.ts'
import { passwordRoutes } from './password.routes.ts'
import { createPersonCheck } from './person-check.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { createSecondFactor } from './second-factor.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { signupRoutes } from './signup.routes.ts'
import { testCookieRoutes } from './test-cookie.routes.ts'
import { tokensRoutes } from './tokens.routes.ts'

/** Accounts: how one comes to be, who is signed in to it and from where, and all that its owner may change or take. */
export const accountsFeature: FastifyPluginAsync = async (app) => {
  const { env, passwords, now } = app
  const { users, secondFactors, mailedLinks } = app.database
  const key = deriveKey(env.sessionSecret, 'second factor')
  const secondFactor = createSecondFactor({ repository: secondFactors, key, now })
  const guard = createLoginGuard(app.sharing.counts('logins'))
  const checkPerson = createPersonCheck({ guard, passwords, secondFactor, users })
  const links = createMailedLinks({ repository: mailedLinks, publicUrl: env.publicUrl, now })
  await app.register(named(signupRoutes))
  await app.register(named(logInRoutes), { checkPerson })
  await app.register(named(sessionsRoutes))
  await app.register(named(accountRoutes), { checkPerson })
  await app.register(named(passwordRoutes), { checkPerson, links })
  await app.register(named(emailRoutes), { checkPerson, links })
  await app.register(named(secondFactorRoutes), { checkPerson, secondFactor })
  await app.register(named(tokensRoutes), { checkPerson })
  await app.register(named(testCookieRoutes))
}
