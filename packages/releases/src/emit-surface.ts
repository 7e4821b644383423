import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { withJsAddresses } from '@pkg/publishing/build.ts'
import { openDoors } from '@pkg/publishing/open-doors.ts'
import { readManifest } from '@pkg/publishing/read-manifest.ts'
import { wordsFile } from './read-words.ts'

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/**
 * Writes the public surface of a package into a folder: its published doors and commands, the Node that it needs, the
 * declarations that its doors reach, without comments, and the words that it answers to.
 */
export function emitSurface(root: string, destination: string): void {
  rmSync(destination, { recursive: true, force: true })
  mkdirSync(destination, { recursive: true })
  const types = join(destination, 'types')
  // Whether the sources are right is not asked here.
  const only = [
    '--singleThreaded',
    '--noCheck',
    '--emitDeclarationOnly',
    '--removeComments',
    '--sourceMap',
    'false',
    '--inlineSources',
    'false',
  ]
  const args = ['--project', join(root, 'tsconfig.build.json'), ...only, '--outDir', types]
  const run = spawnSync(process.execPath, [tsc, ...args], { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`The declarations of ${root} were not written:\n${run.stdout}`)
  for (const file of globSync('**/*.d.ts', { cwd: types })) {
    const path = join(types, file)
    writeFileSync(path, withJsAddresses(readFileSync(path, 'utf8')))
  }
  const { name, version, engines, bin, publishConfig } = readManifest(root)
  const doors = Object.entries(publishConfig?.exports ?? {}).map(([door, file]) => [
    door,
    // No file of git's is called dist.
    file.replace('./dist/', './types/'),
  ])
  const commands = publishConfig?.bin ?? bin
  const manifest = { name, version, engines, bin: commands, exports: Object.fromEntries(doors) }
  writeFileSync(join(destination, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  leaveOutUnreached(destination)
  writeWords(root, destination)
}

/** What a package answers to and no type has, such as the flags of a command: its `test/list-words.ts` prints it. */
function writeWords(root: string, surface: string): void {
  const program = join(root, 'test/list-words.ts')
  if (!existsSync(program)) return
  const words: string[] = JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' }))
  // One a line, so that a difference of two versions can be read.
  writeFileSync(join(surface, wordsFile), `${[...new Set(words)].sort().join('\n')}\n`)
}

function leaveOutUnreached(surface: string): void {
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    const addresses = readFileSync(file, 'utf8').matchAll(
      /(?:from|import\(?) ?['"](\.{1,2}\/[^'"]+)\.js['"]/g,
    )
    for (const [, address = ''] of addresses) visit(resolve(dirname(file), `${address}.d.ts`))
  }
  for (const { file } of openDoors(surface)) visit(join(surface, file.replace(/\.js$/, '.d.ts')))
  for (const file of globSync('types/**/*.d.ts', { cwd: surface })) {
    if (!reached.has(join(surface, file))) rmSync(join(surface, file))
  }
}
