import { execFileSync } from 'node:child_process'

/**
 * Writes the bill of materials of one published package into a file: all that it brings along, in CycloneDX, with the
 * licence of each, which is read from what is installed.
 *
 * @throws Error where the packages are not installed
 */
export function writeSbom(root: string, name: string, file: string): void {
  const options = ['--sbom-format=cyclonedx', '--prod', `--filter=${name}`]
  execFileSync('pnpm', ['sbom', ...options, `--out=${file}`], { cwd: root, stdio: 'pipe' })
}
