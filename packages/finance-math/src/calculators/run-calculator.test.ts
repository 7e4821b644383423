import { describe, expect, it } from 'vitest'
import { roundTo } from '../core/round-to.ts'
import { arbitrageCalculator } from './arbitrage/arbitrage.calculator.ts'
import { compoundInterestCalculator } from './compound-interest/compound-interest.calculator.ts'
import { currencyCalculator } from './currency/currency.calculator.ts'
import { fdCalculator } from './fd/fd.calculator.ts'
import { loanCalculator } from './loan/loan.calculator.ts'
import { loanPrepaymentCalculator } from './loan-prepayment/loan-prepayment.calculator.ts'
import { retirementCalculator } from './retirement/retirement.calculator.ts'
import { runCalculator } from './run-calculator.ts'
import { sipCalculator } from './sip/sip.calculator.ts'
import { taxCalculator } from './tax/tax.calculator.ts'
import { xirrCalculator } from './xirr/xirr.calculator.ts'

/** The reasons by input, without those that were only missing. */
function reasons({ corrections }: { corrections: readonly { input: string; reason: string }[] }) {
  return corrections
    .filter(({ reason }) => reason !== 'missing')
    .map(({ input, reason }) => `${input} ${reason}`)
}

it('uses the defaults and says which values were missing', () => {
  const run = runCalculator(sipCalculator, {})
  expect(run.values).toMatchObject({ mode: 'sip', monthlyInvestment: 5000, annualRatePercent: 12, years: 10 })
  expect(run.corrections.map(({ input, reason }) => `${input} ${reason}`)).toContain('years missing')
})

it.each([
  [loanCalculator, { principal: 15_000_000 }],
  [fdCalculator, { principal: 5_000_000, annualRatePercent: 0 }],
  [compoundInterestCalculator, { principal: 2_500_000, annualRatePercent: 24 }],
  [sipCalculator, { annualRatePercent: -2, years: 60 }],
  [loanCalculator, { annualRatePercent: 0, years: 40 }],
] as const)('takes what no slider shows as it is: %#', (calculator, given) => {
  const run = runCalculator(calculator, given)
  expect(run.ok).toBe(true)
  expect(run.values).toMatchObject(given)
  expect(reasons(run)).toEqual([])
})

it('cuts the two amounts that are cut while they are typed in links as well, and says so', () => {
  const run = runCalculator(sipCalculator, { mode: 'lump-sum', principal: 5e7, monthlyInvestment: 5e6 })
  expect(run.values).toMatchObject({ principal: 10_000_000, monthlyInvestment: 1_000_000 })
  expect(reasons(run)).toEqual(['monthlyInvestment above-max', 'principal above-max'])
})

it('explains a rate of 0 by a formula that does not divide by it', () => {
  const formulas = [loanCalculator, sipCalculator, loanPrepaymentCalculator].map((calculator) => {
    const run = runCalculator(calculator, { annualRatePercent: 0 })
    return run.ok && run.explanation().formulas.map(({ symbols }) => symbols)
  })
  expect(formulas).toEqual([
    ['EMI = P ÷ n'],
    ['FV = P × n'],
    ['n′ = (B − L) ÷ EMI', 'EMI′ = (B − L) ÷ (n − k)'],
  ])
})

it('brings values within the limits of the formula and reports them', () => {
  const run = runCalculator(sipCalculator, { monthlyInvestment: 5e6, years: '0' })
  expect(run.values).toMatchObject({ monthlyInvestment: 1_000_000, years: 1 / 365 })
  expect(run.corrections).toContainEqual({
    input: 'monthlyInvestment',
    reason: 'above-max',
    given: 5e6,
    used: 1_000_000,
    min: 0.01,
    max: 1_000_000,
  })
  expect(reasons(run)).toEqual(['monthlyInvestment above-max', 'years below-min'])
})

it.each([
  ['₹12,50,000', 1_250_000],
  [' 8 % ', 8],
  ['1e6', 1_000_000],
  ['+200000.', 200_000],
  ['12L', 1_200_000],
  ['1.5 cr', 15_000_000],
])('reads the number %j', (given, principal) => {
  expect(runCalculator(loanCalculator, { principal: given }).values.principal).toBe(principal)
})

