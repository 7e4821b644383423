import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { createFairQueue, type Turn } from '../../lib/create-fair-queue.ts'
import { toThreadUrl } from '../../room.ts'
import type * as hashThread from './hash-thread.ts'
import type { HashCost } from './hash-thread.ts'

/** Hashes and checks passwords. Both throw BUSY when too many wait already. */
export interface Passwords {
  hash(password: string, turn: Turn): Promise<string>
  /** False for a wrong password, and after the same work for no account at all. */
  verify(storedHash: string | undefined, password: string, turn: Turn): Promise<boolean>
}

/** One core is left to what answers people. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1))
/** About a second of waiting; whoever comes later is asked to come back. */
const WAITING = 100

/** Not one of the threads that files and name look-ups share: fifty hashes at once would starve both. */
const threads = new Tinypool({
  filename: toThreadUrl('features/accounts/hash-thread'),
  minThreads: 1,
  maxThreads: AT_ONCE,
  idleTimeout: 60_000,
})

const runHash = (task: Parameters<typeof hashThread.hash>[0]): Promise<string> =>
  threads.run(task, { name: 'hash' })
const runVerify = (task: Parameters<typeof hashThread.verify>[0]): Promise<boolean> =>
  threads.run(task, { name: 'verify' })

export interface PasswordsOptions {
  atOnce?: number
  waiting?: number
  /** Compares a password with a hash; a parameter so that a test can count. */
  check?: typeof runVerify
  /** A parameter so that tests of other things need not pay for it. @default what OWASP recommends */
  cost?: HashCost
}

export async function createPasswords({
  atOnce = AT_ONCE,
  waiting = WAITING,
  check = runVerify,
  cost,
}: PasswordsOptions = {}): Promise<Passwords> {
  const queue = createFairQueue({ atOnce, waiting })
  const given = cost && { cost }
  const nobody = await runHash({ password: randomBytes(32).toString('base64url'), ...given })

  return {
    async hash(password, turn) {
      return queue.run(turn, () => runHash({ password: password.normalize('NFKC'), ...given }))
    },
    async verify(storedHash, password, turn) {
      const task = { storedHash: storedHash ?? nobody, password: password.normalize('NFKC') }
      const matches = await queue.run(turn, () => check(task))
      return matches && storedHash !== undefined
    },
  }
}
