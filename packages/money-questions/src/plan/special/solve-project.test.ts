import { describe, expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const ask = (question: string) => solve({ question, now: Date.UTC(2026, 10, 21) })

describe('a project in words', () => {
  // Discounted year by year, and halved for the rates, apart from the library.
  test.each([
    ['npv of project cost 5 lakh, cash flows 1.5 lakh 2 lakh 2.5 lakh at 12%', -28_687.5911],
    ['machine costs 4 lakh and saves 1.2 lakh a year for 5 years, npv at 10%', 54_894.4123],
    ['aaj 3 lakh lagaye, har saal 1 lakh milega 5 saal tak, npv 9% par', 88_965.1263],
    ['invest 10 lakh get 3 lakh every year for 5 years what is irr', 15.238237],
    ['1 lakh a year for 6 years on investment of 4 lakh irr', 12.978001],
    ['irr of -100000 30000 40000 50000 20000', 15.322138],
    ['payback period 6 lakh investment 1.5 lakh per year', 4],
    ['payback of 5 lakh with inflows 1 lakh 2 lakh 3 lakh', 2.666667],
    ['discounted payback 5 lakh, 2 lakh each year for 4 years at 10%', 3.01925],
  ])('%s', (question, expected) => {
    const { kind, asked, text } = ask(question)
    expect(kind, text).toBe('answer')
    expect(asked).toHaveLength(1)
    expect(asked[0]).toBeCloseTo(expected, 3)
  })

  test('tells the result that was asked for and the flows, and no other', () => {
    expect(ask('irr of -1000 400 500 600').text).toBe(
      'Rates of return (IRR): **21.6478 %**\nComputed from: Spent now ₹1,000, Comes in, year by year ₹400, ₹500, ₹600.',
    )
  })

  test('the formula of a payback time is its own', () => {
    const [plain, discounted] = [
      'payback of 5 lakh with inflows 1 lakh 2 lakh 3 lakh',
      'discounted payback 5 lakh, 2 lakh each year for 4 years at 10%',
    ].map((question) => ask(question).calculations[0]?.formula)
    expect(plain).toBe('0 = −S + Σ Cₖ, k ≤ t\n0 = −₹5,00,000 + Σ Cₖ, k ≤ t')
    expect(discounted).toBe('0 = −S + Σ Cₖ ÷ (1 + d)^k, k ≤ t\n0 = −₹5,00,000 + Σ Cₖ ÷ (1 + 10 %)^k, k ≤ t')
  })

  test.each([
    // Nothing says that the first is spent.
    'npv of 1000 2000 3000 at 10%',
    'npv of 5 lakh investment with 1 lakh 2 lakh 3 lakh',
    'npv at 8% of 5 lakh investment with salvage value 1 lakh, 2 lakh a year for 4 years',
    'npv 10% invest 5 lakh, spend 1 lakh, get 3 lakh 4 lakh',
    'irr invest 5 lakh, get 8 lakh in fifth year',
    'irr of 5 lakh investment, 10000 a month for 5 years',
    'irr invest 5 lakh get 8 lakh after 5 years',
    'irr -1000 400 500 600 vs 12%',
    // A minus or a dash.
    'irr -1000 2500 -1540',
    'irr -1000 500 - 100 900',
  ])('%s: not answered', (question) => {
    expect(ask(question).kind).not.toBe('answer')
  })
})
