import { describe, expect, it } from 'vitest'
import { arbitrageCalculator } from './arbitrage/arbitrage.calculator.ts'
import { inflationCalculator } from './inflation/inflation.calculator.ts'
import { loanCalculator } from './loan/loan.calculator.ts'
import { loanPrepaymentCalculator } from './loan-prepayment/loan-prepayment.calculator.ts'
import { retirementCalculator } from './retirement/retirement.calculator.ts'
import { sipCalculator } from './sip/sip.calculator.ts'
import { solveFor } from './solve-for.ts'
import { swpCalculator } from './swp/swp.calculator.ts'

const crore = {
  output: 'futureValue',
  target: 10_000_000,
  given: { annualRatePercent: 12, years: 20 },
} as const

it('finds the monthly amount for 1 crore in 20 years at 12 %: 1e7 / 999.147…', () => {
  expect(solveFor(sipCalculator, { input: 'monthlyInvestment', ...crore })).toBeCloseTo(10_008.528_076, 5)
})

it('finds the rate and the time as well', () => {
  const given = { monthlyInvestment: 10_008.528_076_199_003, annualRatePercent: 12, years: 20 }
  expect(solveFor(sipCalculator, { ...crore, input: 'annualRatePercent', given })).toBeCloseTo(12, 9)
  expect(solveFor(sipCalculator, { ...crore, input: 'years', given })).toBeCloseTo(20, 9)
})

it('finds the ends of the range themselves', () => {
  for (const years of [1, 50]) {
    const target = sipCalculator.compute({
      mode: 'lump-sum',
      monthlyInvestment: 100,
      principal: 1000,
      annualRatePercent: 10,
      years,
      rateConvention: 'nominal',
    }).futureValue
    const given = { mode: 'lump-sum', principal: 1000, annualRatePercent: 10 }
    expect(solveFor(sipCalculator, { input: 'years', output: 'futureValue', target, given })).toBeCloseTo(
      years,
      9,
    )
  }
})

it('comes within 1e-12 of every target, from below and from above', () => {
  for (let target = 1_000_000; target < 1_000_100; target++) {
    const monthlyInvestment = solveFor(sipCalculator, { ...crore, target, input: 'monthlyInvestment' })
    // Paid at the start of each of 240 months, at 1 % a month.
    const reached = monthlyInvestment * 1.01 * ((1.01 ** 240 - 1) / 0.01)
    expect(Math.abs(reached / target - 1)).toBeLessThan(2e-12)
  }
})

it('says NO_SOLUTION where the range does not reach the target, and looks further where asked', () => {
  const question = { ...crore, target: 5e9, input: 'monthlyInvestment' } as const
  expect(() => solveFor(sipCalculator, question)).toThrow(
    expect.objectContaining({ code: 'NO_SOLUTION', argument: 'target', value: 5e9 }),
  )
  expect(solveFor(sipCalculator, { ...question, within: { min: 0, max: 1e8 } })).toBeCloseTo(5_004_264.038, 2)
})

it('gives the first tenure, in months, whose instalment is no more than the target', () => {
  const question = {
    input: 'years',
    output: 'emi',
    target: 20_000,
    given: { annualRatePercent: 6.5 },
  } as const
  const months = 12 * solveFor(loanCalculator, question)
  expect(months).toBe(59)
  const emi = (years: number) =>
    loanCalculator.compute({ principal: 1_000_000, annualRatePercent: 6.5, years, emiRounding: 'none' }).emi
  expect(emi(59 / 12)).toBeLessThanOrEqual(20_000)
  expect(emi(58 / 12)).toBeGreaterThan(20_000)
})

it('gives the least withdrawal that uses everything up', () => {
  const given = { principal: 100_000, annualRatePercent: 7, years: 10 }
  const found = solveFor(swpCalculator, {
    input: 'monthlyWithdrawal',
    output: 'finalBalance',
    target: 0,
    given,
  })
  // The instalment of a loan of the same terms.
  expect(found).toBeCloseTo(1161.084_79, 4)
})

it('looks only where the calculator has answers, and at ranges that depend on other inputs', () => {
  const given = { principal: 1_000_000, annualRatePercent: 8, afterMonth: 100, lumpSum: 100_000 }
  const target = loanPrepaymentCalculator.compute({ ...given, years: 15 }).outstanding
  const question = { input: 'years', output: 'outstanding', target } as const
  expect(solveFor(loanPrepaymentCalculator, { ...question, given: { ...given, years: 15 } })).toBe(15)
  const late = { input: 'afterMonth', output: 'outstanding', target: 1 } as const
  expect(() => solveFor(loanPrepaymentCalculator, { ...late, given: { years: 1, lumpSum: 0 } })).toThrow(
    'from 0 to 11',
  )
})

