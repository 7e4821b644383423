import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describePacked } from '@pkg/publishing/testing'
import { expect, it } from 'vitest'

const { project } = describePacked(fileURLToPath(new URL('..', import.meta.url)), {
  dependencies: ['@pkg/finance-math'],
})

it('works in Node, packed', () => {
  const call = "matchLots({ method: 'fifo', acquisitions: [], disposals: [] }).totals.gain"
  writeFileSync(join(project, 'use.js'), `import { matchLots } from '@pkg/cost-basis'\nconsole.log(${call})`)
  expect(execFileSync(process.execPath, ['use.js'], { cwd: project, encoding: 'utf8' })).toBe('0\n')
})
