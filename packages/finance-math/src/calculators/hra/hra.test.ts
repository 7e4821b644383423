import { expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { runCalculator } from '../run-calculator.ts'
import { hraCalculator } from './hra.calculator.ts'

const stepsOf = (given: object) => {
  const run = runCalculator(hraCalculator, given)
  if (!run.ok) throw run.error
  return run
    .explanation()
    .steps.map(({ parts }) => plainText(parts))
    .join(' ')
}

test('says that the landlord’s PAN is asked for above 1,00,000 of rent a year, and not without an allowance', () => {
  // Income-tax Rules, 2026, rule 279(1), as before: above, not from, one lakh a year.
  expect(stepsOf({ rentPaid: 100_001 })).toContain('the employer asks for the landlord’s PAN.')
  expect(stepsOf({ rentPaid: 100_000 })).toContain('the employer does not ask for the landlord’s PAN.')
  expect(stepsOf({ mode: '80gg', rentPaid: 300_000 })).not.toContain('PAN')
})
