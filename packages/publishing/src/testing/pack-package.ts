import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Where the task `packed` leaves the tarballs of all packages. */
export const packedFolder = join(import.meta.dirname, '../../.results/packed')

/** The tarball that the task `packed` makes of the package in a folder. */
export const toPackedFile = (folder: string) => join(packedFolder, `${basename(folder)}.tgz`)

/**
 * The tarball of the package in a folder: the one that the task `packed` made of it before these tests, or one packed
 * into `destination` where they run by themselves. Packing builds the package in its place, so that two at once would
 * meet; and it takes seconds.
 */
export function packPackage(folder: string, destination: string): string {
  const ready = toPackedFile(folder)
  // The runner of tasks sets this variable, and has run that task before.
  return process.env.TURBO_HASH !== undefined && existsSync(ready) ? ready : packAnew(folder, destination)
}

/** Packs by the package manager that runs the script (run without one: by npm), and gives the tarball's path. */
export function packAnew(folder: string, destination: string): string {
  const manager = process.env.npm_execpath ?? 'npm'
  const command = /\.[cm]?js$/.test(manager) ? [process.execPath, manager] : [manager]
  // A folder of its own tells which file is the tarball.
  const own = mkdtempSync(join(destination, 'packed-'))
  const [file = '', ...args] = [...command, 'pack', '--pack-destination', own]
  execFileSync(file, args, { cwd: folder, stdio: 'pipe' })
  return join(own, readdirSync(own)[0] as string)
}
