/** Keeps the surface of every published package whose version is a new one; run when versions are given. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '@pkg/publishing/read-manifest.ts'
import { emitSurface } from './emit-surface.ts'
import { recordedSurface } from './judge-surfaces.ts'
import { listPublicPackages } from './list-public-packages.ts'

const root = process.cwd()
for (const { folder, manifest } of listPublicPackages(root)) {
  const kept = recordedSurface(root, folder)
  if (existsSync(kept) && readManifest(kept).version === manifest.version) continue
  // A package of commands alone has nothing that is imported.
  if (Object.keys(manifest.exports ?? {}).every((door) => door === './package.json')) continue
  emitSurface(join(root, folder), kept)
  console.log(`${manifest.name} ${manifest.version}`)
}
