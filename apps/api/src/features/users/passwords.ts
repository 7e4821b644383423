import { randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { AppError } from '@pkg/api-contract'
import PQueue from 'p-queue'

/** Hashes and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** False for a wrong password, and after the same work for no account at all. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>
}

/** OWASP's parameters for argon2id, which is the library's default algorithm. */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing shares its threads with files and name look-ups; more than two at once starve both. */
const AT_ONCE = 2
/** About half a second of waiting; whoever comes later is asked to come back. */
const WAITING = 100

export interface PasswordsOptions {
  atOnce?: number
  waiting?: number
  /** The hash function's own check; a parameter so that a test can count. */
  check?: typeof verify
}

/** Throws BUSY when too many wait already. */
export async function createPasswords({
  atOnce = AT_ONCE,
  waiting = WAITING,
  check = verify,
}: PasswordsOptions = {}): Promise<Passwords> {
  const queue = new PQueue({ concurrency: atOnce })
  const nobody = await hash(randomBytes(32), parameters)

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw new AppError('BUSY')
    return queue.add(work)
  }

  return {
    async hash(password) {
      return enqueue(() => hash(password.normalize('NFKC'), parameters))
    },
    async verify(storedHash, password) {
      const matches = await enqueue(() => check(storedHash ?? nobody, password.normalize('NFKC')))
      return matches && storedHash !== undefined
    },
  }
}
