import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readManifest } from '@pkg/publishing/read-manifest.ts'
import { emitSurface } from './emit-surface.ts'
import { findBreaks } from './find-breaks.ts'
import { listPublicPackages } from './list-public-packages.ts'
import { readChangesets } from './read-changesets.ts'

/** Where the surface of a package's last release is kept. */
export function recordedSurface(root: string, folder: string): string {
  return join(root, 'packages/releases/surfaces', basename(folder))
}

/**
 * A sentence for each published package whose surface breaks what its last release promised while neither a waiting
 * changeset nor its version takes the major step. `only` these packages, or all.
 */
export function judgeSurfaces(root: string, only?: readonly string[]): string[] {
  const bumps = readChangesets(root)
  return listPublicPackages(root).flatMap(({ manifest, folder }) => {
    const { name, version } = manifest
    const released = recordedSurface(root, folder)
    if ((only && !only.includes(name)) || !existsSync(released)) return []
    const before = readManifest(released).version
    if (bumps.get(name) === 'major' || majorOf(version) > majorOf(before)) return []
    const current = mkdtempSync(join(tmpdir(), 'surface-'))
    try {
      emitSurface(join(root, folder), current)
      const breaks = findBreaks(released, current, join(root, folder, 'node_modules'))
      if (breaks.length === 0) return []
      return [
        `${name} breaks what version ${before} promised:\n${breaks.map((one) => `- ${one}`).join('\n')}\nKeep what was there beside what is new, or run "npx changeset" and choose major for ${name}.`,
      ]
    } finally {
      rmSync(current, { recursive: true, force: true })
    }
  })
}

function majorOf(version: string): number {
  return Number(version.split('.')[0])
}
