import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { agree } from './arbitraries.test-kit.ts'
import { retirement } from './retirement.ts'

const plan = {
  currentAge: 30,
  retirementAge: 60,
  lifeExpectancy: 85,
  monthlyExpenses: 50_000,
  inflationPercent: 6,
  preRetirementReturnPercent: 12,
  postRetirementReturnPercent: 7,
  currentSavings: 500_000,
}

it('needs the years in retirement times the first year’s expenses where the return equals inflation', () => {
  const { corpusNeeded } = retirement({ ...plan, postRetirementReturnPercent: 6 })
  // 2,87,175 a month at retirement (loan.utilcube.com), twelve months, 25 years.
  expect(corpusNeeded / 12 / 25).toBeCloseTo(287_174.56, 2)
})

it('has a row for each year from now to the end of the plan', () => {
  const { rows } = retirement(plan)
  expect(rows.map(({ age }) => age)).toEqual(Array.from({ length: 55 }, (_, year) => 31 + year))
})

it('reaches the corpus on the day of retirement and nothing at the end', () => {
  const { rows, corpusNeeded } = retirement(plan)
  expect(rows[29]?.balance).toBeCloseTo(corpusNeeded, 2)
  expect(rows.at(-1)?.balance).toBe(0)
})

it('asks for no investment where savings suffice, and leaves what is too much', () => {
  const { requiredMonthlyInvestment, rows } = retirement({ ...plan, currentSavings: 20_000_000 })
  expect(requiredMonthlyInvestment).toBe(0)
  expect(rows.at(-1)?.balance).toBeGreaterThan(0)
})

it('adds up in every year, and never runs out before the end', () => {
  const percent = fc.double({ min: 0, max: 20, noNaN: true })
  fc.assert(
    fc.property(
      percent,
      percent,
      percent,
      fc.integer({ min: 0, max: 1e8 }),
      (before, after, prices, savings) => {
        const person = {
          ...plan,
          preRetirementReturnPercent: before,
          postRetirementReturnPercent: after,
          inflationPercent: prices,
          currentSavings: savings,
        }
        const { rows, corpusNeeded } = retirement(person)
        const size = Math.max(corpusNeeded, ...rows.map(({ balance }) => balance))
        let balance = savings
        return rows.every((row) => {
          balance += row.invested + row.growth - row.withdrawn
          return agree(balance, row.balance, size) && row.balance >= -1e-7 * size
        })
      },
    ),
    { numRuns: 500 },
  )
})

it.each([
  ['retirementAge', { retirementAge: 30 }],
  ['lifeExpectancy', { lifeExpectancy: 60 }],
  ['currentAge', { currentAge: -1 }],
  ['currentAge', { currentAge: 30.5 }],
])('refuses a wrong %s', (argument, wrong) => {
  expect(() => retirement({ ...plan, ...wrong })).toThrow(expect.objectContaining({ argument }))
})
