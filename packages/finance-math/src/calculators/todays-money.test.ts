import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyCalculator } from './calculator.ts'
import { computeAnswer } from './compute-answer.ts'
import { calculators } from './index.ts'
import { retirementCalculator } from './retirement/retirement.calculator.ts'
import { sipCalculator } from './sip/sip.calculator.ts'
import { solveFor } from './solve-for.ts'
import { stepUpSipCalculator } from './step-up-sip/step-up-sip.calculator.ts'
import { swpCalculator } from './swp/swp.calculator.ts'
import { targetAmountCalculator } from './target-amount/target-amount.calculator.ts'
import { inTodaysMoney } from './todays-money.ts'

type Row = Readonly<Record<string, number>>

function answer(definition: AnyCalculator, given: object, inflation?: number) {
  const found = computeAnswer(
    inflation === undefined ? definition : inTodaysMoney(definition, inflation),
    given,
  )
  if (!found.ok) throw found.error
  return {
    values: found.values as unknown as Row,
    outputs: found.outputs as Row,
    points: found.series(),
    rows: found.schedule() as readonly Row[],
  }
}

/** Whether two amounts are the same but for the last digits of the larger amounts that they were made from. */
function expectClose(found: unknown, expected: number, scale = Math.abs(expected)): void {
  expect(Math.abs(Number(found) - expected)).toBeLessThanOrEqual(1e-8 * Math.max(1, scale))
}

const turning = calculators.filter(({ todaysMoney }) => todaysMoney)
const others = calculators.filter(({ todaysMoney }) => !todaysMoney)
const inflations = fc.double({ min: 0.1, max: 30, noNaN: true })

/** Values on the sliders, by the definition. */
function onSliders({ inputs }: AnyCalculator) {
  return fc.record(
    Object.fromEntries(
      Object.entries(inputs).map(([name, input]) => [
        name,
        input.kind === 'number'
          ? fc.integer({ min: Math.ceil(input.min), max: Math.floor(input.max) })
          : input.kind === 'choice'
            ? fc.constantFrom(...Object.keys(input.options))
            : fc.constant(input.default),
      ]),
    ),
  )
}

it('is there for every plan that is paid or paid out over time', () => {
  expect(turning.map(({ id }) => id).toSorted()).toEqual(
    [
      'sip',
      'step-up-sip',
      'simple-interest',
      'compound-interest',
      'fd',
      'swp',
      'target-amount',
      'retirement',
    ].toSorted(),
  )
})

it.each(others)('leaves $id as it is', (definition) => {
  expect(inTodaysMoney(definition, 6)).toBe(definition)
})

