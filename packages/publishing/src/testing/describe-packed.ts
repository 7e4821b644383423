import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { nodeVersions } from '@pkg/node-versions'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDoors } from '../open-doors.ts'
import { type Manifest, readManifest } from '../read-manifest.ts'
import { packPackage } from './pack-package.ts'
import { readExamples } from './read-examples.ts'
import { typeErrors } from './type-errors.ts'
import { unpack } from './unpack.ts'

/** Where a package under test lies once it is packed and unpacked; there when the tests run. */
export interface Packed {
  /** An empty project that has the package, and those of the workspace that it needs. */
  readonly project: string
  readonly installed: string
  readonly tarball: string
}

interface Expected {
  /** What the package ships besides what every package does. */
  readonly also?: readonly string[]
  /** Documents besides the README whose examples a strict project takes. */
  readonly documents?: readonly string[]
  /** It is for Node alone, so that its examples may use what Node has. */
  readonly isNode?: boolean
  /** The packages that it needs. */
  readonly dependencies?: readonly string[]
}

/**
 * What holds of every package as it is published: what the tarball has and has not, that publint and attw have nothing
 * to say, that its source maps hold their sources, and that the examples of its documents are strict TypeScript.
 */
export function describePacked(
  root: string,
  { also = [], documents = [], dependencies = [], isNode = false }: Expected = {},
): Packed {
  const project = mkdtempSync(join(tmpdir(), 'packed-package-'))
  const name = readManifest(root).name
  const packed = { project, installed: join(project, 'node_modules', name), tarball: '' }

  beforeAll(() => {
    writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }')
    packed.tarball = packPackage(root, project)
    unpack(packed.tarball, project)
    unpackNeeded(root, project)
    if (isNode) link(root, project, '@types/node')
  })
  // What packed it may still write beside it for a moment.
  afterAll(() => rmSync(project, { recursive: true, force: true, maxRetries: 5 }))

  describe('the packed package', () => {
    it('ships its build, its documents and nothing else', () => {
      const manifest = readManifest(packed.installed)
      // A changelog is there once a first version was given.
      const changelog = existsSync(join(root, 'CHANGELOG.md')) ? ['CHANGELOG.md'] : []
      const all = ['LICENSE', 'README.md', 'dist', 'package.json', ...changelog, ...also]
      expect(readdirSync(packed.installed).sort()).toEqual(all.sort())
      const others = globSync('dist/**/*.*', { cwd: packed.installed }).filter(
        (file) => !/(?<!\.test|\.test-kit)\.(js|js\.map|d\.ts)$/.test(file),
      )
      expect(others).toEqual([])
      expect(Object.keys(manifest.dependencies ?? {}).sort()).toEqual([...dependencies].sort())
      expect(JSON.stringify(manifest.dependencies ?? {})).not.toContain('workspace:')
      expect(manifest.private).toBeUndefined()
    })

    it('has types and a source map with its sources beside every module', () => {
      const modules = globSync('dist/**/*.js', { cwd: packed.installed })
      expect(modules.length).toBeGreaterThan(0)
      for (const file of modules) {
        const path = join(packed.installed, file)
        expect(existsSync(path.replace(/js$/, 'd.ts')), file).toBe(true)
        const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'))
        expect(map.sourcesContent.join('').length, file).toBeGreaterThan(0)
      }
    })

    it('has doors behind which a file lies', () => {
      for (const { door, file } of openDoors(packed.installed)) {
        expect(existsSync(join(packed.installed, file)), door).toBe(true)
      }
    })

    it('has nothing for publint to say', async () => {
      const { messages } = await publint({ pkgDir: packed.installed, pack: false, strict: true })
      expect(messages).toEqual([])
    })

    it('resolves its types in every way that knows exports and ES modules, and in no other', async () => {
      if (openDoors(packed.installed).length === 0) return
      const data = new Uint8Array(readFileSync(packed.tarball))
      const analysis = await checkPackage(createPackageFromTarballData(data))
      expect(analysis.types).not.toBe(false)
      // ES modules only: CommonJS loads them by require(esm) or import(), and node10 knows no exports.
      const problems = 'problems' in analysis ? analysis.problems : []
      const findings = problems.map((problem) =>
        'resolutionKind' in problem ? `${problem.kind}, ${problem.resolutionKind}` : problem.kind,
      )
      const expected = ['CJSResolvesToESM, node16-cjs', 'NoResolution, node10']
      expect([...new Set(findings)].filter((finding) => !expected.includes(finding))).toEqual([])
    })

    it.each(Object.entries(nodeVersions))(
      'is imported, and required by CommonJS, through every door in Node %s',
      (line, node) => {
        const doors = openDoors(packed.installed).map(({ door }) => join(name, door))
        const script = `const { createRequire } = require('node:module')
          const doors = ${JSON.stringify(doors)}
          const tell = (module) => Object.keys(module).filter((key) => key !== 'module.exports').sort().join()
          Promise.all(doors.map((door) => import(door))).then((imported) => console.log(JSON.stringify({
            line: process.versions.node.split('.')[0],
            doors: doors.map((door, place) => [door, tell(imported[place]), tell(require(door))]),
          })))`
        const file = join(project, `doors-${line}.cjs`)
        writeFileSync(file, script)
        const { stdout, stderr } = spawnSync(node, [file], { encoding: 'utf8' })
        expect(stderr).toBe('')
        const told = JSON.parse(stdout)
        expect(told.line).toBe(line)
        expect(told.doors.map(([door]: [string]) => door)).toEqual(doors)
        for (const [door, imported, required] of told.doors) {
          expect(imported.length, door).toBeGreaterThan(0)
          expect(required, door).toBe(imported)
        }
      },
    )

    it.each(isNode ? ['nodenext', 'node16'] : ['nodenext', 'node16', 'preserve', 'bundler'])(
      'has examples in its documents that a strict project with module %s takes as they are',
      (resolution) => {
        const flags =
          resolution === 'bundler'
            ? ['--module', 'esnext', '--moduleResolution', 'bundler']
            : ['--module', resolution]
        const files = ['README.md', ...documents].flatMap((document, place) =>
          readExamples(join(packed.installed, document)).map((code, block) => {
            const file = `example-${place}-${block}.ts`
            writeFileSync(join(project, file), code)
            return file
          }),
        )
        if (files.length > 0) expect(typeErrors(project, [...files, ...flags], { isNode })).toBe('')
      },
    )
  })
  return packed
}

/** Packs and unpacks what a package needs of the workspace, and what that needs; others' packages are linked. */
function unpackNeeded(root: string, project: string): void {
  const { dependencies = {} }: Manifest = readManifest(root)
  for (const [name, range] of Object.entries(dependencies)) {
    if (existsSync(join(project, 'node_modules', name))) continue
    if (!range.startsWith('workspace:')) {
      link(root, project, name)
      continue
    }
    const folder = join(dirname(root), name.replace('@pkg/', ''))
    unpack(packPackage(folder, project), project)
    unpackNeeded(folder, project)
  }
}

function link(root: string, project: string, name: string): void {
  const place = join(project, 'node_modules', name)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(realpathSync(join(root, 'node_modules', name)), place)
}
