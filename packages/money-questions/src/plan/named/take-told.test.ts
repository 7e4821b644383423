import { expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 24)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

const gainOn = 'capital gains on shares bought for 1 lakh and sold for 5 lakh'

test.each([
  'capital gains on shares bought on 1 May 2020 for 1 lakh and sold on 1 June 2025 for 5 lakh',
  'capital gains on shares bought for 1 lakh on 1/5/2020 and sold for 5 lakh on 1/6/2025',
  'capital gains on shares sold on 1 June 2025 for 5 lakh, bought on 1 May 2020 for 1 lakh',
  'shares par tax: 1 may 2020 ko 1 lakh mein kharida aur 1 june 2025 ko 5 lakh mein becha',
  'शेयर पर टैक्स: 1/5/2020 को 1 लाख में खरीदा और 1/6/2025 को 5 लाख में बेचा',
])('%s: each day is the one that its words name', (question) => {
  const found = ask(question)
  expect(found.kind).toBe('answer')
  // (4,00,000 − 1,25,000) × 12.5 % × 1.04
  expect(found.asked[0]).toBeCloseTo(35_750, 6)
  expect(found.calculations[0]?.link).toContain(
    'buyDate=2020-05-01&sellDate=2025-06-01&cost=100000&sale=500000',
  )
})

test('days that are missing are asked back, and told one after the other in an answer', () => {
  const missing = ask(gainOn)
  expect(missing.kind).toBe('clarify')
  expect(missing.text).toContain('Bought on')
  expect(missing.text).toContain('Sold on')
  expect(ask('1 May 2020 and 1 June 2025', gainOn).asked[0]).toBeCloseTo(35_750, 6)
  const half = ask('sold on 1 June 2025', gainOn)
  expect(half.kind).toBe('clarify')
  expect(half.text).not.toContain('Sold on')
  expect(ask('1 May 2020', gainOn, 'sold on 1 June 2025').asked[0]).toBeCloseTo(35_750, 6)
})

test('rows are told by what their columns count, and by the words beside figures of one kind', () => {
  for (const debts of [
    '80000 at 36% minimum 4000, 250000 at 14% minimum 8500 and 40000 at 18% minimum 2000',
    'emi 4000 on 80000 at 36%, emi 8500 on 250000 at 14%, emi 2000 on 40000 at 18%',
    '80000 36% 4000, 2.5 lakh 14% 8500, 40000 18% 2000',
  ]) {
    const found = ask(`debt payoff: ${debts}, extra 5000 a month`)
    expect(found.calculations[0]?.link, debts).toContain(
      new URLSearchParams({ debts: '80000:36:4000,250000:14:8500,40000:18:2000', extra: '5000' }).toString(),
    )
    expect(found.asked).toEqual([23])
    expect(found.text).toContain('₹2,50,000 / 14 % / ₹8,500')
  }
})

test('rows with days tell the price from the amount', () => {
  // 30,000 ÷ (40 + 50 + 62.5)
  for (const purchases of [
    '10000 on 5 Jan 2026 at 250, 10000 on 5 Feb 2026 at 200, 10000 on 5 March 2026 at 160',
    '5 Jan 2026 price 250 amount 10000, 5 Feb 2026 price 200 amount 10000, 5 March 2026 price 160 amount 10000',
  ]) {
    const found = ask(`dca: ${purchases}, price 230 on 5 Oct 2026`)
    expect(found.asked[0], purchases).toBeCloseTo(196.721311, 6)
  }
})

test('a question without its rows asks for them by an example', () => {
  const found = ask('debt avalanche with extra 5000')
  expect(found.kind).toBe('clarify')
  expect(found.text).toContain('Debts: what is it? For example ₹80,000 / 36 % / ₹4,000.')
})

test('a day more than a calculator asks for is no question for it', () => {
  expect(
    ask('capital gains on gold bought 1/5/2020 for 1 lakh sold 1/6/2025 for 5 lakh paid 1/7/2025').kind,
  ).not.toBe('answer')
})
