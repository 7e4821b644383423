import { globSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../read-manifest.ts'

/** Every address by which an installed package can be imported, with the file behind it; a `*` stands for each file. */
export function openDoors(installed: string): { address: string; file: string }[] {
  const { name, exports = {} } = readManifest(installed)
  return Object.entries(exports)
    .filter(([door]) => door !== './package.json')
    .flatMap(([door, target]) => {
      const address = `${name}${door.slice(1)}`
      if (!target.includes('*')) return [{ address, file: target.slice(2) }]
      const [before = '', between] = target.slice(2).split('*')
      return globSync(target.slice(2), { cwd: installed }).flatMap((file) => {
        const filled = file.slice(before.length).split(between ?? '/')[0] ?? ''
        return target.replaceAll('*', filled).slice(2) === file
          ? [{ address: address.replace('*', filled), file: join(file) }]
          : []
      })
    })
}
