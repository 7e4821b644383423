/** Compiles src to dist: plain ES modules with relative .js addresses, and their types. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
rmSync(`${root}/dist`, { recursive: true, force: true })
const { status } = spawnSync('tsc', ['--project', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })

// The compiler rewrites addresses in the modules but not in the declarations beside them.
for (const file of globSync('dist/**/*.d.ts', { cwd: root })) {
  const text = readFileSync(`${root}/${file}`, 'utf8')
  writeFileSync(`${root}/${file}`, text.replaceAll(/((?:from|import\() ?'\.{1,2}\/[^']+)\.ts'/g, "$1.js'"))
}
process.exitCode = status ?? 1
