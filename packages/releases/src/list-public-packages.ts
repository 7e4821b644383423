import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Manifest, readManifest } from '@pkg/publishing/read-manifest.ts'

/** A package of the repository that is published. */
export interface PublicPackage {
  readonly manifest: Manifest
  /** From the root of the repository. */
  readonly folder: string
}

/** Every package that is published: each one that is not private. */
export function listPublicPackages(root: string): PublicPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .map((file) => ({ folder: dirname(file), manifest: readManifest(join(root, dirname(file))) }))
    .filter(({ manifest }) => manifest.private !== true)
}
