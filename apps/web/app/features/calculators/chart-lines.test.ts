import { calculators, computeAnswer, inTodaysMoney } from '@pkg/finance-math/calculators'
import { loanPrepaymentCalculator } from '@pkg/finance-math/calculators/loan-prepayment'
import { sipCalculator } from '@pkg/finance-math/calculators/sip'
import { stepUpSipCalculator } from '@pkg/finance-math/calculators/step-up-sip'
import { describe, expect, test } from 'vitest'
import { toChartLines } from './chart-lines.ts'
import type { AnyAnswer } from './scenario.ts'

type Definition = Parameters<typeof toChartLines>[0]

function draw(definition: Definition, given: object, inflation?: number) {
  const shown = inflation === undefined ? definition : inTodaysMoney(definition, inflation)
  const answer = computeAnswer(shown, given)
  if (!answer.ok) throw answer.error
  return toChartLines(shown, answer as AnyAnswer)
}

test('every line of the definition is drawn as it is', () => {
  const { lines, stacked } = draw(sipCalculator, {
    monthlyInvestment: 5000,
    annualRatePercent: 12,
    years: 10,
  })
  expect(stacked).toBe(true)
  expect(lines.map(({ label }) => label)).toEqual(['Invested', 'Returns'])
  expect(lines[0]?.points.at(-1)).toEqual({ x: 10, y: 600_000 })
})

test('parts that stand on each other are to the paisa, and add up to their sum', () => {
  // 5,000 a month with 10 % more each year: neither what was invested nor the value is whole.
  const { lines } = draw(stepUpSipCalculator, { years: 40 })
  const answer = computeAnswer(stepUpSipCalculator, { years: 40 })
  const values = answer.ok ? answer.schedule().filter(({ month }) => Number(month) % 12 === 0) : []
  expect(values).toHaveLength(40)
  values.forEach(({ futureValue }, index) => {
    const parts = lines.map(({ points }) => Math.round(Number(points[index + 1]?.y) * 100))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round(Number(futureValue) * 100))
  })
})

test.each(calculators)('the lines of $id have names that fit behind their ends on a phone', (definition) => {
  const { lines } = draw(definition, {})
  const words = lines.flatMap(({ label, end = [] }) => [label, ...end])
  if (lines.length > 1) expect(words.filter((word) => word.length > 15)).toEqual([])
})

test.each(calculators)(
  'what stands behind the lines of $id tells each of them from the others',
  (definition) => {
    const { lines } = draw(definition, {})
    const ends = lines.map(({ end, points }) => String(end ?? points.at(-1)?.y))
    // A target is reached by its investment: the two lines meet, and their names say which is which.
    const meet = ['target-amount', 'child-education', 'marriage'].includes(definition.id)
    if (!meet && definition.series?.shape !== 'bars') expect(new Set(ends).size).toBe(ends.length)
  },
)

test('the lines of a prepaid loan, which all end at nothing owed, say when, and what interest that has cost', () => {
  const { lines } = draw(loanPrepaymentCalculator, {})
  expect(lines.map(({ points }) => Math.round(points.at(-1)?.y ?? 1))).toEqual([0, 0, 0])
  // 10 lakh at 6.5 % over 60 months, of which 1 lakh is prepaid after 12.
  expect(lines.map(({ label, end }) => [label, ...(end ?? [])])).toEqual([
    ['No prepayment', 'Month 60', '₹1.7\u00a0lakh'],
    ['Shorter loan', 'Month 54', '₹1.5\u00a0lakh'],
    ['Lower EMI', 'Month 60', '₹1.6\u00a0lakh'],
  ])
})

describe('parts of which one falls below zero', () => {
  test.each([
    [{ annualRatePercent: -4, years: 5 }, undefined],
    [{ annualRatePercent: 3, years: 5 }, 8],
  ])('are no stack: what was invested is drawn beside the sum (%j, inflation %s)', (given, inflation) => {
    const { lines, stacked } = draw(sipCalculator, given, inflation)
    expect(stacked).toBe(false)
    expect(lines.map(({ label }) => label)).toEqual(['Invested', 'Total'])
    expect(Number(lines[1]?.points.at(-1)?.y)).toBeLessThan(Number(lines[0]?.points.at(-1)?.y))
  })
})
