import { calculators, computeAnswer } from '@pkg/finance-math/calculators'
import { describe, expect, test } from 'vitest'
import { computeLuck, drawnRuns } from './compute-luck.ts'
import { firstChoice } from './luck-choice.ts'
import type { AnyAnswer } from './scenario.ts'
import { type LuckyCalculator, toLuckCase } from './to-luck-plan.ts'

function caseOf(id: LuckyCalculator, given: object = {}, rule: 'c' | 'p' | 'g' | 'v' = 'c') {
  const definition = calculators.find((one) => one.id === id)
  if (definition === undefined) throw new Error(`There is no ${id}`)
  const answer = computeAnswer(definition, given) as AnyAnswer
  return {
    answer,
    luck: toLuckCase(id, answer as unknown as Parameters<typeof toLuckCase>[1], {
      rule,
      inflationPercent: 6,
    }),
  }
}

const { rule: _, ...choice } = firstChoice

describe('a steady year after the other is the page’s own course in today’s money', () => {
  test('of a retirement, from the first instalment to the last day', () => {
    const { answer, luck } = caseOf('retirement', { currentSavings: 500_000 })
    if (!luck) throw new Error('no plan')
    const { steady } = computeLuck({ luck, choice })
    const points = answer.series()
    expect(steady).toHaveLength(points.length)
    // Savings grow by the year and instalments by the month there: between the ends, the two are mixed a little otherwise.
    for (const year of [0, 30, 31, 40, 54, 55]) {
      expect(Math.abs((steady[year] ?? 0) - (points[year]?.balance ?? 0) / 1.06 ** year)).toBeLessThan(1)
    }
    const { luck: saved } = caseOf('retirement', { currentSavings: 50_000_000 })
    expect(saved).toMatchObject({ plan: { annualSaving: 0 }, savingPercent: 12 })
  })
  test.each([
    ['sip', {}],
    ['sip', { mode: 'lump-sum' }],
    ['step-up-sip', {}],
    ['sip', { rateConvention: 'effective' }],
    ['step-up-sip', { rateConvention: 'effective' }],
  ] as const)('of %s %j', (id, given) => {
    const { answer, luck } = caseOf(id, given)
    if (!luck) throw new Error('no plan')
    const { steady } = computeLuck({ luck, choice })
    const { futureValue = 0 } = answer.outputs as Record<string, number>
    expect(Math.abs((steady.at(-1) ?? 0) - futureValue / 1.06 ** 10)).toBeLessThan(0.01)
    expect(luck.plan.target).toBeCloseTo(steady.at(-1) ?? 0, 2)
  })
  test('of an SWP', () => {
    const { answer, luck } = caseOf('swp', { principal: 1_000_000, rateConvention: 'effective' })
    if (!luck) throw new Error('no plan')
    const { finalBalance = 0 } = answer.outputs as Record<string, number>
    const { steady } = computeLuck({ luck, choice })
    // The page takes out at the end of each month, luck at its start: a month's growth of each withdrawal.
    const monthEarlier = finalBalance - (finalBalance - 1_000_000 * 1.07 ** 10) * (1 - 1.07 ** (1 / 12))
    expect(Math.abs((steady.at(-1) ?? 0) - monthEarlier / 1.06 ** 10)).toBeLessThan(1)
  })
})

test('draws ten thousand times, or lives through every starting year', () => {
  const { luck } = caseOf('retirement')
  if (!luck) throw new Error('no plan')
  for (const model of ['us', 'in', 't'] as const) {
    const drawn = computeLuck({ luck, choice: { model, number: 30, seed: 3 } })
    expect(drawn).toMatchObject({ runs: drawnRuns, past: null })
    expect(drawn.lasted?.standardError).toBeGreaterThan(0)
    expect(computeLuck({ luck, choice: { model, number: 30, seed: 3 } })).toEqual(drawn)
  }
  const lived = computeLuck({ luck, choice: { model: 'past', number: 60, seed: 1 } })
  expect(lived).toMatchObject({ runs: 98, past: { first: 1871, last: 1968, separatePeriods: 2 } })
  expect(lived.lasted?.standardError).toBeNull()
})

test('makes whole years, and no plan of none or of more than a hundred', () => {
  expect(caseOf('swp', { years: 2.5 }).luck).toMatchObject({ plan: { spendingYears: 3 }, isRoundedUp: true })
  expect(caseOf('sip', { years: 10 }).luck).toMatchObject({ plan: { savingYears: 10 }, isRoundedUp: false })
  expect(caseOf('retirement', { currentAge: 0, retirementAge: 60, lifeExpectancy: 110 }).luck).toBeUndefined()
  const fire = caseOf('fire').luck
  expect(fire?.plan).toMatchObject({ savingChangePercent: 'prices', spendingYears: 40 })
})

test('spends by the rule that is chosen', () => {
  const given = { principal: 1_000_000, monthlyWithdrawal: 5000 }
  const rules = (['c', 'p', 'g', 'v'] as const).map((rule) => caseOf('swp', given, rule).luck?.plan.spending)
  expect(rules).toEqual([
    { rule: 'constant', annual: 60_000, changePercent: 0, partsPerYear: 12 },
    { rule: 'percentage', percent: 6 },
    { rule: 'guardrails', annual: 60_000 },
    { rule: 'vpw', ratePercent: expect.closeTo(100 * (1.07 / 1.06 - 1), 9) },
  ])
  expect(caseOf('swp', { principal: 10_000, monthlyWithdrawal: 5000 }, 'p').luck?.plan.spending).toEqual({
    rule: 'percentage',
    percent: 100,
  })
})
