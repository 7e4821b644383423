import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const project = mkdtempSync(join(tmpdir(), 'cost-basis-'))
const installed = join(project, 'node_modules/@pkg/cost-basis')

/** The package manager that runs the tests packs too; run without one, npm does. */
function pack(folder: string): string {
  const manager = process.env.npm_execpath ?? 'npm'
  const command = /\.[cm]?js$/.test(manager) ? [process.execPath, manager] : [manager]
  const [file = '', ...args] = [...command, 'pack', '--pack-destination', project]
  const before = new Set(globSync('*.tgz', { cwd: project }))
  execFileSync(file, args, { cwd: folder, stdio: 'pipe' })
  const [packed = ''] = globSync('*.tgz', { cwd: project }).filter((name) => !before.has(name))
  return join(project, packed)
}

let tarball = ''

beforeAll(() => {
  const formulas = pack(join(root, '../finance-math'))
  tarball = pack(root)
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }')
  // It needs the formulas and nothing else, so that an empty project without a network can install both.
  const quiet = ['--offline', '--no-audit', '--no-fund', '--cache', join(project, '.npm')]
  execFileSync('npm', ['install', ...quiet, formulas, tarball], { cwd: project, stdio: 'pipe' })
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

const examples = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```js\n([\s\S]*?)```/g)]

describe('the packed package', () => {
  it('ships its build, its documents and nothing else, and needs only the formulas', () => {
    const shipped = globSync('*', { cwd: installed }).sort()
    expect(shipped).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist', 'package.json']))
    expect(shipped).not.toContain('src')
    expect(globSync('**/*.test*', { cwd: installed })).toEqual([])
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect(Object.entries(manifest.dependencies)).toEqual([
      ['@pkg/finance-math', expect.stringMatching(/^\^\d/)],
    ])
  })
  it('works in Node', () => {
    const call = "matchLots({ method: 'fifo', acquisitions: [], disposals: [] }).totals.gain"
    writeFileSync(
      join(project, 'use.js'),
      `import { matchLots } from '@pkg/cost-basis'\nconsole.log(${call})`,
    )
    expect(execFileSync(process.execPath, ['use.js'], { cwd: project, encoding: 'utf8' })).toBe('0\n')
  })
  it('has examples that a strict project takes as they are', () => {
    const files = examples.map(([, code = ''], place) => {
      writeFileSync(join(project, `example-${place}.ts`), code)
      return `example-${place}.ts`
    })
    const strict = ['--strict', '--noEmit', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess']
    const flags = [...strict, '--target', 'es2022', '--lib', 'es2023', '--types', '', '--module', 'nodenext']
    const tsc = join(root, 'node_modules/.bin/tsc')
    const { stdout, stderr } = spawnSync(tsc, [...flags, ...files], { cwd: project, encoding: 'utf8' })
    expect(stdout + stderr).toBe('')
  })
  it('has nothing for publint to say', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true })
    expect(messages).toEqual([])
  })
  it('resolves its types in every way that knows exports and ES modules, and in no other', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))))
    const problems = 'problems' in analysis ? analysis.problems : []
    const findings = problems.map((problem) =>
      'resolutionKind' in problem ? `${problem.kind}, ${problem.resolutionKind}` : problem.kind,
    )
    expect([...new Set(findings)].sort()).toEqual(['CJSResolvesToESM, node16-cjs', 'NoResolution, node10'])
  })
})
