import { hashSync, type Options, verifySync } from '@node-rs/argon2'
import { lowerThreadPriority } from '../../lib/lower-thread-priority.ts'

/** What a hash costs: KiB of memory, and passes over it. */
export type HashCost = Required<Pick<Options, 'memoryCost' | 'timeCost'>>

/** OWASP's parameters for argon2id, which is the library's default algorithm. */
const recommended: HashCost = { memoryCost: 19_456, timeCost: 2 }

lowerThreadPriority()

/** Hashes a password, in a thread of our own: those that Node shares are needed for files and name look-ups. */
export function hash({ password, cost = recommended }: { password: string; cost?: HashCost }): string {
  return hashSync(password, { ...cost, parallelism: 1 })
}

/** Whether the password belongs to the hash. */
export function verify({ storedHash, password }: { storedHash: string; password: string }): boolean {
  return verifySync(storedHash, password)
}
