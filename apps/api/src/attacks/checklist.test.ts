import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../../../..')
const rows = readFileSync(join(project, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, ids = '', verdict = '', , tests = ''] = line.split('|').map((cell) => cell.trim())
    return /^\d+\.\d+\.\d+/.test(ids) ? [{ ids: ids.split(', '), verdict, tests }] : []
  })

/** How many requirements of each chapter belong to levels 1 and 2. */
const sizes = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

test('the checklist names each of the 253 requirements once, with yes, no or n.a.', () => {
  const ids = rows.flatMap((row) => row.ids)

  expect(new Set(ids).size).toBe(ids.length)
  expect(sizes.map((_, index) => ids.filter((id) => id.startsWith(`${index + 1}.`)).length)).toEqual(sizes)
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['yes', 'no', 'n.a.']))
})

test('every test that the checklist names exists', () => {
  const files = rows.flatMap(({ tests }) => (tests === '' ? [] : tests.split(', ')))
  const missing = files.filter(
    (file) => !existsSync(join(project, /^(apps|packages)\//.test(file) ? '' : 'apps/api/src', file)),
  )

  expect(missing).toEqual([])
})
