import { expect, test } from 'vitest'
import { runCalculator } from '../run-calculator.ts'
import { cryptoProfitCalculator } from './crypto-profit.calculator.ts'

test('names the tax of its year and the deduction at the sale, with the pages and how sure they are', () => {
  const told = (given: object) => {
    const run = runCalculator(cryptoProfitCalculator, given)
    if (!run.ok) throw run.error
    return run.explanation().rules
  }
  const [newest, tds] = told({})
  expect(newest).toMatchObject({
    name: 'the tax on crypto gains of FY 2026-27',
    from: '2026-04-01',
    knownUntil: '2027-03-31',
    certainty: 'probable',
    checkedOn: '2026-11-21',
  })
  expect(newest?.source).toMatch(/^Income-tax slabs and rates from 1 April 2026.*; Section 115BBH/)
  expect(newest?.source).not.toMatch(/marginal relief/)
  expect(tds?.name).toBe('the table of tax deducted at source')
  const [earlier] = told({ financialYear: '2025-26', surcharge: '15' })
  expect(earlier).toMatchObject({ from: '2025-04-01', knownUntil: '2026-03-31', certainty: 'certain' })
  expect(earlier?.source).toMatch(/Surcharge and marginal relief: how to calculate, Studycafe/)
})
