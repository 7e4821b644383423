import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { call } from './processes.mjs'
import { Advice } from './steps.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function find() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new Advice(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and no file is there.`)
  }
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // Not under this name; the next one may be.
    }
  }
  return undefined
}

function canRun(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The path of a Chromium for the browser tests; installs Debian's where it can. */
export async function findOrInstallChromium() {
  const found = find()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  const prefix = isRoot ? [] : ['sudo', '-n']
  const advice =
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one that you have.'
  if (!canRun('apt-get', ['--version']) || (!isRoot && !canRun('sudo', ['-n', 'true']))) {
    throw new Advice(advice)
  }
  console.log('Chromium is not here; installing it from the Debian packages.')
  const [update, ...updateArgs] = [...prefix, 'apt-get', 'update', '-qq']
  const [add, ...addArgs] = [...prefix, 'apt-get', 'install', '-y', '-qq', 'chromium']
  await call(update, updateArgs, { advice })
  await call(add, addArgs, { advice })
  const installed = find()
  if (!installed) throw new Advice(advice)
  return installed
}