it.each(['abc', '1.2.3', '0x10', '1e309', '-1e309', 'NaN', {}, true, '9'.repeat(41)])(
  'uses the default for %j',
  (given) => {
    const run = runCalculator(loanCalculator, { principal: given })
    expect(run.values.principal).toBe(1_000_000)
    expect(reasons(run)).toEqual(['principal not-a-number'])
  },
)

it('rounds what counts in steps: ages to years, tenures to months', () => {
  expect(reasons(runCalculator(retirementCalculator, { currentAge: 30.4 }))).toEqual(['currentAge not-whole'])
  const loan = runCalculator(loanCalculator, { years: 7.3 })
  expect(loan.values.years).toBe(88 / 12)
  expect(reasons(loan)).toEqual(['years not-whole'])
  expect(
    runCalculator(loanCalculator, { years: 7.25 }).corrections.some(({ input }) => input === 'years'),
  ).toBe(false)
})

it('keeps values within ranges that depend on others', () => {
  const run = runCalculator(retirementCalculator, { currentAge: 65, retirementAge: 60, lifeExpectancy: 62 })
  expect(run.values).toMatchObject({ currentAge: 65, retirementAge: 66, lifeExpectancy: 67 })
  expect(reasons(run)).toEqual(['retirementAge below-min', 'lifeExpectancy below-min'])
  const prepaid = runCalculator(loanPrepaymentCalculator, { years: 1, afterMonth: 30, lumpSum: 9e6 })
  expect(prepaid.values.afterMonth).toBe(11)
  expect(prepaid.ok).toBe(true)
  expect(reasons(prepaid)).toEqual(['afterMonth above-max', 'lumpSum above-max'])
})

it('takes the first of repeated parameters, and own fields only', () => {
  expect(runCalculator(loanCalculator, new URLSearchParams('years=3&years=7')).values.years).toBe(3)
  expect(runCalculator(loanCalculator, { years: ['4', '5'] }).values.years).toBe(4)
  expect(runCalculator(loanCalculator, Object.create({ years: 9 })).values.years).toBe(5)
})

it('takes only options that exist, not names of the prototype', () => {
  expect(reasons(runCalculator(loanCalculator, { emiRounding: 'constructor' }))).toEqual([
    'emiRounding not-an-option',
  ])
  expect(runCalculator(loanCalculator, { emiRounding: 'paisa' }).values.emiRounding).toBe('paisa')
})

it('reads currency codes in any case', () => {
  expect(runCalculator(currencyCalculator, { from: ' eur ' }).values.from).toBe('EUR')
  expect(reasons(runCalculator(currencyCalculator, { from: 'EURO', to: { toString: () => 'USD' } }))).toEqual(
    ['from not-a-code', 'to not-a-code'],
  )
})

it('reads lists as arrays or as text, leaves out what is no number and says so', () => {
  expect(runCalculator(arbitrageCalculator, { odds: '2.5,x,3,0.5' }).values.odds).toEqual([2.5, 3, 1.01])
  expect(reasons(runCalculator(arbitrageCalculator, { odds: '2.5,x,3,0.5' }))).toEqual([
    'odds not-a-number',
    'odds below-min',
  ])
  expect(runCalculator(arbitrageCalculator, { odds: ['2,3'] }).values.odds).toEqual([2, 3])
  expect(reasons(runCalculator(arbitrageCalculator, { odds: 7 }))).toEqual(['odds too-few'])
  const many = runCalculator(arbitrageCalculator, { odds: Array(50).fill(30) })
  expect(many.values.odds).toHaveLength(20)
  expect(reasons(many)).toEqual(['odds too-many'])
})

it('reads dated amounts as objects or as text, leaves out what is none and says so', () => {
  const text = runCalculator(xirrCalculator, { flows: '2024-02-29:-1000,2023-02-29:5,2025-02-28:1100,oops' })
  expect(text.values.flows).toEqual([
    { date: '2024-02-29', amount: -1000 },
    { date: '2025-02-28', amount: 1100 },
  ])
  expect(reasons(text)).toEqual(['flows not-a-flow'])
  const flows = [
    { date: '2024-01-01', amount: '-100' },
    null,
    { date: 5, amount: 1 },
    { date: '2025-13-01', amount: 1 },
  ]
  expect(reasons(runCalculator(xirrCalculator, { flows }))).toEqual(['flows not-a-flow', 'flows too-few'])
})

