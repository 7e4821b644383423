import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const note = join(root, 'node_modules', '.cache', 'hodlwise', packageManager)

let found

/**
 * The folder of the pnpm that package.json pins, which npx installs where it is not there: no global install, no
 * corepack. Noted, as each start of npx takes two seconds.
 */
export function findPnpm() {
  found ??= (async () => {
    const noted = existsSync(note) ? readFileSync(note, 'utf8') : ''
    if (noted !== '' && existsSync(join(noted, 'pnpm'))) return noted
    const { stdout } = await promisify(execFile)('npx', [
      '--yes',
      '-p',
      packageManager,
      '-c',
      'command -v pnpm',
    ])
    const folder = dirname(stdout.trim())
    mkdirSync(dirname(note), { recursive: true })
    writeFileSync(note, folder)
    return folder
  })()
  return found
}
