import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Packs the package in a folder, by the package manager that runs the tests (run without one: by npm), and gives the
 * tarball's path.
 */
export function packPackage(folder: string, destination: string): string {
  const manager = process.env.npm_execpath ?? 'npm'
  const command = /\.[cm]?js$/.test(manager) ? [process.execPath, manager] : [manager]
  // A folder of its own tells which file is the tarball.
  const own = mkdtempSync(join(destination, 'packed-'))
  const [file = '', ...args] = [...command, 'pack', '--pack-destination', own]
  execFileSync(file, args, { cwd: folder, stdio: 'pipe' })
  return join(own, readdirSync(own)[0] as string)
}