it('answers with the error’s sentence where there is no answer, instead of throwing', () => {
  const run = runCalculator(xirrCalculator, { flows: '2024-01-01:1,2025-01-01:2' })
  expect(run.ok).toBe(false)
  if (!run.ok) expect(run.error.message).toMatch(/\.$/)
})

it('has no answer beyond the largest double, as little as a formula', () => {
  const huge = [
    { date: '2024-01-01', amount: -1e308 },
    { date: '2024-02-01', amount: -1e308 },
    { date: '2030-06-30', amount: 1 },
  ]
  const soon = [
    { date: '2024-01-01', amount: -1 },
    { date: '2024-01-02', amount: 6.95 },
  ]
  for (const flows of [huge, soon]) {
    expect(runCalculator(xirrCalculator, { flows })).toMatchObject({
      ok: false,
      error: { code: 'NO_SOLUTION', argument: 'flows' },
    })
  }
})

describe('a computed answer', () => {
  const run = runCalculator(loanCalculator, { years: 2 })
  if (!run.ok) throw run.error

  it('has all rows of the table, not rounded', () => {
    expect(run.schedule()).toHaveLength(24)
    expect(run.schedule()[0]?.principalPaid).not.toBe(roundTo(Number(run.schedule()[0]?.principalPaid), 2))
  })

  it('has the points of the chart', () => {
    expect(run.series().map(({ x }) => x)).toEqual([0, 1, 2])
  })

  it('has none where the calculator draws and lists nothing', () => {
    const converted = runCalculator(currencyCalculator, { rate: 80 })
    if (converted.ok) expect([converted.series(), converted.schedule()]).toEqual([[], []])
    expect(converted.ok).toBe(true)
  })
})

describe('an explanation', () => {
  it('puts the visitor’s figures into the formula and the sentences, unformatted', () => {
    const run = runCalculator(sipCalculator, { monthlyInvestment: 1000, years: 1 })
    if (!run.ok) throw run.error
    const { formulas, steps, legend } = run.explanation()
    expect(formulas).toHaveLength(1)
    expect(formulas[0]?.parts.slice(0, 3)).toEqual([
      { name: 'futureValue', value: expect.closeTo(12_809.33, 2), unit: 'inr' },
      ' = ',
      { name: 'monthlyInvestment', value: 1000, unit: 'inr' },
    ])
    expect(steps.map(({ text }) => text.key.split('.')[4])).toEqual(['monthlyRate', 'payments', 'value'])
    expect(legend.find(({ symbol }) => symbol === 'n')?.figure).toEqual({
      name: 'months',
      value: 12,
      unit: 'months',
    })
  })

  it('says a chosen option by its label and an amount by its currency', () => {
    const run = runCalculator(currencyCalculator, { rate: 80, to: 'JPY' })
    if (!run.ok) throw run.error
    const figures = run.explanation().steps.flatMap(({ parts }) => parts)
    expect(figures).toContainEqual({ name: 'converted', value: 80, unit: 'currency', currency: 'JPY' })
    const tax = runCalculator(taxCalculator, { financialYear: '2025-26' })
    if (!tax.ok) throw tax.error
    const year = tax.explanation().steps.flatMap(({ parts }) => parts)
    expect(year).toContainEqual({
      name: 'financialYear',
      value: '2025-26',
      text: { key: 'calculators.tax.inputs.financialYear.options.2025-26', en: 'FY 2025-26' },
    })
  })

  it('can be in another language, with the figures in other places', () => {
    const run = runCalculator(loanCalculator, {})
    if (!run.ok) throw run.error
    const { steps } = run.explanation(({ key }) =>
      key.endsWith('.total') ? '{totalInterest} / {nobody}' : '',
    )
    expect(steps.at(-1)?.parts).toEqual([
      expect.objectContaining({ name: 'totalInterest' }),
      ' / ',
      '{nobody}',
    ])
    expect(steps[0]?.parts).toEqual([])
  })
})
