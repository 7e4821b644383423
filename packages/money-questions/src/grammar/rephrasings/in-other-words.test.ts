import { expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 27)
const ask = (question: string) => solve({ question, now })

const emi = (principal: number, rate: number, months: number) => {
  const i = rate / 1200
  return (principal * i * (1 + i) ** months) / ((1 + i) ** months - 1)
}
const owed = (principal: number, rate: number, months: number, paid: number) => {
  const i = rate / 1200
  return principal * (1 + i) ** paid - (emi(principal, rate, months) * ((1 + i) ** paid - 1)) / i
}
const sip = (monthly: number, rate: number, months: number) => {
  const i = rate / 1200
  return ((monthly * ((1 + i) ** months - 1)) / i) * (1 + i)
}
const interestOf = (principal: number, rate: number, months: number, from: number, to: number) =>
  (to - from + 1) * emi(principal, rate, months) -
  (owed(principal, rate, months, from - 1) - owed(principal, rate, months, to))

test.each([
  ['interest in years 3 and 4 of loan 25 lakh 9% 15 years', interestOf(25e5, 9, 180, 25, 48)],
  ['loan 10 lakh 9% 10 years interest still to pay after 3 years', interestOf(10e5, 9, 120, 37, 120)],
  ['loan 10 lakh 9% 10 years total paid in first 3 years', 36 * emi(10e5, 9, 120)],
  ['outstanding 10 lakh 9%, 84 of 120 emis left', owed(10e5, 9, 120, 36)],
  ['outstanding 10 lakh 9% 10 years with 7 years to go', owed(10e5, 9, 120, 36)],
  ['principal becomes 1.331 lakh at 10% compound in 3 years', 1e5],
  ['amount 1.24 lakh 8% simple 3 years principal', 1e5],
  ['fd 5 lakh to 6 lakh at 7% time', Math.log(1.2) / Math.log(1.0175) / 4],
  ['9 lakh in 2025 and 4 lakh in 2018, growth a year', ((9 / 4) ** (1 / 7) - 1) * 100],
  ['inflation 50000 to 90000 10 years rate', (1.8 ** 0.1 - 1) * 100],
  ['what was the cost 10 years ago of what costs 90000 now at 6% inflation', 9e4 / 1.06 ** 10],
  ['increase in cost of 50000 in 10 years at 6% inflation', 5e4 * (1.06 ** 10 - 1)],
  ['sip 8000 return 12 inflation 6 15 years', sip(8000, 12, 180) / 1.06 ** 15],
  ['goal 20 lakh today 15 years inflation 6% return 12% sip', (20e5 * 1.06 ** 15) / sip(1, 12, 180)],
  ['25 lakh house 5 lakh own funds 9% 15 years emi', emi(20e5, 9, 180)],
  ['loan for 80% of 25 lakh, 9% 15 years, emi', emi(20e5, 9, 180)],
  ['sip 8000 15 years 12% annual increase 10%', risingSip(8000, 10, 12, 15)],
  ['12 lakh loan 9.5% 7 years extra I pay over principal', 84 * emi(12e5, 9.5, 84) - 12e5],
  ['Q5. Find CI on Rs 12,500 for 3 years at 12% compounded annually', 12_500 * (1.12 ** 3 - 1)],
  ['last year my rate was 8%, now it is 9%. loan 30 lakh 20 years emi', emi(30e5, 9, 240)],
])('%s', (question, expected) => {
  const { kind, asked } = ask(question)
  expect(kind).toBe('answer')
  expect(asked[0]).toBeCloseTo(expected, 3)
})

function risingSip(first: number, rise: number, rate: number, years: number): number {
  return Array.from(
    { length: years },
    (_, year) =>
      sip(first * (1 + rise / 100) ** year, rate, 12) * (1 + rate / 1200) ** (12 * (years - year - 1)),
  ).reduce((sum, one) => sum + one, 0)
}

test.each([
  // The first and the last of these years, or what lies between them.
  'interest paid between year 3 and year 5 on loan 10 lakh 9% 10 years',
  // A rate of 13.2 %, or a rise every year.
  'sip 20000 10 years 12% increased by 10%',
  'inflation 6% 50000 10 years ago',
  'inflation 0.5% per month, what will 10000 cost after 5 years',
  '30000 yearly for 20 years maturity 12 lakh rate of return',
  'annual investment 1 lakh to reach 10 lakh at 8% years',
  'loan 10 lakh 9% 10 years remaining instalments after 3 years',
  'cagr 0 to 5 lakh 3 years',
])('%s: not answered', (question) => {
  expect(ask(question).kind).not.toBe('answer')
})
