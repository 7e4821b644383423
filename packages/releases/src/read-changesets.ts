import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Bump = 'patch' | 'minor' | 'major'

const order: readonly Bump[] = ['patch', 'minor', 'major']

/** By package, the largest step that a waiting changeset asks for; `only` these files, or all. */
export function readChangesets(root: string, only?: readonly string[]): ReadonlyMap<string, Bump> {
  const bumps = new Map<string, Bump>()
  for (const file of globSync('.changeset/*.md', { cwd: root })) {
    if (only && !only.includes(file)) continue
    const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(join(root, file), 'utf8')) ?? []
    for (const [, name = '', bump] of head.matchAll(/^["']?([^"':]+)["']?: *(patch|minor|major)/gm)) {
      const known = bumps.get(name)
      if (known === undefined || order.indexOf(bump as Bump) > order.indexOf(known)) {
        bumps.set(name, bump as Bump)
      }
    }
  }
  return bumps
}
