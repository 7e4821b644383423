import { AppError } from '@pkg/api-contract'
import type { User, UsersRepository } from '../../database/users.repository.ts'
import type { Attempt, LoginGuard } from './login-guard.ts'
import type { Passwords } from './passwords.ts'
import type { SecondFactor } from './second-factor.ts'

interface Given {
  /** Undefined where no such account exists; the answer and its time are the same as for a wrong password. */
  user: User | undefined
  password: string
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined
  attempt: Attempt
  /** The error code for a wrong password. */
  wrong: 'INVALID_CREDENTIALS' | 'WRONG_PASSWORD'
}

/**
 * Checks that a person is who they say: password, and code where two-step login is on.
 * Throws TOO_MANY_REQUESTS, BUSY, the given `wrong`, SECOND_FACTOR_NEEDED or WRONG_CODE.
 */
export type PersonCheck = (given: Given) => Promise<{ user: User; usedRecoveryCode: boolean }>

export function createPersonCheck({
  guard,
  passwords,
  secondFactor,
  users,
}: {
  guard: LoginGuard
  passwords: Passwords
  secondFactor: SecondFactor
  users: Pick<UsersRepository, 'find'>
}): PersonCheck {
  return async ({ user, password, code, attempt, wrong }) => {
    const counted = await guard.begin(attempt)
    const { lag } = counted
    const turn = { who: attempt.device === undefined ? attempt.network : attempt.account, lag }
    const matches = await passwords
      .verify(user?.passwordHash, password, turn)
      .catch(async (error: unknown) => {
        await counted.forget()
        throw error
      })
    if (!matches || user === undefined) throw new AppError(wrong)
    // Looking at a password takes a while, in which the person may have changed it or left.
    if ((await users.find(user.id))?.passwordHash !== user.passwordHash) throw new AppError(wrong)
    let used: Awaited<ReturnType<SecondFactor['check']>>
    if (await secondFactor.isOn(user.id)) {
      if (code === undefined) {
        await counted.forget()
        throw new AppError('SECOND_FACTOR_NEEDED')
      }
      await counted.beginCode()
      used = await secondFactor.check(user.id, code)
      if (used === undefined) throw new AppError('WRONG_CODE')
    }
    await counted.succeed()
    return { user, usedRecoveryCode: used === 'recovery' }
  }
}
