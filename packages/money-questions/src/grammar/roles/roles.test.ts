import { describe, expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 29)
const ask = (question: string) => solve({ question, now })

describe('growth by the moments of its amounts', () => {
  test.each([
    ['simple interest rate when 5000 grows to 6500 over 3 years', 10],
    ['borrowed 20,000, returned 23,000 after 1 year. simple interest rate?', 15],
    ['borrowed 10k paid back 10,600 after 3 months, simple annual rate', 24],
    ['25000 rupaye diye the, 2 saal baad 30000 mile, simple interest rate', 10],
    ['deposit 15000 get 18000 at 5% simple interest, how long', 4],
    ['8% SI, 3 years, I get 31,000 at end, how much did I put', 25_000],
    ['2 lakh lagaya 80,000 ka munafa hua 4 saal me, salana return', (1.4 ** (1 / 4) - 1) * 100],
    ['1 lakh invested gave 40 thousand gain in 3 years what is cagr', (1.4 ** (1 / 3) - 1) * 100],
    ['got back 10 lakh after 8 years at 9%; how much had I invested', 10e5 / 1.09 ** 8],
    ['car is 5 lakh today, falling 12% a year, what was it 2 years ago', 5e5 / 0.88 ** 2],
    ['kitna lagaya tha ki 8% se 5 saal me 6 lakh ho gaya', 6e5 / 1.08 ** 5],
    ['5 साल पहले 2 लाख था, 9% से बढ़ा, आज कितना', 2e5 * 1.09 ** 5],
  ])('%s', (question, expected) => {
    const { kind, asked } = ask(question)
    expect(kind).toBe('answer')
    expect(asked[0]).toBeCloseTo(expected, 4)
  })
})

describe('a percentage by what its amount is', () => {
  test.each([
    ['agent gets 3% commission and earned 36,000. value of sale?', 36_000 / 0.03],
    ['5% commission earned 4,000. sales?', 80_000],
    ['3% commission me 36000 mile, sale kitni thi', 12e5],
    ['I got 90,000 after tds of 10%; how much tds', 10_000],
    ['27000 mila 10% tds kat ke, tds kitna kata', 3000],
    ['amount after 10% tds on 80,000', 72_000],
    ['80000 me se 10% tds katne ke baad', 72_000],
    ['total commission at 2% on 3,50,000', 7000],
    ['final price 800 after 20% off. discount?', 200],
    ['20% छूट के बाद 800 दिए, छूट कितनी', 200],
    ['आमदनी का 30% खर्च, 14000 बचा, आमदनी कितनी', 20_000],
    ['spend 70% and save 12000. income?', 40_000],
    ['with 10% tip 550, bill', 500],
    ['price before 20% discount is 500, now?', 400],
    ['12% off = 60 rupees, price?', 500],
  ])('%s', (question, expected) => {
    const { kind, asked } = ask(question)
    expect(kind).toBe('answer')
    expect(asked[0]).toBeCloseTo(expected, 6)
  })
})

test.each([
  'for what salary is new regime tax 1 lakh',
  'crypto tax paid was 31,200; profit?',
  'ltcg tax was 13,000; equity gain?',
  'gratuity of 5 lakh, 15 years, last salary',
  'what loan at 8.5% for 15 years has a total interest of 10 lakh',
  'how much fd to earn interest of 50,000 in 2 years at 7%',
  'rd gave me 2 lakh after 3 years at 7%. monthly deposit was?',
])('a result is not taken for what it came of: %s', (question) => {
  const { kind, asked } = ask(question)
  if (kind === 'answer') expect(asked[0]).toBeCloseTo(answers[question] ?? Number.NaN, 2)
  else expect(kind).toMatch(/clarify|declined/)
})

/** Computed apart, where it can be answered. */
const answers: Readonly<Record<string, number>> = {
  'rd gave me 2 lakh after 3 years at 7%. monthly deposit was?': 4982.8965,
}
