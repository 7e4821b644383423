import { describe, expect, it } from 'vitest'
import { runCalculator } from '../run-calculator.ts'
import { loanPrepaymentCalculator } from './loan-prepayment.calculator.ts'

const loan = { principal: 1_000_000, years: 2, afterMonth: 12, lumpSum: 100_000 }

/** The loan month by month, from the meaning of the words alone. */
function simulate(annualRatePercent: number, mode: 'none' | 'reduceTenure' | 'reduceEmi') {
  const rate = annualRatePercent / 1200
  const instalmentOf = (amount: number, months: number) =>
    rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months)
  let emi = instalmentOf(loan.principal, 24)
  let balance = loan.principal
  let interest = 0
  let month = 0
  while (balance > 0.005) {
    month += 1
    interest += balance * rate
    balance = Math.max(0, balance * (1 + rate) - emi)
    if (month === loan.afterMonth && mode !== 'none') {
      balance -= loan.lumpSum
      if (mode === 'reduceEmi') emi = instalmentOf(balance, 12)
    }
  }
  return { month, interest }
}

describe.each([12, 0])('at %s %% a year', (annualRatePercent) => {
  const values = { ...loan, annualRatePercent }
  const ends = loanPrepaymentCalculator.series?.ends?.(values)

  it.each([
    ['withoutPrepayment', 'none'],
    ['reduceTenure', 'reduceTenure'],
    ['reduceEmi', 'reduceEmi'],
  ] as const)('the line %s ends in the month it is paid off, with its interest', (line, mode) => {
    const expected = simulate(annualRatePercent, mode)
    expect(ends?.[line]?.month).toBe(expected.month)
    expect(ends?.[line]?.interest).toBeCloseTo(expected.interest, 2)
  })

  it('draws the balance before, at and after the prepayment, and explains it', () => {
    const run = runCalculator(loanPrepaymentCalculator, values)
    if (!run.ok) throw run.error
    const points = run.series()
    const [before, at] = [points[11], points[12]]
    expect(before?.withoutPrepayment).toBe(before?.reduceTenure)
    expect((at?.withoutPrepayment ?? 0) - (at?.reduceTenure ?? 0)).toBeCloseTo(loan.lumpSum, 6)
    expect(points.at(-1)?.reduceEmi).toBeCloseTo(0, 6)
    expect(run.explanation().steps.length).toBeGreaterThan(0)
  })
})

it('tells how many instalments are left where an instalment is interest to the last digit', () => {
  // At 1000 % a year, 1.83⁻³⁶⁰ of an instalment pays the loan back: a double cannot tell it from nothing.
  const endless = { principal: 1_000_000, annualRatePercent: 1000, years: 30, afterMonth: 1, lumpSum: 0 }
  const explained = loanPrepaymentCalculator.explanation
  const run = runCalculator(loanPrepaymentCalculator, endless)
  if (!run.ok) throw run.error
  expect(explained?.figures?.(endless, run.outputs).exactMonthsLeft?.value).toBe(359)
})
