import { expect, test } from 'vitest'
import { solve } from '../solve.ts'

const now = Date.UTC(2026, 10, 29)
const ask = (question: string) => solve({ question, now })

/** The sum of a function of 1 to so many. */
const sumOf = (count: number, of: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => of(at + 1)).reduce((sum, one) => sum + one, 0)

test.each([
  // What was told as a result, a rate or a part would be computed with as what went in.
  'corpus 1 crore via sip 20 years 12%: gain',
  'cagr of 12 on 2 lakh for 5 years',
  'principal 10 lakh tenure 5 years roi 9',
  '500 dollars came to 42,000 rupees, rate?',
  '3,600 gst at 18% on how much',
  'salary ka 20% yaani 12,000 bachata hoon, salary?',
  'टीडीएस 10% 50000 पर',
  'fd maturing 2.3 lakh in 2 years at 7%, interest part',
  'repay 12 lakh in total over 5 years at 10%, how much was borrowed',
  'rd monthly amount to earn 10,000 interest in 2 years at 7%',
  'lottery 5 lakh with 30% tax, in hand',
  '2,100 net of 5% tax',
  'शेयर 200 से 20 रुपये गिरा, कितने प्रतिशत',
  '1,000 off 850 percent',
  'professional fees 1,20,000 after tds',
  '80,000 gave 10,000 in 2 years cagr',
  '18% p.a. on 40,000 for a month',
  '1 lakh at total return of 50% in 4 years',
  'price 800 increased 25% in 2 years, now?',
  '5 लाख 3 साल में 40% बढ़ा, अब कितना',
  'value 10 lakh fell 30% in 4 years, now',
  'my 3 lakh became 3.6 times in 10 years, cagr',
  'what was 24200 two years ago if it grew 10% a year',
  'Biscuits 150 g cost 45. What is the price per kg?',
  '10 boxes at 5 per piece',
  'rent 18000 goes up 7% a year, rent in year 5',
  '10% p.a. for 73 days 1 lakh',
  '2 out of 8 lakh is what percent',
  'paid 36 emis of 10,000 at 12%, how much of that was interest',
  'total repayment 25 lakh, 10 yrs, 9%, emi?',
  'wedding costs 15 lakh today, in 8 years at 6%?',
  'monthly hra exemption, basic 6 lakh hra 2.4 lakh rent 2.16 lakh a year, delhi',
  '100 shares for 5,000 and 50 for 3,000, average price',
])('is asked back: %s', (question) => {
  expect(ask(question).kind).not.toBe('answer')
})

test.each([
  ['monthly interest rate 1.1% emi 3 lakh 3 years', 10_137.1095],
  ['मासिक दर 1%, लोन 3 लाख, 3 साल, ईएमआई', 9964.2929],
  ['from 2 to 3 lakh in 5 years cagr', (1.5 ** 0.2 - 1) * 100],
  ['10 se 12 lakh kitne percent badha', 20],
  ['5 lakh to 8 in 6 years, cagr', (1.6 ** (1 / 6) - 1) * 100],
  ['1500 is 12% more than?', 1500 / 1.12],
  ['1,200 now, up 20%; was?', 1000],
  ["share at 110 up 10% today; yesterday's close?", 100],
  ['salary after 10% tax on 60,000', 54_000],
  ['MRP 1,000 at 800, discount %', 20],
  ['total simple interest 2 lakh 9% 4 years', 72_000],
  ['kiraya 15000 se 1500 badha, kitne percent', 10],
  ['1,180 net of 18% gst', 1000],
  ['rd matured 1 lakh in 2 years at 7%, monthly?', 1e5 / sumOf(24, (month) => 1.0175 ** (month / 3))],
  ['1 lakh fd 7% total interest in 3 years', 1e5 * 1.0175 ** 12 - 1e5],
  ['90 hazaar lagaye 1 lakh hua 2 saal cagr', (1e5 / 9e4) ** 0.5 * 100 - 100],
  ['per plate 650, 200 guests, 18% gst', 650 * 200 * 1.18],
])('is computed as it is meant: %s', (question, expected) => {
  const { kind, asked } = ask(question)
  expect(kind).toBe('answer')
  expect(asked[0]).toBeCloseTo(expected, 3)
})