it('stops where answers stop: retirement before one’s age has none', () => {
  const given = { currentAge: 30, retirementAge: 60, monthlyExpenses: 10_000 }
  const question = { input: 'currentAge', output: 'corpusNeeded', given } as const
  const run = (target: number) => solveFor(retirementCalculator, { ...question, target })
  expect(() => run(1)).toThrow(expect.objectContaining({ code: 'NO_SOLUTION' }))
  const { corpusNeeded } = retirementCalculator.compute({
    currentAge: 59,
    retirementAge: 60,
    lifeExpectancy: 85,
    monthlyExpenses: 10_000,
    inflationPercent: 6,
    preRetirementReturnPercent: 12,
    postRetirementReturnPercent: 7,
    currentSavings: 0,
  })
  expect(run(corpusNeeded)).toBe(59)
})

it('says NO_SOLUTION where the output jumps over the target', () => {
  const question = { input: 'amount', output: 'roundedFutureCost', target: 20_000.5 } as const
  expect(() => solveFor(inflationCalculator, question)).toThrow(
    expect.objectContaining({ code: 'NO_SOLUTION' }),
  )
})

describe('a wrong question', () => {
  it.each([
    ['input', { input: 'rateConvention' }],
    ['input', { input: 'toString' }],
    ['input', { input: Object.create(null) }],
    ['output', { output: 'constructor' }],
    ['output', { output: Object.create(null) }],
    ['target', { target: Number.NaN }],
    ['target', { target: '5' }],
    ['within.min', { within: { min: Number.NaN, max: 1 } }],
    ['within.max', { within: { min: 1, max: 1 } }],
    ['within', { within: 7 }],
  ])('is refused by name: %s', (argument, wrong) => {
    const question = { ...crore, input: 'monthlyInvestment', ...wrong } as never
    expect(() => solveFor(sipCalculator, question)).toThrow(expect.objectContaining({ argument }))
  })

  it('about a list or a choice is refused', () => {
    for (const output of ['stakes', 'isArbitrage'] as const) {
      expect(() => solveFor(arbitrageCalculator, { input: 'totalStake', output, target: 1 })).toThrow(
        'output',
      )
    }
  })
})

it('computes no value of the input twice, as a page solves anew with every answer', () => {
  const tried: number[] = []
  const counted: typeof sipCalculator = {
    ...sipCalculator,
    compute: (values) => {
      tried.push(values.monthlyInvestment)
      return sipCalculator.compute(values)
    },
  }
  solveFor(counted, { input: 'monthlyInvestment', output: 'futureValue', target: 2_000_000 })
  expect(new Set(tried).size).toBe(tried.length)
})

describe('money that runs out', () => {
  const given = { principal: 100_000, monthlyWithdrawal: 5000, annualRatePercent: 7, years: 10 }
  const nothingLeft = { output: 'finalBalance', target: 0 } as const

  it('is the most that is gone at the end, and not the least that is gone before', () => {
    // A payment of 5,000 at the beginning or end of each of 120 months at 7 / 12 %: its present value.
    const growth = 1 + 0.07 / 12
    const present = (5000 * (1 - growth ** -120)) / (growth - 1)
    expect(solveFor(swpCalculator, { ...nothingLeft, input: 'principal', given })).toBeCloseTo(present, 3)
  })

  it('is one amount where something is to be left', () => {
    const growth = 1 + 0.07 / 12
    const left = 250_000
    const present = (5000 * (1 - growth ** -120)) / (growth - 1) + left / growth ** 120
    const asked = { input: 'principal', output: 'finalBalance', target: left, given } as const
    expect(solveFor(swpCalculator, asked)).toBeCloseTo(present, 3)
  })

  it('lasts to the end at no lower return', () => {
    const rate = solveFor(swpCalculator, { ...nothingLeft, input: 'annualRatePercent', given })
    const monthly = rate / 1200
    expect((5000 * (1 - (1 + monthly) ** -120)) / monthly).toBeCloseTo(100_000, 2)
  })

  it('is taken out by the least withdrawal that leaves nothing', () => {
    const growth = 1 + 0.07 / 12
    expect(solveFor(swpCalculator, { ...nothingLeft, input: 'monthlyWithdrawal', given })).toBeCloseTo(
      (100_000 * (growth - 1)) / (1 - growth ** -120),
      3,
    )
  })
})
