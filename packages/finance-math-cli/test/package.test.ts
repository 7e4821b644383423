import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describePacked } from '@pkg/publishing/testing'
import { expect, it } from 'vitest'

const { installed } = describePacked(fileURLToPath(new URL('..', import.meta.url)), {
  dependencies: ['@pkg/finance-math'],
})
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(installed, 'dist/main.js'), ...args], { encoding: 'utf8' })

it('computes in a process of its own, packed', () => {
  const { status, stdout } = run('sip', '-m', '5000', '-r', '12', '-y', '10', '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout).outputs.totalInvested).toBe(600_000)
})

it('hands its exit code and its sentences over', () => {
  const { status, stdout, stderr } = run('sip', '--years', 'ten')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('--years needs a number')
  expect(run('--version').stdout).toBe(`${version()}\n`)
})

it('starts by its own first line, as npx starts it', () => {
  const main = join(installed, 'dist/main.js')
  chmodSync(main, 0o755)
  expect(execFileSync(main, ['help'], { encoding: 'utf8' })).toContain('finance-math <calculator>')
})

function version(): string {
  const print = "console.log(require('./package.json').version)"
  return execFileSync(process.execPath, ['-e', print], { cwd: installed, encoding: 'utf8' }).trim()
}