test.each([
  ['increase 5000 by 8%', 'by 800'],
  ['increase 5000 by 8%', 'to 5600, percent'],
  ['rent 20,000 goes up 10%', 'goes up to 110%'],
  ['salary 40000 raised by 10%', 'and next year by 8%'],
  ['40000 में 10% बढ़ोतरी', 'फिर 8%'],
  ['10 lakh 9% 10 years emi', '90% loan'],
  ['emi 8 lakh 11% 5 years', 'how many emis'],
  ['sip 7000 14% 9 years', 'for my 5 year old'],
  ['10 lakh 9% 10 saal emi', '3 saal baad 8% ho jaye to'],
  ['loan eligibility 80000 salary, existing emi 10000, 9% 20 years 50% foir', 'no existing emi'],
  ['loan 10 lakh 9% 10 years emi', 'how much do I save with 8 years'],
])('a turn that is not heard is asked back: %s, %s', (first, then) => {
  expect(solve({ question: then, before: [first], now }).kind).not.toBe('answer')
})

test.each([
  ['fd 5 lakh 7% 3 years', 'how much more would 6 lakh give', 1e5 * (1 + 0.07 / 4) ** 12],
  ['fd 5 lakh 7% 3 years', 'how much less would 4 lakh bring', 1e5 * (1 + 0.07 / 4) ** 12],
  ['sip 5000 12% 10 years', 'how much for 5000 more', (10_000 * 1.01 * (1.01 ** 120 - 1)) / 0.01],
])('a new figure is held against the one before: %s, %s', (first, then, expected) => {
  expect(solve({ question: then, before: [first], now }).asked[0]).toBeCloseTo(expected, 2)
})

test('what is asked of a turn that was not understood is asked back', () => {
  const before = ['car loan 7 lakh at 9.25 for 5 yrs', "and if it's 4 years"]
  expect(solve({ question: 'how much interest in that case', before, now }).kind).not.toBe('answer')
})

test('a turn with another percentage is computed', () => {
  expect(solve({ question: 'by 10%', before: ['increase 5000 by 8%'], now }).asked).toEqual([5500])
})

test.each(['5 kg at 12 per 100 g', 'retire with 2 crore, 8% return, 1 lakh a month, how long'])(
  'what an order, a count, a unit or a share contradicts is asked back: %s',
  (question) => {
    expect(ask(question).kind).not.toBe('answer')
  },
)

test.each([
  ['aaj 40 lakh ka plot 10 saal pehle 15 lakh mein liya tha, cagr', ((40 / 15) ** 0.1 - 1) * 100],
  ['aaj pachees lakh ka plot 5 saal pehle 18L mein liya tha, cagr', ((25 / 18) ** 0.2 - 1) * 100],
  ['6 pens for 90, how many for 150', 10],
  ['50,000 a month, 30% saved, how much in 2 years', 360_000],
  ['wholesale 600, retailer adds 25%, shop gives 10% off. price', 675],
  ['5 yrs ago 50k now 1.1L cagr', (2.2 ** 0.2 - 1) * 100],
  ['three yrs ago 1 lakh now 85 k cagr', (0.85 ** (1 / 3) - 1) * 100],
  ['3/4 of 1.2L', 90_000],
  ['8 minus 5 lakh', 3e5],
  ['what return is needed for a sip of 10000 to reach 25 lakh in 10 years', 13.2215638],
  ['5000 p/m 12% 10y mutual fund', (5000 * 1.01 * (1.01 ** 120 - 1)) / 0.01],
])('is computed as it is told: %s', (question, expected) => {
  expect(ask(question).asked[0]).toBeCloseTo(expected, 4)
})

test('which of two ways is meant stays open until one is said, and both can be chosen', () => {
  const before = ['car 8L falls 30% 5 yrs']
  const then = (question: string) => solve({ question, before, now })
  expect(then('maybe').kind).not.toBe('answer')
  expect(then('in all').asked).toEqual([560_000])
  expect(then('2').asked).toEqual([560_000])
  expect(then('every year').asked[0]).toBeCloseTo(8e5 * 0.7 ** 5, 4)
})

test.each([
  ['sip 5000 12% 10 years', 'put it at 8% for 5 years'],
  ['old regime tax on salary of 11 lakh with 80C of 1 lakh', 'with 1.5 lakh'],
  ['avg 10 20 30', 'add 60'],
])('a turn that may be about something else is asked back: %s, %s', (first, then) => {
  expect(solve({ question: then, before: [first], now }).kind).not.toBe('answer')
})
