import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const programBeside = (manifest: string) => join(dirname(fileURLToPath(manifest)), 'bin/node')

/**
 * The programs of the lines of Node that published packages have to work in, by the line. The one that the workspace runs
 * on is among them. They stand in a package of their own, since the scripts of whoever depends on them would run on them.
 */
export const nodeVersions: Readonly<Record<string, string>> = {
  22: programBeside(import.meta.resolve('node-22/package.json')),
  24: process.execPath,
  26: programBeside(import.meta.resolve('node-26/package.json')),
}
