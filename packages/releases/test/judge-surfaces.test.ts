import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyRepository } from '@pkg/test-settings/copy-repository.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { judgeSurfaces } from '../src/judge-surfaces.ts'

const root = resolve(import.meta.dirname, '../../..')

test('no published package breaks what its last release promised, unless a changeset takes the major step', () => {
  expect(judgeSurfaces(root).join('\n')).toBe('')
})

describe('a breaking change that is smuggled in', () => {
  let copy = ''
  const only = ['@pkg/finance-math']
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(path, text.replace(from, to))
    return () => writeFileSync(path, text)
  }
  beforeAll(() => {
    copy = copyRepository()
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('as a flag that is called otherwise is told of the command and of the tools', () => {
    const undo = edit(
      'packages/finance-math/src/calculators/gst/gst.calculator.ts',
      /\n {4}amount: \{/,
      '\n    sum: {',
    )
    const faults = judgeSurfaces(copy, ['@pkg/finance-math-cli', '@pkg/finance-math-mcp'])
    expect(faults).toEqual([
      expect.stringContaining('- "gst --amount" is gone'),
      expect.stringContaining('- "gst with amount" is gone'),
    ])
    undo()
  })
  it('is told by the names of all that it breaks, fails the command, and passes with a major changeset', () => {
    const undo = [
      edit('packages/finance-math/src/formulas/emi.ts', /totalInterest: number/, 'allInterest: number'),
      edit('packages/finance-math/src/formulas/loan.ts', /\n {2}emiRounding\?: MoneyRounding/, ''),
      edit('packages/finance-math/src/calculators/index.ts', /\n {2}sipCalculator,/, ''),
      edit('packages/finance-math/src/core.ts', /export \{ cagr \} .*\n/, ''),
    ]
    const check = () =>
      spawnSync(process.execPath, ['packages/releases/src/check-surfaces.ts', ...only], {
        cwd: copy,
        encoding: 'utf8',
      })
    // A smaller changeset is not enough.
    writeFileSync(join(copy, '.changeset/minor.md'), "---\n'@pkg/finance-math': minor\n---\n\nLess\n")
    const refused = check()
    expect(refused.status).toBe(1)
    for (const fault of [
      '@pkg/finance-math breaks what version',
      '- emi of . is not what it was',
      '- outstandingBalance of . has no emiRounding in input any more',
      '- "sip" is gone',
      '- cagr of ./core is gone',
      'run "npx changeset" and choose major for @pkg/finance-math',
    ])
      expect(refused.stderr).toContain(fault)
    writeFileSync(join(copy, '.changeset/major.md'), "---\n'@pkg/finance-math': major\n---\n\nLess\n")
    expect(check().status).toBe(0)
    rmSync(join(copy, '.changeset/major.md'))
    for (const one of undo) one()
  })
})