describe.each(turning)('$id in today’s money', (definition) => {
  it('is the same without inflation', () => {
    const { points, rows, outputs } = answer(definition, {})
    expect(answer(definition, {}, 0)).toMatchObject({ points, rows, outputs })
  })

  it('has parts that add up, a chart that ends at its figures, and smaller values than on their days', () => {
    fc.assert(
      fc.property(onSliders(definition), inflations, (given, inflation) => {
        const nominal = answer(definition, given)
        const { outputs, points, rows } = answer(definition, given, inflation)
        const { total, parts } = definition.composition ?? { total: '', parts: [] }
        if (total !== '') {
          const sum = parts.reduce((all, part) => all + Number(outputs[part]), 0)
          expectClose(sum, Number(outputs[total]), Number(nominal.outputs[total]))
          const last = points.at(-1) as Row
          const height = Object.keys(definition.series?.lines ?? {}).reduce(
            (all, line) => all + Number(last[line]),
            0,
          )
          expectClose(height, Number(outputs[total]), Number(nominal.outputs[total]))
        }
        expect(points.map(({ x }) => x)).toEqual(nominal.points.map(({ x }) => x))
        expect(rows).toHaveLength(nominal.rows.length)
        for (const value of [...Object.values(outputs), ...rows.flatMap((row) => Object.values(row))]) {
          expect(Number.isFinite(value)).toBe(true)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('a SIP of 5,000 over 10 years at 12 % and 6 % of inflation', () => {
  const { outputs, rows, points } = answer(sipCalculator, {}, 6)
  // Each of 120 instalments grows to the end; each is worth less the later it is paid.
  let value = 0
  let invested = 0
  for (let month = 0; month < 120; month++) {
    value += 5000 * 1.01 ** (120 - month)
    invested += 5000 / 1.06 ** (month / 12)
  }
  value /= 1.06 ** 10

  it('is worth the value of its last day less the rise of prices', () => {
    expectClose(outputs.futureValue, value)
  })

  it('counts each instalment as of its own day, and as returns what is left', () => {
    expectClose(outputs.totalInvested, invested)
    expectClose(outputs.gain, value - invested)
  })

  it('ends table and chart at the same figures', () => {
    expectClose(rows.at(-1)?.futureValue, value)
    expectClose(rows.at(-1)?.totalInvested, invested)
    expectClose(points.at(-1)?.invested, invested)
    expect(rows[0]?.totalInvested).toBe(5000)
  })
})

it('counts each instalment of a SIP with a step-up as of its own day, also in years that are not whole', () => {
  const given = { monthlyInvestment: 4000, annualStepUpPercent: 10, annualRatePercent: 11, years: 2.5 }
  let invested = 0
  for (let month = 0; month < 30; month++)
    invested += (4000 * 1.1 ** Math.floor(month / 12)) / 1.07 ** (month / 12)
  const { outputs, rows } = answer(stepUpSipCalculator, given, 7)
  expectClose(outputs.totalInvested, invested)
  expectClose(rows[12]?.monthlyInvestment, 4400 / 1.07)
  expectClose(rows[23]?.monthlyInvestment, 4400 / 1.07 ** (23 / 12))
})

it('counts each withdrawal as of its own day, and as returns what is left', () => {
  const given = { principal: 1_000_000, monthlyWithdrawal: 8000, annualRatePercent: 7, years: 10 }
  const { outputs, rows } = answer(swpCalculator, given, 5)
  let balance = 1_000_000
  let withdrawn = 0
  for (let month = 1; month <= 120; month++) {
    balance = balance * (1 + 0.07 / 12) - 8000
    withdrawn += 8000 / 1.05 ** (month / 12)
  }
  balance /= 1.05 ** 10
  expectClose(outputs.finalBalance, balance, 1e6)
  expectClose(outputs.totalWithdrawn, withdrawn)
  expectClose(outputs.totalInterest, balance + withdrawn - 1_000_000, 1e6)
  const earned = rows.reduce((sum, { interest = 0 }) => sum + interest, 0)
  expectClose(earned, Number(outputs.totalInterest), 1e6)
})

it('makes a target that rises with prices cost what it costs today', () => {
  const given = { target: 100_000, inflationPercent: 6, returnPercent: 9, years: 10 }
  const { outputs } = answer(targetAmountCalculator, given, 6)
  expectClose(outputs.inflatedTarget, 100_000)
  const { presentInvestment = 0 } = answer(targetAmountCalculator, given).outputs
  // What is invested today is today's money already.
  expect(outputs.presentInvestment).toBe(presentInvestment)
  expectClose(outputs.growth, 100_000 - presentInvestment)
})

it('keeps every year of a retirement adding up', () => {
  const given = { currentAge: 40, retirementAge: 60, currentSavings: 500_000 }
  const { outputs, rows } = answer(retirementCalculator, given, 6)
  expectClose(outputs.monthlyExpensesThen, 50_000)
  expectClose(Number(outputs.savingsThen) + Number(outputs.shortfall), Number(outputs.corpusNeeded))
  let balance = 500_000
  for (const { invested = 0, growth = 0, withdrawn = 0, balance: end = 0 } of rows) {
    expectClose(balance + invested + growth - withdrawn, end, 1e8)
    balance = end
  }
  // Expenses that rise with prices cost the same every year.
  expectClose(rows.at(-1)?.withdrawn, 600_000)
})

it('answers a question backwards in today’s money', () => {
  const definition = inTodaysMoney(sipCalculator, 6)
  const question = { input: 'monthlyInvestment', output: 'futureValue', target: 1_000_000 } as const
  const found = solveFor(definition, { ...question, given: { years: 10 } })
  const { outputs } = answer(sipCalculator, { monthlyInvestment: found, years: 10 })
  expectClose(Number(outputs.futureValue) / 1.06 ** 10, 1_000_000)
})
