import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Compiles src to dist by the package's tsconfig.build.json: plain ES modules with relative .js addresses, their types,
 * and source maps that hold the sources. Gives the exit code of the compiler.
 */
export function buildPackage(folder: string): number {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const tsc = spawnSync('tsc', ['--singleThreaded', '--project', 'tsconfig.build.json'], {
    cwd: folder,
    stdio: 'inherit',
  })
  // The compiler rewrites addresses in the modules but not in the declarations beside them.
  for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, withJsAddresses(readFileSync(path, 'utf8')))
  }
  return tsc.status ?? 1
}

/** Lets the relative addresses of a declaration end in .js, as those of the modules beside it do. */
export function withJsAddresses(declaration: string): string {
  return declaration.replaceAll(/((?:from|import\(?) ?(['"])\.{1,2}\/[^'"]+)\.ts\2/g, '$1.js$2')
}
