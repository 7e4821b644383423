import { expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { runCalculator } from '../run-calculator.ts'
import { gratuityCalculator } from './gratuity.calculator.ts'

const by = (joinDate: string, lastWorkingDate: string, more: object = {}) => {
  const run = runCalculator(gratuityCalculator, {
    ...{ monthlyWages: 300_000, by: 'days', joinDate, lastWorkingDate, ...more },
  })
  if (!run.ok) return { error: run.error.message }
  const { steps, rules } = run.explanation()
  return {
    outputs: run.outputs,
    told: steps.map(({ parts }) => plainText(parts)).join(' '),
    rules: rules.map(({ name, from }) => [name, from]),
  }
}

test('counts both days as served, and tells the service in years, months and days', () => {
  expect(by('2022-04-01', '2024-03-31', { end: 'death' }).outputs?.countedYears).toBe(2)
  // A year from 29 February is complete on 28 February.
  expect(by('2020-02-29', '2025-02-28').told).toContain('are 5 years, which pay for 5 years.')
  expect(by('2018-02-12', '2026-09-14').told).toContain(
    'are 8 years, 7 months and 3 days, which pay for 9 years.',
  )
})

test('holds the amount to the limit of the last day, and names it', () => {
  const { outputs, told, rules } = by('1988-03-01', '2018-03-28')
  expect(outputs?.amount).toBe(1_000_000)
  expect(told).toContain('the law asks for no more than ₹10,00,000')
  expect(rules).toContainEqual(['the limit of gratuity', '2010-05-24'])
  expect(by('1988-03-01', '2018-03-29').outputs?.amount).toBe(2_000_000)
})

test('pays a fixed term in proportion from one year on, where it ended under the Code', () => {
  const fixed = { term: 'fixed' }
  // 21 November 2025 is the first day of the Code on Social Security: 15/26 × 2 years.
  expect(by('2023-11-22', '2025-11-21', fixed).outputs).toMatchObject({ eligible: 'yes', amount: 346_154 })
  expect(by('2023-11-21', '2025-11-20', fixed).outputs).toMatchObject({ eligible: 'no', amount: 0 })
})

test('refuses a last day before the first, in those words', () => {
  expect(by('2026-01-02', '2026-01-01').error).toBe('lastWorkingDate must be a day from joinDate on.')
  const { corrections } = runCalculator(gratuityCalculator, { by: 'days', lastWorkingDate: '1997-09-23' })
  expect(corrections).toContainEqual(
    expect.objectContaining({ input: 'lastWorkingDate', reason: 'below-min' }),
  )
  expect(gratuityCalculator.limitReasons?.lastWorkingDate?.en).toMatch(
    /from 24 September 1997 on \(S\.O\. 1420/,
  )
})
