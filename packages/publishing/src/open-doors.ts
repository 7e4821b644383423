import { globSync } from 'node:fs'
import { readManifest } from './read-manifest.ts'

/** A way into a package: as its manifest has it, with each `*` filled, and the file behind it. */
export interface Door {
  readonly door: string
  readonly file: string
}

/** Every way into an installed package but to its manifest. */
export function openDoors(installed: string): Door[] {
  const { exports = {} } = readManifest(installed)
  return Object.entries(exports)
    .filter(([door]) => door !== './package.json')
    .flatMap(([door, target]) => {
      const file = target.slice(2)
      if (!file.includes('*')) return [{ door, file }]
      const [before = '', after = ''] = file.split('*')
      // What is shipped may be declarations alone; each has its module.
      return globSync(file.replace(/\.js$/, '.d.ts'), { cwd: installed }).flatMap((found) => {
        const filled = found.slice(before.length).split(after[0] ?? '/')[0] ?? ''
        const path = file.replaceAll('*', filled)
        return path.replace(/\.js$/, '.d.ts') === found
          ? [{ door: door.replaceAll('*', filled), file: path }]
          : []
      })
    })
}
