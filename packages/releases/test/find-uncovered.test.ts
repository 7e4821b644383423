import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUncovered } from '../src/find-uncovered.ts'

let root = ''
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd: root,
    stdio: 'pipe',
  })
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const commit = (message: string) => {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changesets-'))
  git('init', '--quiet', '--initial-branch', 'main')
  write('packages/one/package.json', '{ "name": "@pkg/one", "version": "1.0.0" }')
  write('packages/one/src/index.ts', 'export const one = 1\n')
  write('packages/own/package.json', '{ "name": "@pkg/own", "version": "1.0.0", "private": true }')
  commit('Begin')
  git('switch', '--quiet', '--create', 'branch')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const changeOne = () => write('packages/one/src/index.ts', 'export const one = 2\n')

test('a published package that was changed wants a changeset, committed or not', () => {
  changeOne()
  expect(findUncovered(root)).toMatchObject({ packages: ['@pkg/one'] })
  commit('Change')
  expect(findUncovered(root)).toMatchObject({ packages: ['@pkg/one'] })
})

test('a changeset of the branch that names it is enough, one that names another is not', () => {
  changeOne()
  write('.changeset/other.md', "---\n'@pkg/other': minor\n---\n\nText\n")
  expect(findUncovered(root)).toMatchObject({ packages: ['@pkg/one'] })
  write('.changeset/mine.md', "---\n'@pkg/one': patch\n---\n\nText\n")
  expect(findUncovered(root)).toMatchObject({ packages: [] })
})

test('a changeset that was there before the branch is not one of this change', () => {
  git('switch', '--quiet', 'main')
  write('.changeset/before.md', "---\n'@pkg/one': minor\n---\n\nText\n")
  commit('Earlier')
  git('switch', '--quiet', 'branch')
  git('rebase', '--quiet', 'main')
  changeOne()
  expect(findUncovered(root)).toMatchObject({ packages: ['@pkg/one'] })
})

test('what others landed on the main branch meanwhile is not asked of this one', () => {
  git('switch', '--quiet', 'main')
  changeOne()
  commit('Of others')
  git('switch', '--quiet', 'branch')
  write('README.md', 'mine\n')
  commit('Mine')
  expect(findUncovered(root)).toMatchObject({ packages: [] })
})

test('tests, private packages, new versions and what stands elsewhere want none', () => {
  write('packages/one/src/index.test.ts', '')
  write('packages/one/test/package.test.ts', '')
  write('packages/own/src/index.ts', '')
  write('apps/web/index.ts', '')
  expect(findUncovered(root)).toMatchObject({ packages: [] })
  changeOne()
  write('packages/one/CHANGELOG.md', '# @pkg/one\n')
  expect(findUncovered(root)).toMatchObject({ packages: [] })
})

test('a fresh clone compares with the main branch of where it came from', () => {
  changeOne()
  commit('Change')
  const clone = join(root, 'clone')
  git('clone', '--quiet', '--branch', 'branch', pathToFileURL(root).href, clone)
  expect(findUncovered(clone)).toMatchObject({ packages: ['@pkg/one'] })
})

test('a shallow clone, a lone branch and a folder without a history say that it cannot be told, and fail nobody', () => {
  changeOne()
  commit('Change')
  git('switch', '--quiet', 'main')
  write('README.md', 'x\n')
  commit('Elsewhere')
  git('switch', '--quiet', 'branch')
  const shallow = join(root, 'shallow')
  git(
    'clone',
    '--quiet',
    '--depth',
    '1',
    '--no-single-branch',
    '--branch',
    'branch',
    pathToFileURL(root).href,
    shallow,
  )
  expect(findUncovered(shallow)).toMatchObject({
    unknown: expect.stringContaining('fetch its whole history'),
  })
  const lone = join(root, 'lone')
  git('clone', '--quiet', '--single-branch', '--branch', 'branch', pathToFileURL(root).href, lone)
  expect(findUncovered(lone)).toMatchObject({ unknown: expect.stringContaining('no branch main') })
  const bare = mkdtempSync(join(tmpdir(), 'no-history-'))
  expect(findUncovered(bare)).toMatchObject({ unknown: expect.stringContaining('no clone') })
  rmSync(bare, { recursive: true })
})

test('the command fails with a sentence that says what to run', () => {
  changeOne()
  const command = join(import.meta.dirname, '../src/check-changesets.ts')
  expect(() => execFileSync(process.execPath, [command], { cwd: root, stdio: 'pipe' })).toThrow(
    /@pkg\/one changed since [0-9a-f]{12}, and no changeset tells their users\.\nRun "npx changeset"/,
  )
  write('.changeset/mine.md', "---\n'@pkg/one': patch\n---\n\nText\n")
  expect(execFileSync(process.execPath, [command], { cwd: root, encoding: 'utf8' })).toContain(
    'has its changeset',
  )
})
