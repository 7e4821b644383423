import { hashSync, type Options, verifySync } from '@node-rs/argon2'
import { lowerThreadPriority } from '../../lib/lower-thread-priority.ts'

/** OWASP's parameters for argon2id, which is the library's default algorithm. */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

lowerThreadPriority()

/** Hashes a password, in a thread of our own: those that Node shares are needed for files and name look-ups. */
export function hash({ password }: { password: string }): string {
  return hashSync(password, parameters)
}

/** Whether the password belongs to the hash. */
export function verify({ storedHash, password }: { storedHash: string; password: string }): boolean {
  return verifySync(storedHash, password)
}
