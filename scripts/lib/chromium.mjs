import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.mjs'
import { Advice } from './steps.mjs'

/** The part of Chromium that draws no window: the same engine for a third less of the processor. */
const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell']
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function find(names) {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // Not under this name; the next one may be.
    }
  }
  return undefined
}

/** The path of a Chromium for the browser tests; installs Debian's headless one where it can. */
export async function findOrInstallChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Advice(`CHROMIUM_PATH names ${given}, and no file is there.`)
  const found = given || find(HEADLESS)
  if (found) return found
  const advice =
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one that you have.'
  const whole = find(WHOLE)
  try {
    await installDebianPackage('chromium-headless-shell', advice)
  } catch (error) {
    // A whole Chromium does as well, only slower.
    if (whole) return whole
    throw error
  }
  const installed = find(HEADLESS)
  if (!installed) throw new Advice(advice)
  return installed
}
