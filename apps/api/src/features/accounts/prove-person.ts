import { AppError } from '@pkg/api-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { User } from '../../database/users.repository.ts'
import { toCallerNetwork } from '../../lib/to-caller-network.ts'
import { getSignedIn } from '../../plugins/access.ts'
import { toCaller } from '../../plugins/audit.ts'
import type { PersonCheck } from './person-check.ts'

/**
 * Asks the signed-in person for the password again, and for the code where two-step login is on.
 * Throws WRONG_PASSWORD, SECOND_FACTOR_NEEDED, WRONG_CODE, TOO_MANY_REQUESTS or BUSY.
 */
export async function provePerson(
  app: FastifyInstance,
  request: FastifyRequest,
  { checkPerson, ...proof }: { checkPerson: PersonCheck; password: string; code?: string | undefined },
): Promise<User> {
  const { session, user } = getSignedIn(request)
  const found = await app.database.users.find(user.id)
  if (found === undefined) throw new AppError('NOT_SIGNED_IN')
  const attempt = {
    account: found.email,
    network: toCallerNetwork(request),
    device: session.id,
  }
  try {
    const { usedRecoveryCode } = await checkPerson({
      user: found,
      attempt,
      wrong: 'WRONG_PASSWORD',
      ...proof,
    })
    if (usedRecoveryCode) await app.audit(toCaller(request), { userId: user.id, kind: 'recovery-code-used' })
    return found
  } catch (error) {
    if (error instanceof AppError && /^WRONG_/.test(error.code)) {
      await app.audit(toCaller(request), { userId: user.id, kind: 'password-wrong' })
    }
    throw error
  }
}
