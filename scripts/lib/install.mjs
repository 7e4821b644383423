import { pnpm } from './processes.mjs'
import { Advice } from './steps.mjs'

const OLDEST_NODE = 20

/** Installs exactly what the lockfile says. */
export async function install() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE) {
    throw new Advice(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer.`)
  }
  await pnpm(['install', '--frozen-lockfile', '--reporter=append-only'], {
    advice:
      'The install failed. Check that the package registry answers; if you changed a package.json, run "npx pnpm install" once to update the lockfile.',
  })
}
