import { expect, test } from 'vitest'
import { solve } from './solve.ts'

const now = Date.UTC(2026, 10, 26)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

// Every figure was computed in Python from the definition of the product.
test.each([
  // "Every month" is how often it is paid in, not how often interest is added.
  ['rd 5000 every month 3 years 7%', 200686.4875766],
  ['हर महीने 1500 की आरडी 5 साल, 6.7%', 107048.743252891],
  // A sign belongs to its figure, however it is written.
  ['sip 10k -8% 3 years', 318865.95742851],
  ['lump sum 2 lakh -5% 3 years', 171475],
  ['माइनस 5 प्रतिशत रिटर्न पर 1 लाख, 4 साल', 81450.625],
  ['5000 की SIP, 10 साल, माइनस 2% रिटर्न', 543310.498175],
  // What is paid back is a loan.
  ['30 lakh 20 years 8.5% total payment', 6248327.28023184],
  ['card bill 50000 at 36%, i pay 3000 a month, how many months', 24],
  ['personal loan 80000 emi 14% 18 months', 4953.21391],
  // So little is the rate of a month, where a month is named behind it.
  ['loan 5 lakh at 1% monthly 3 years emi', 16607.1549047],
  ['emi for 5 lakh at 1% monthly for 36 months', 16607.1549047],
  // The interest of a certificate is no interest of every quarter.
  ['nsc 10000 interest after 5 years', 4490],
  // 14 lakh: 81,900 in the new regime, 1,79,400 in the old one with 1.5 lakh under 80C.
  ['how much tax do i save in new regime vs old on salary 14L with 80c 150000', 97500],
  ['salary 14 lakh 80c 1.5 lakh how much less tax in new regime than old', 97500],
  // Twelve times as much, where a year is said: "annual" as well as "a year", before and behind.
  ['fire number for 6 lakh annual expenses at 4%', 15000000],
  ['fire number if i spend 8 lakh a year at 3.5%', 22857142.8571429],
  ['epf annual basic 6 lakh 10 years', 2289215.35605],
  ['salary 1.5 lakh per month old regime 80c 12500 per month', 304200],
  ['school fees 1 lakh a year rising 10% for 12 years', 313842.837672],
  // What is asked for by the month is not told by the year.
  ['how much ppf per month for 10 lakh in 15 years', 3168.8897394],
  ['how many months to pay 2 lakh at 15% if i pay 9000 each month', 27],
])('%s: what is said of a figure stays with it', (question, figure) => {
  const { kind, asked } = ask(question)
  expect([question, kind]).toEqual([question, 'answer'])
  expect(asked[0]).toBeCloseTo(figure, 4)
})

test.each([
  // Rs 20,000 is hardly the loan.
  'emi 20000 10 years at 9%',
  'emi 20000 dollars 10 years at 9%',
  // An age is no rate, and so much a year is not so much a month.
  'fire at 45 with 40000 expense',
  'sip 60000 annual 12% 10 years',
  'swp 1 crore 6 lakh annual withdrawal 8% 20 years',
  // The tax of a month is not that of so much a month.
  'salary 20 lakh monthly tax new regime',
  // The total of them is not one of them.
  'total of 60 emis for 9 lakh at 11%',
  // The payment never clears it.
  'card due 50000 at 40% pa, paying 1500 monthly, when will it finish',
  // A scheme pays each quarter; a year of it was asked for.
  'scss 20 lakh annual interest',
  // What somebody earns is no price of a coin, and what is received is no allowance of before.
  'salary 10 lakh and crypto profit 1 lakh total tax',
  'gratuity tax free amount for 25 lakh received basic 1 lakh 20 years',
])('%s: asked back rather than computed as something else', (question) => {
  expect([question, ask(question).kind]).not.toEqual([question, 'answer'])
})

test.each(['5% ghatkar 1 lakh 4 saal', 'कीमत 3 गुना होने पर इम्परमानेंट लॉस'])(
  '%s: no answer is offered as if a word that turns it round changed nothing',
  (question) => {
    const { kind, likely, options } = ask(question)
    expect([kind === 'answer', likely, options]).toEqual([false, undefined, []])
  },
)

test('another price of a trade in crypto changes the gain, and is not the gain', () => {
  const before = 'crypto bought 5 lakh sold 8 lakh tax'
  // 31.2 % of 5 lakh and of 4 lakh.
  expect(ask('if sold at 10 lakh?', before).asked[0]).toBeCloseTo(156_000, 6)
  expect(ask('bought at 6 lakh', before, 'if sold at 10 lakh?').asked[0]).toBeCloseTo(124_800, 6)
  // Sold below its price there is no gain, and no tax of 1,24,800.
  expect(ask('sold at 4 lakh', before).kind).toBe('clarify')
  expect(ask('if sold at 10 lakh', 'crypto profit 2 lakh tax').kind).toBe('clarify')
})
