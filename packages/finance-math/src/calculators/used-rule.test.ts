import { expect, test } from 'vitest'
import { ppfCalculator } from './ppf/ppf.calculator.ts'
import { runCalculator } from './run-calculator.ts'

function namesOf(given: Readonly<Record<string, unknown>>): string[] {
  const run = runCalculator(ppfCalculator, given)
  if (!run.ok) throw run.error
  return run.explanation().rules.map(({ name, from }) => `${name} ${from}`)
}

test('an account at the rates of its own years tells each of them, and none of another time', () => {
  const told = namesOf({ rates: 'notified', firstFinancialYear: '1999-00', years: 15 })
  // Notifications of the National Savings Institute from April 1999 to March 2014.
  const rates: [number, string][] = [
    [12, '1986-04-01'],
    [11, '2000-01-15'],
    [9.5, '2001-03-01'],
    [9, '2002-03-01'],
    [8, '2003-03-01'],
    [8.6, '2011-12-01'],
    [8.8, '2012-04-01'],
    [8.7, '2013-04-01'],
  ]
  expect(told.slice(0, -1)).toEqual(
    rates.map(([percent, from]) => expect.stringMatching(new RegExp(`, ${percent} % ${from}$`))),
  )
  expect(namesOf({ rates: 'one' })).toHaveLength(2)
})
