import { expect, it } from 'vitest'
import type { AnyCalculator } from './calculator.ts'
import { calculators } from './index.ts'
import { parseValues } from './parse-values.ts'
import { plainCorrection } from './plain-correction.ts'

it.each([
  ['sip', {}, 'mode', 'mode is missing.'],
  ['sip', { years: 'ten' }, 'years', 'years needs a number, not "ten".'],
  ['sip', { years: 0 }, 'years', 'years may not be below 0.0027397260273972603, not 0.'],
  ['sip', { years: 500 }, 'years', 'years may not be above 200, not 500.'],
  ['sip', { mode: 'weekly' }, 'mode', 'mode has to be sip or lump-sum, not "weekly".'],
  [
    'retirement',
    { currentAge: 30.5 },
    'currentAge',
    'currentAge needs a whole number of years or months, not 30.5.',
  ],
  [
    'capital-gains',
    { sellDate: '2100-01-01' },
    'sellDate',
    'sellDate may not be after 2099-12-31, not "2100-01-01".',
  ],
  [
    'apy',
    { joiningAge: 41 },
    'joiningAge',
    /^joiningAge may not be above 40, not 41\. The Atal Pension Yojana is joined from 18 to 40 \(the chart of contributions of the PFRDA, .*\)\.$/,
  ],
  [
    'ssy',
    { girlAge: 10 },
    'girlAge',
    /^girlAge may not be above 9, not 10\. The Sukanya Samriddhi Account Scheme, 2019, is for girls below 10 on the day of opening \(G\.S\.R\. 914\(E\) /,
  ],
  [
    'ppf',
    { yearlyDeposit: 200_000 },
    'yearlyDeposit',
    /^yearlyDeposit may not be above 150000, not 200000\. The Public Provident Fund Scheme, 2019, takes from ₹500 to ₹1,50,000 in a financial year, in multiples of ₹50 \(G\.S\.R\. 915\(E\) /,
  ],
  [
    'post-office',
    { principal: 4_000_000 },
    'principal',
    /not 4000000\. SCSS takes ₹1,000 or more in multiples of ₹1,000, the monthly income scheme ₹1,000 or more in multiples of ₹1,000, a time deposit ₹1,000 or more in multiples of ₹100, an NSC ₹1,000 or more in multiples of ₹100, a KVP ₹1,000 or more in multiples of ₹100 \(G\.S\.R\. 914\(E\) .*\)\. The Senior Citizens' Savings Scheme takes ₹30,00,000 at most, ₹15,00,000 before April 2023 \(G\.S\.R\. 916\(E\) /,
  ],
  [
    'rd',
    { mode: 'post-office', monthlyDeposit: 90 },
    'monthlyDeposit',
    /^monthlyDeposit may not be below 100, not 90\. The post office's recurring deposit takes ₹100 a month or more, in multiples of ₹10 \(G\.S\.R\. /,
  ],
  [
    'ssy',
    { mode: 'yearly', yearlyDeposit: 200 },
    'yearlyDeposit',
    /^yearlyDeposit may not be below 250, not 200\. The Sukanya .* takes from ₹250 to ₹1,50,000 in a financial year, in multiples of ₹50 \(G\.S\.R\. 914/,
  ],
  ['currency', { from: 'rupees' }, 'from', 'from needs a currency code of three letters, not "rupees".'],
  [
    'xirr',
    { flows: '2024-02-30:1,2025-01-01:-1,2026-01-01:2' },
    'flows',
    'flows needs a date (YYYY-MM-DD) and an amount for each payment, not "2024-02-30:1,2025-01-01:-1,2026-01-01:2".',
  ],
  ['xirr', { flows: '2025-01-01:1' }, 'flows', 'flows needs from 2 to 10000 values.'],
  ['arbitrage', { odds: Array(21).fill(2) }, 'odds', 'odds needs from 2 to 20 values.'],
  ['arbitrage', { odds: [0.5, 2] }, 'odds', 'odds may not be below 1.01, not [0.5,2].'],
  ['arbitrage', { odds: [2, 5000] }, 'odds', 'odds may not be above 1000, not [2,5000].'],
  [
    'capital-gains',
    { sellDate: '1/6/2025' },
    'sellDate',
    'sellDate needs a day as YYYY-MM-DD, not "1/6/2025".',
  ],
  [
    'capital-gains',
    { sellDate: '2017-01-01' },
    'sellDate',
    /^sellDate may not be before 2018-04-01, not "2017-01-01"\. The tax of section 112A is that of sales since 1 April 2018; no earlier one is computed here \(sections /,
  ],
  [
    'capital-gains',
    { buyDate: '2100-01-01' },
    'buyDate',
    'buyDate may not be after 2099-12-31, not "2100-01-01".',
  ],
  [
    'debt-payoff',
    { debts: '5000:36' },
    'debts',
    'debts takes 1 to 20 rows of Owed (₹1 to ₹1,00,00,00,000), Rate a year (0 % to 1,000 %), Minimum a month (₹0 to ₹1,00,00,00,000), not "5000:36".',
  ],
  [
    'debt-payoff',
    { debts: '5000:3600:100' },
    'debts',
    'debts takes 1 to 20 rows of Owed (₹1 to ₹1,00,00,00,000), Rate a year (0 % to 1,000 %), Minimum a month (₹0 to ₹1,00,00,00,000), not "5000:3600:100".',
  ],
])('%s given %j says of %s: %s', (id, given, input, sentence) => {
  const definition = calculators.find((one) => one.id === id) as AnyCalculator
  const correction = parseValues(definition, given).corrections.find((one) => one.input === input)
  const told = correction && plainCorrection(definition, correction)
  if (typeof sentence === 'string') expect(told).toBe(sentence)
  else expect(told).toMatch(sentence)
})

it('calls the input as the place where it was typed does', () => {
  const definition = calculators[0] as AnyCalculator
  const [first] = parseValues(definition, { mode: 'x' }).corrections
  expect(first && plainCorrection(definition, first, '--mode')).toMatch(/^--mode has to be/)
})
