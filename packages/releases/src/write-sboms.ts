/** Writes a bill of materials for each published package: what it brings along, in CycloneDX, from the lockfile. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listPublicPackages } from './list-public-packages.ts'

const root = process.cwd()
const reports = join(root, 'reports/sbom')
mkdirSync(reports, { recursive: true })
for (const { folder, manifest } of listPublicPackages(root)) {
  const out = join(reports, `${basename(folder)}-${manifest.version}.cdx.json`)
  const options = ['--sbom-format=cyclonedx', '--lockfile-only', '--prod', `--filter=${manifest.name}`]
  execFileSync('pnpm', ['sbom', ...options, `--out=${out}`], { cwd: root, stdio: 'inherit' })
}
