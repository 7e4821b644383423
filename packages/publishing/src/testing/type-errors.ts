import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
const strict = ['--strict', '--noEmit', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess']

/**
 * What the TypeScript compiler says of files in a project, at its strictest; nothing when all is well. Without types of
 * Node nor of browsers, unless the project is one of Node: then what it imports of others is not checked.
 */
export function typeErrors(project: string, args: readonly string[], { isNode = false } = {}): string {
  const types = isNode ? ['--types', 'node', '--skipLibCheck'] : ['--types', '']
  const flags = ['--singleThreaded', ...strict, '--target', 'es2022', '--lib', 'es2023', ...types]
  const run = spawnSync(process.execPath, [tsc, ...flags, ...args], { cwd: project, encoding: 'utf8' })
  return run.stdout + run.stderr
}
