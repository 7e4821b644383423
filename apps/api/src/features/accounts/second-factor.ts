import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@pkg/api-contract'
import { Secret, TOTP } from 'otpauth'
import type { SecondFactorsRepository } from '../../database/second-factors.repository.ts'
import { openText, sealText } from '../../lib/sealed-text.ts'

/** Codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
export interface SecondFactor {
  isOn(userId: string): Promise<boolean>
  /** Uses the code up. What kind it was, or undefined when it is wrong, old or used. */
  check(userId: string, code: string): Promise<'app' | 'recovery' | undefined>
  /** A new secret that waits for its first code. Throws SECOND_FACTOR_ON. */
  begin(user: { id: string; email: string }): Promise<{ secret: string; uri: string }>
  /** Switches it on and gives the recovery codes, which nobody can read again. Throws WRONG_CODE. */
  confirm(userId: string, code: string): Promise<string[]>
}

const PERIOD = 30_000
/** A code of the step before or after counts too: clocks of phones differ. */
const WINDOW = 1
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10

export function createSecondFactor({
  repository,
  key,
  now,
}: {
  repository: SecondFactorsRepository
  /** Seals the secrets in the table. */
  key: Buffer
  now: () => number
}): SecondFactor {
  /** The time step that the code belongs to, if it is right at this moment. */
  function stepOf(sealedSecret: string, owner: string, code: string): number | undefined {
    const secret = Secret.fromBase32(openText(sealedSecret, { key, owner }))
    const delta = new TOTP({ secret }).validate({ token: code, window: WINDOW, timestamp: now() })
    return delta === null ? undefined : Math.floor(now() / PERIOD) + delta
  }

  return {
    async isOn(userId) {
      return (await repository.find(userId)) !== undefined
    },

    async check(userId, code) {
      const found = await repository.find(userId)
      if (found === undefined) return undefined
      const step = stepOf(found.secret, userId, code)
      if (step !== undefined) return (await repository.useStep(userId, step)) ? 'app' : undefined
      return (await repository.useRecoveryCode(userId, toRecoveryId(userId, code))) ? 'recovery' : undefined
    },

    async begin({ id, email }) {
      if ((await repository.find(id)) !== undefined) throw new AppError('SECOND_FACTOR_ON')
      const secret = new Secret({ size: 20 })
      await repository.begin(id, sealText(secret.base32, { key, owner: id }))
      return { secret: secret.base32, uri: new TOTP({ issuer: 'Hodlwise', label: email, secret }).toString() }
    },

    async confirm(userId, code) {
      const pending = await repository.findPending(userId)
      if (pending === undefined) {
        throw new AppError((await this.isOn(userId)) ? 'SECOND_FACTOR_ON' : 'SECOND_FACTOR_OFF')
      }
      const step = stepOf(pending.secret, userId, code)
      if (step === undefined) throw new AppError('WRONG_CODE')
      const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(RECOVERY_BYTES).toString('hex'))
      await repository.confirm(
        userId,
        step,
        codes.map((one) => toRecoveryId(userId, one)),
      )
      return codes.map((one) => one.replace(/(.{5})(?=.)/g, '$1-'))
    },
  }
}

function toRecoveryId(userId: string, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('base64url')
}
