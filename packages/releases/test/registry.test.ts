import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Manifest, readManifest } from '@pkg/publishing/read-manifest.ts'
import { packPackage } from '@pkg/publishing/testing'
import { type Listening, listen } from '@pkg/test-settings/listen.ts'
import { runServer } from 'verdaccio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPublicPackages } from '../src/list-public-packages.ts'

const root = resolve(import.meta.dirname, '../../..')
const packages = listPublicPackages(root)
const run = promisify(execFile)
const { packageManager } = readManifest(root) as { packageManager?: string }

let folder = ''
let copy = ''
let registry = ''
let closeRegistry: Listening['close']

/** Every package as it is packed, in a repository of its own with our changesets, and a registry that knows of no other. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hodlwise-registry-'))
  copy = join(folder, 'copy')
  const everybody = { access: '$all', publish: '$all' }
  const server = await runServer({
    ...{ storage: join(folder, 'storage'), self_path: folder, uplinks: {}, web: { enable: false } },
    packages: { '**': everybody },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  })
  const { url, close } = await listen(server)
  registry = `${url}/`
  closeRegistry = close

  for (const { folder: place } of packages) {
    const target = join(copy, place)
    mkdirSync(target, { recursive: true })
    const tarball = packPackage(join(root, place), folder)
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', target])
    // What was packed is built, and what builds it is not here.
    const {
      scripts: _,
      devDependencies: __,
      ...manifest
    } = readManifest(target) as Manifest & Record<string, unknown>
    write(`${place}/package.json`, manifest)
  }
  // Those that wait for a release, of which there may be none, and one of each package beside them.
  cpSync(join(root, '.changeset'), join(copy, '.changeset'), { recursive: true })
  for (const { folder: place, manifest } of packages)
    writeFileSync(
      join(copy, `.changeset/tried-${basename(place)}.md`),
      `---\n'${manifest.name}': minor\n---\n\nA sentence\non two lines.\n`,
    )
  const changelog = 'packages/releases/src/write-changelog.ts'
  mkdirSync(dirname(join(copy, changelog)), { recursive: true })
  cpSync(join(root, changelog), join(copy, changelog))
  write('package.json', { name: 'copy', private: true, type: 'module', packageManager })
  writeFileSync(join(copy, 'pnpm-workspace.yaml'), 'packages:\n  - packages/*\npmOnFail: ignore\n')
  // Under the name by which it is called: the package manager that runs the tests, else the one that the project names.
  const tell = ['exec', 'node', '--print', 'process.env.npm_execpath']
  const given = process.env.npm_execpath
  const manager = given?.includes('pnpm')
    ? given
    : execFileSync('npx', ['--yes', `${packageManager}`, ...tell], { cwd: root, encoding: 'utf8' }).trim()
  const called = /\.[cm]?js$/.test(manager) ? `"${process.execPath}" "${manager}"` : `"${manager}"`
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/pnpm'), `#!/bin/sh\nexec ${called} "$@"\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'npmrc'), `registry=${registry}\n`)
  git('init', '--quiet', '--initial-branch', 'main')
  commit('Begin')
})
afterAll(async () => {
  await closeRegistry()
  rmSync(folder, { recursive: true, force: true })
})

function write(file: string, content: object): void {
  writeFileSync(join(copy, file), JSON.stringify(content, null, 2))
}
function git(...args: string[]): string {
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@example.org']
  return execFileSync('git', [...author, ...args], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
}
function commit(message: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}
const env = () => ({
  ...process.env,
  CI: '1',
  NO_COLOR: '1',
  NPM_CONFIG_USERCONFIG: join(folder, 'npmrc'),
  npm_config_registry: registry,
  npm_config_cache: join(folder, 'cache'),
  PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
})
const changeset = (...args: string[]) =>
  run(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), ...args], {
    cwd: copy,
    env: env(),
  })
const versionOf = (place: string) => readManifest(join(copy, place)).version
async function tagsOf(name: string): Promise<Record<string, string> | undefined> {
  const answer = await fetch(new URL(name.replace('/', '%2f'), registry))
  const { 'dist-tags': tags } = (await answer.json()) as { 'dist-tags'?: Record<string, string> }
  return tags
}

// Each goes on from where the one before it left the copy: a release is one story, in its order.
describe('releases', { shuffle: false }, () => {
  test('giving versions uses up the changesets and writes changelogs that people can read', async () => {
    await changeset('version')
    commit('Release')
    expect(git('ls-files', '.changeset').trim().split('\n')).toEqual(['.changeset/config.json'])

    for (const { folder: place, manifest } of packages) {
      expect(versionOf(place), place).not.toBe(manifest.version)
      const changelog = readFileSync(join(copy, place, 'CHANGELOG.md'), 'utf8')
      expect(changelog).toMatch(
        new RegExp(
          `^# ${manifest.name}\n\n## ${versionOf(place)}\n\n### (Minor|Major|Patch) Changes\n\n- [A-Z]`,
        ),
      )
      // No id of a commit, and no line twice; what older versions brought stands below.
      const [, newest = ''] = changelog.split(/^## .*$/m)
      expect(newest).not.toMatch(/\b[0-9a-f]{7}:/)
      const lines = newest.split('\n').filter((line) => line.startsWith('- '))
      expect(new Set(lines).size).toBe(lines.length)
      expect(lines.filter((line) => line.startsWith('- Uses ')).length).toBeLessThanOrEqual(1)
    }
    const dependent = readManifest(join(copy, 'packages/cost-basis'))
    expect(dependent.dependencies).toEqual({ '@pkg/finance-math': `^${versionOf('packages/finance-math')}` })
  })

  test('a dry run of publishing names the version and publishes nothing', async () => {
    const place = join(copy, 'packages/finance-math')
    const { stdout, stderr } = await run('pnpm', ['publish', '--dry-run', '--no-git-checks'], {
      cwd: place,
      env: env(),
    })
    expect(stdout + stderr).toContain(`@pkg/finance-math@${versionOf('packages/finance-math')}`)
    expect(await tagsOf('@pkg/finance-math')).toBeUndefined()
  })

  test('publishing brings every package into the registry once, with a tag for each', async () => {
    await changeset('publish')
    const published = packages.map(({ folder: place, manifest }) => `${manifest.name}@${versionOf(place)}`)
    expect(git('tag').trim().split('\n').sort()).toEqual(published.sort())
    for (const { folder: place, manifest } of packages) {
      expect(await tagsOf(manifest.name)).toEqual({ latest: versionOf(place) })
    }
    expect((await changeset('publish')).stdout).toContain('No unpublished projects')
  })

  test('an empty project installs them from there and computes', async () => {
    const project = join(folder, 'project')
    mkdirSync(project)
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
    const wanted = ['@pkg/finance-math-cli', '@pkg/cost-basis']
    const install = [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-update-notifier',
      '--registry',
      registry,
      ...wanted,
    ]
    await run('npm', install, { cwd: project, env: env() })
    const installed = readdirSync(join(project, 'node_modules/@pkg/finance-math')).sort()
    expect(installed).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'docs', 'package.json'])

    const use = `import { emi } from '@pkg/finance-math'
    import { matchLots } from '@pkg/cost-basis'
    console.log(emi({ principal: 1_000_000, annualRatePercent: 8, months: 120, emiRounding: 'rupee' }).emi, typeof matchLots)`
    writeFileSync(join(project, 'use.js'), use)
    expect((await run(process.execPath, ['use.js'], { cwd: project })).stdout).toBe('12133 function\n')
    const sip = [
      'sip',
      '--monthly-investment',
      '5000',
      '--annual-rate-percent',
      '12',
      '--years',
      '10',
      '--json',
    ]
    const { stdout } = await run(join(project, 'node_modules/.bin/finance-math'), sip, { cwd: project })
    // 5,000 × ((1.01^120 − 1) ÷ 0.01) × 1.01
    expect(JSON.stringify(JSON.parse(stdout))).toContain('1161695.38')
  })

  test('what is tried out ahead of a release is published beside it, and leaves it the latest', async () => {
    const [released, other] = [versionOf('packages/finance-math'), versionOf('packages/finance-math-cli')]
    await changeset('pre', 'enter', 'next')
    writeFileSync(
      join(copy, '.changeset/ahead.md'),
      "---\n'@pkg/finance-math': minor\n---\n\nA function to try out.\n",
    )
    await changeset('version')
    commit('Try out')
    const ahead = versionOf('packages/finance-math')
    expect(ahead).toMatch(/^\d+\.\d+\.0-next\.0$/)
    await changeset('publish')
    expect(await tagsOf('@pkg/finance-math')).toEqual({ latest: released, next: ahead })
    expect((await tagsOf('@pkg/finance-math-cli'))?.latest).toBe(other)

    await changeset('pre', 'exit')
    await changeset('version')
    expect(versionOf('packages/finance-math')).toBe(ahead.replace('-next.0', ''))
    expect(readFileSync(join(copy, 'packages/finance-math/CHANGELOG.md'), 'utf8')).toContain(
      '- A function to try out.',
    )
  })
})
