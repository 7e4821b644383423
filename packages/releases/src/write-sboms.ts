/** Writes a bill of materials for each published package into `reports/sbom`. */
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listPublicPackages } from './list-public-packages.ts'
import { writeSbom } from './write-sbom.ts'

const root = process.cwd()
const reports = join(root, 'reports/sbom')
mkdirSync(reports, { recursive: true })
for (const { folder, manifest } of listPublicPackages(root)) {
  const file = join(reports, `${basename(folder)}-${manifest.version}.cdx.json`)
  writeSbom(root, manifest.name, file)
  console.log(file)
}
