import { expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { runCalculator } from '../run-calculator.ts'
import { epfCalculator } from './epf.calculator.ts'

const explained = (given: object) => {
  const run = runCalculator(epfCalculator, given)
  if (!run.ok) throw run.error
  return run.explanation()
}

test('names each ceiling, share and rate of its years, with the day of each', () => {
  const { rules } = explained({ terms: 'declared', firstFinancialYear: '2013-14', years: 3 })
  const ceiling = "the wage ceiling of the Employees' Provident Fund"
  const shares = "the list of contributions to the Employees' Provident Fund"
  const rate = "the list of the Employees' Provident Fund's interest"
  // EPFO: rates of 2013-14 to 2015-16; G.S.R. 609(E) and 608(E) of 22 August 2014; the charge since January 2015.
  expect(rules.map(({ name, from }) => [name, from]).slice(0, -1)).toEqual([
    [`${rate}, 8.75 %`, '2013-04-01'],
    [`${rate}, 8.8 %`, '2015-04-01'],
    [`${ceiling}, ₹6,500`, '2001-06-01'],
    [`${ceiling}, ₹15,000`, '2014-09-01'],
    [`${shares}, 12 % each and 1.1 % for administration`, '1998-08-01'],
    [`${shares}, 12 % each and 0.85 % for administration`, '2015-01-01'],
  ])
})

test('names the tax on interest where there is one, and nothing of the pension without it', () => {
  const named = (given: object) => explained(given).rules.map(({ name }) => name)
  const tax = "the tax on interest of an employee's own contributions"
  expect(named({ epsMember: 'no' })).toHaveLength(3)
  const even = { years: 2, salaryGrowthPercent: 0 }
  // 12 % of 1,73,000 a month are 2,49,120 a year; of 1,75,000 they pass the limit in March, which earns from April on.
  expect(named({ ...even, monthlyWage: 173_000 })).not.toContain(tax)
  expect(named({ ...even, monthlyWage: 175_000 })).toContain(tax)
})

test('says from when on a year can have its own terms, with the source', () => {
  const reason = epfCalculator.limitReasons?.firstFinancialYear?.en
  expect(reason).toMatch(
    /begins on 1 August 1998: .* known from 1999-00 on \(EPF Scheme, 2026, paragraph 18\(5\)/,
  )
  const { steps } = explained({
    monthlyWage: 300_000,
    years: 2,
    salaryGrowthPercent: 0,
    wageCeiling: '15000',
  })
  // By months in fractions: 2,543.75 and 17,768.61.
  expect(steps.map(({ parts }) => plainText(parts)).join(' ')).toContain(
    'Of the interest ₹20,312.36 is taxed: that on what you pay in a year beyond ₹2,50,000',
  )
})
