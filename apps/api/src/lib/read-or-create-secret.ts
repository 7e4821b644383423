import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Reads the secret kept in a file that only its owner may read, and makes one on first use. */
export function readOrCreateSecret(file: string | undefined): string {
  const secret = randomBytes(32).toString('base64url')
  if (file === undefined) return secret
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    // wx: of two processes that start at once, one writes and the other reads what was written.
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return readFileSync(file, 'utf8').trim()
  }
}
