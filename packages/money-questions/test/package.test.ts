import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describePacked } from '@pkg/publishing/testing'
import { expect, it } from 'vitest'

const { project } = describePacked(fileURLToPath(new URL('..', import.meta.url)), {
  dependencies: ['@pkg/finance-math', 'expr-eval-fork', 'fastest-levenshtein'],
})

it('answers, packed, in three ways of writing', () => {
  const questions = [
    'emi on 50 lakh at 8.5% for 20 years',
    '50 लाख पर 8.5% से 20 साल की EMI',
    '50 lakh ka loan 8.5% pe 20 saal, emi kitni hogi',
  ]
  const code = `import { solve } from '@pkg/money-questions'
    for (const question of ${JSON.stringify(questions)}) console.log(solve({ question, now: 0 }).asked[0].toFixed(2))`
  writeFileSync(join(project, 'use.js'), code)
  const told = execFileSync(process.execPath, ['use.js'], { cwd: project, encoding: 'utf8' })
  // 50,00,000 × i(1+i)^240 ÷ ((1+i)^240 − 1) at i = 8.5 % ÷ 12
  expect(told).toBe('43391.16\n'.repeat(3))
})
