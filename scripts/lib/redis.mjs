import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.mjs'
import { Advice } from './steps.mjs'

function find() {
  const { REDIS_SERVER } = process.env
  if (REDIS_SERVER) {
    if (existsSync(REDIS_SERVER)) return REDIS_SERVER
    throw new Advice(`REDIS_SERVER names ${REDIS_SERVER}, and nothing is there.`)
  }
  try {
    return execFileSync('sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

/** The program of Redis, from which the tests start servers of their own; installs Debian's where it can. */
export async function findOrInstallRedis() {
  const found = find()
  if (found) return found
  const advice =
    'The tests of the server need Redis. Install it (on Debian: apt-get install redis-server), or set REDIS_SERVER to its program.'
  await installDebianPackage('redis-server', advice)
  const installed = find()
  if (!installed) throw new Advice(advice)
  return installed
}
