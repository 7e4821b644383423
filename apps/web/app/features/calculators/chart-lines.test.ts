import { calculators, computeAnswer } from '@pkg/finance-math/calculators'
import { retirementCalculator } from '@pkg/finance-math/calculators/retirement'
import { sipCalculator } from '@pkg/finance-math/calculators/sip'
import { swpCalculator } from '@pkg/finance-math/calculators/swp'
import { targetAmountCalculator } from '@pkg/finance-math/calculators/target-amount'
import { describe, expect, test } from 'vitest'
import { toChartLines } from './chart-lines.ts'
import type { AnyAnswer } from './scenario.ts'

type Definition = Parameters<typeof toChartLines>[0]

function draw(definition: Definition, given: object, inflation?: number) {
  const answer = computeAnswer(definition, given)
  if (!answer.ok) throw answer.error
  return toChartLines(definition, answer as AnyAnswer, inflation)
}

test('without an inflation every line of the definition is drawn as it is', () => {
  const lines = draw(sipCalculator, { monthlyInvestment: 5000, annualRatePercent: 12, years: 10 })
  expect(lines.map(({ label }) => label)).toEqual(['Invested', 'Returns'])
  expect(lines[0]?.points.at(-1)).toEqual({ x: 10, y: 600_000 })
})

test.each(calculators)('the lines of $id have names that fit behind their ends on a phone', (definition) => {
  const labels = draw(definition, {}).map(({ label }) => label)
  if (labels.length > 1) expect(labels.filter((label) => label.length > 15)).toEqual([])
})

describe('in today’s money', () => {
  test('a stack becomes one line of its sums, each at the prices of its own year', () => {
    const [line, ...others] = draw(
      sipCalculator,
      { monthlyInvestment: 5000, annualRatePercent: 12, years: 10 },
      6,
    )
    expect(others).toEqual([])
    expect(line?.label).toBe('Total')
    // 5,000 at the start of each month at 1 %: 64,046.64 after a year, 11,61,695.38 after ten.
    expect(line?.points[1]?.y).toBeCloseTo(64_046.64 / 1.06, 1)
    expect(line?.points.at(-1)?.y).toBeCloseTo(1_161_695.38 / 1.06 ** 10, 1)
  })

  test('sums of payments of many dates are left out', () => {
    const labels = draw(swpCalculator, {}, 6).map(({ label }) => label)
    expect(labels).toEqual(['Balance'])
  })

  test('a target keeps its price where it rises with that inflation', () => {
    const lines = draw(targetAmountCalculator, { target: 100_000, inflationPercent: 6, years: 10 }, 6)
    const target = lines.find(({ label }) => label === 'Target’s cost')
    for (const { y } of target?.points ?? []) expect(y).toBeCloseTo(100_000, 6)
  })

  test('ages count from the first one', () => {
    const given = { currentAge: 40, retirementAge: 60, currentSavings: 500_000 }
    const [nominal] = draw(retirementCalculator, given)
    const [line] = draw(retirementCalculator, given, 6)
    expect(line?.points[0]).toEqual({ x: 40, y: 500_000 })
    expect(line?.points[20]?.x).toBe(60)
    expect(line?.points[20]?.y).toBeCloseTo(Number(nominal?.points[20]?.y) / 1.06 ** 20, 6)
  })

  const withFinalValue = calculators.filter((definition) =>
    Object.values(definition.outputs).some((output) => output.role === 'headline' && 'atHorizon' in output),
  )

  test.each(withFinalValue.filter(({ id }) => id !== 'retirement'))(
    'the line of $id ends at the figure of its last day',
    (definition) => {
      const { values, ...answer } = computeAnswer(definition, {})
      const years = definition.horizonYears?.(values as never) ?? 0
      const name = Object.keys(definition.outputs).find(
        (key) => 'atHorizon' in (definition.outputs[key] ?? {}),
      )
      const figure = Number('outputs' in answer && answer.outputs[name as never])
      const [line] = draw(definition, {}, 6)
      expect(line?.points.at(-1)?.y).toBeCloseTo(figure / 1.06 ** years, 4)
    },
  )
})
