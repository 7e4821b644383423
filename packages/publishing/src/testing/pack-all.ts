/** Packs every published package once, for the tests of those that ship it or need it: see `packPackage`. */
import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readManifest } from '../read-manifest.ts'
import { packAnew, packedFolder, toPackedFile } from './pack-package.ts'

rmSync(packedFolder, { recursive: true, force: true })
mkdirSync(packedFolder, { recursive: true })
const packages = join(import.meta.dirname, '../../..')
for (const folder of globSync('*/package.json', { cwd: packages }).map(dirname).sort()) {
  const path = join(packages, folder)
  if (readManifest(path).private === true) continue
  const tarball = packAnew(path, packedFolder)
  renameSync(tarball, toPackedFile(path))
  rmSync(dirname(tarball), { recursive: true })
}
