import { describe, expect, test } from 'vitest'
import { solve } from '../solve.ts'

const now = Date.UTC(2026, 10, 21)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

/** What is paid in monthly at the start of each month grows to, from first principles. */
function grow(monthly: number, percent: number, years: number): number {
  let balance = 0
  for (let month = 0; month < years * 12; month++) balance = (balance + monthly) * (1 + percent / 1200)
  return balance
}

describe('a list of values of which something else is missing', () => {
  const list = 'SIP of 10000 at 6 %, 12 % and 7 %'

  test('asks for it once, and then answers each', () => {
    expect(ask(list)).toMatchObject({ kind: 'clarify', text: expect.stringContaining('What is the time') })
    const { kind, asked, text } = ask('10 years', list)
    expect(kind).toBe('answer')
    const expected = [6, 12, 7].map((rate) => grow(10_000, rate, 10))
    for (const [index, value] of expected.entries()) expect(asked[index]).toBeCloseTo(value, 4)
    expect(text).toContain('12 %: **₹23,23,390.76**')
  })

  test('asks on where more is missing', () => {
    const open = 'SIP at 6 %, 12 % and 7 %'
    expect(ask('10000 a month', open).kind).toBe('clarify')
    expect(ask('10 years', open, '10000 a month').asked[1]).toBeCloseTo(grow(10_000, 12, 10), 4)
  })

  test('is left for another question', () => {
    expect(ask('EMI on 50 lakh at 8.5% for 20 years', list).asked[0]).toBeCloseTo(43_391.16, 2)
  })
})

test('a tax that is the same in both regimes is told as the same', () => {
  const { text, asked } = ask('tax on 5 lakh salary FY 2025-26, old or new regime?')
  expect(asked).toEqual([0])
  expect(text).toContain('is the same in both regimes: **₹0**')
  expect(ask('5 लाख वेतन पर कर, नई या पुरानी व्यवस्था?').text).not.toContain('₹0 कम')
})
