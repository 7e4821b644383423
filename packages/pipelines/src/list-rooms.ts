import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readManifest } from '@pkg/publishing/read-manifest.ts'

/** A package of the workspace, published or not. */
export interface Room {
  readonly name: string
  /** From the root of the repository. */
  readonly folder: string
  /** The folders of all packages of the workspace that it stands on, directly or through others, without itself. */
  readonly standsOn: readonly string[]
}

/** Every package of the workspace, by folder. */
export function listRooms(root: string): Room[] {
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root })
    .sort()
    .map((file) => ({ folder: dirname(file), manifest: readManifest(join(root, dirname(file))) }))
  const byName = new Map(manifests.map((entry) => [entry.manifest.name, entry]))
  const collect = (name: string, found: Set<string>): Set<string> => {
    const { dependencies, devDependencies } = byName.get(name)?.manifest ?? {}
    for (const other of Object.keys({ ...dependencies, ...devDependencies })) {
      const folder = byName.get(other)?.folder
      if (folder === undefined || found.has(folder)) continue
      found.add(folder)
      collect(other, found)
    }
    return found
  }
  return manifests.map(({ folder, manifest }) => ({
    name: manifest.name,
    folder,
    standsOn: [...collect(manifest.name, new Set())].filter((other) => other !== folder).sort(),
  }))
}
