import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackage } from './debian.mjs'
import { Advice } from './steps.mjs'

/** Where Debian's packages put the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'
const OLDEST = 15

function find() {
  const { POSTGRES_BIN } = process.env
  if (POSTGRES_BIN) {
    if (existsSync(join(POSTGRES_BIN, 'initdb'))) return POSTGRES_BIN
    throw new Advice(`POSTGRES_BIN names ${POSTGRES_BIN}, and no initdb is there.`)
  }
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : []
  const usable = versions
    .filter((version) => version >= OLDEST && existsSync(join(DEBIAN, String(version), 'bin', 'initdb')))
    .sort((a, b) => b - a)
  return usable.length > 0 ? join(DEBIAN, String(usable[0]), 'bin') : undefined
}

/** The folder of PostgreSQL's programs, from which the tests start a server of their own; installs Debian's where it can. */
export async function findOrInstallPostgres() {
  const found = find()
  if (found) return found
  const advice = `The tests of the server need PostgreSQL ${OLDEST} or newer. Install it (on Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder of its programs.`
  await installDebianPackage('postgresql', advice)
  const installed = find()
  if (!installed) throw new Advice(advice)
  return installed
}
