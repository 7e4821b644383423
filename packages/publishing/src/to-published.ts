import type { Manifest } from './read-manifest.ts'

/**
 * The manifest as it is published: its doors are those of `publishConfig`, and each package of the workspace is asked
 * for by the version that it has.
 */
export function toPublished(manifest: Manifest, versionOf: (name: string) => string): Manifest {
  const { exports, bin } = manifest.publishConfig ?? {}
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => {
    const prefix = /^workspace:([\^~]?)/.exec(range)?.[1]
    return [name, prefix === undefined ? range : `${prefix}${versionOf(name)}`]
  })
  return {
    ...manifest,
    ...(exports && { exports }),
    ...(bin && { bin }),
    ...(manifest.dependencies && { dependencies: Object.fromEntries(dependencies) }),
  }
}
