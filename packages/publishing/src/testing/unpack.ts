import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Unpacks a tarball into the `node_modules` of a project, and gives the folder. */
export function unpack(tarball: string, project: string): string {
  const manifest = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
  const folder = join(project, 'node_modules', JSON.parse(manifest).name)
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder])
  return folder
}
