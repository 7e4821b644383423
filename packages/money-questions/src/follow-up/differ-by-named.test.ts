import { describe, expect, test } from 'vitest'
import { solve } from '../solve.ts'

const now = Date.UTC(2026, 10, 29)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

/** A recurring deposit whose instalments earn a quarter of the rate each quarter, from the formula of the Indian Banks' Association. */
function recurringDeposit(deposit: number, percent: number, months: number): number {
  return Array.from({ length: months }, (_, at) => deposit * (1 + percent / 400) ** ((at + 1) / 3)).reduce(
    (sum, one) => sum + one,
    0,
  )
}

describe('a difference that is asked after a calculator', () => {
  const first = 'rd 3000 7% 2 years'
  const before = recurringDeposit(3000, 7, 24)
  test.each([
    ['how much more would 4000 make', recurringDeposit(4000, 7, 24)],
    ['how much more for 1 year more', recurringDeposit(3000, 7, 36)],
    ['difference in maturity at 8%', recurringDeposit(3000, 8, 24)],
  ])('%s', (question, after) => {
    const { kind, asked, calculations, text } = ask(question, first)
    expect(kind).toBe('answer')
    expect(asked[0]).toBeCloseTo(after - before, 2)
    expect(calculations.map(({ calculator }) => calculator)).toEqual(['arithmetic', 'rd', 'rd'])
    expect(text).toMatch(/^The maturity value is \*\*₹[\d,.]+\*\* more: /)
  })

  test('is one of the interest where that is asked', () => {
    const interest = (deposit: number) => recurringDeposit(deposit, 7, 24) - deposit * 24
    const { asked } = ask('how much more interest with 4000', first)
    expect(asked[0]).toBeCloseTo(interest(4000) - interest(3000), 2)
  })

  test('asks back where nothing that was told has the figure', () => {
    expect(ask('how much more would it make in a good year', first).kind).not.toBe('answer')
  })
})
