import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.mjs'
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

/** The path of a Chromium for the browser tests; installs Debian's where it can. */
export async function findOrInstallChromium() {
  const found = find()
  if (found) return found
  const advice =
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one that you have.'
  await installDebianPackage('chromium', advice)
  const installed = find()
  if (!installed) throw new Advice(advice)
  return installed
}
