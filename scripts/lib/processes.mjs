import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPnpm } from './find-pnpm.mjs'
import { Advice } from './steps.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The Node that the workspace pins for itself; there after the install. */
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')

// DO_NOT_TRACK silences every tool that the scripts call; nothing here reports to anybody.
export const quietEnv = { ...process.env, DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1' }

/** Runs a command to its end with its output shown; throws with `advice` when it fails. */
export function call(command, args, { advice, env = quietEnv, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Advice(advice ?? `${command} ended with ${signal ?? `code ${code}`}.`))
    })
  })
}

/** Runs the pnpm that package.json pins, and lets what it runs find it too. */
export async function pnpm(args, { env = quietEnv, ...options } = {}) {
  const PATH = [await findPnpm(), env.PATH].join(delimiter)
  return call('pnpm', args, { ...options, env: { ...env, PATH } })
}

/** Starts a long-running program on the pinned Node, with the workspace's commands on its path. */
export function startNode(args, { cwd, env = {}, stdout = 'inherit', ipc = false }) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return spawn(pinnedNode, args, {
    cwd: join(root, cwd),
    env: { ...quietEnv, ...env, PATH: path },
    stdio: ['ignore', stdout, 'inherit', ...(ipc ? ['ipc'] : [])],
  })
}
