import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { findOrInstallProgram } from './debian.mjs'
import { install } from './install.mjs'
import { findOrInstallPostgres } from './postgres.mjs'
import { quietEnv, root } from './processes.mjs'

// Real answers of the upstream services, kept outside the project; their tests run where the folder is.
const recorded = process.env.RECORDED_ANSWERS ?? join(root, '..', 'shared', 'recorded')

/** One after the other: Debian's installer runs once at a time. */
async function findPrograms() {
  return {
    CHROMIUM_PATH: await findOrInstallChromium(),
    POSTGRES_BIN: await findOrInstallPostgres(),
    REDIS_SERVER: await findOrInstallProgram('redis-server', {
      variable: 'REDIS_SERVER',
      debianPackage: 'redis-server',
    }),
    NGINX: await findOrInstallProgram('nginx', { variable: 'NGINX', debianPackage: 'nginx-light' }),
  }
}

/** What Node made of the modules that it read, types stripped, so that hundreds of processes do not make it anew. */
const compiled = join(root, 'node_modules/.cache/compiled-modules')

/** Installs the packages and the programs that tests start, names the programs, and gives the environment of the tests. */
export async function prepareTests() {
  const [, programs] = await Promise.all([install(), findPrograms()])
  console.log(Object.values(programs).join('\n'))
  return {
    ...quietEnv,
    ...programs,
    NODE_COMPILE_CACHE: compiled,
    ...(existsSync(recorded) && { RECORDED_ANSWERS: recorded }),
  }
}
