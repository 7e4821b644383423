import { describe, expect, expectTypeOf, it } from 'vitest'
import { compoundInterestCalculator } from './compound-interest/compound-interest.calculator.ts'
import { defineCalculator } from './define-calculator.ts'
import { loanCalculator } from './loan/loan.calculator.ts'
import { runCalculator } from './run-calculator.ts'
import { solveFor } from './solve-for.ts'

describe('defineCalculator', () => {
  it('types the values of compute by the kinds of the inputs', () => {
    expectTypeOf(compoundInterestCalculator.compute).parameter(0).toEqualTypeOf<{
      readonly principal: number
      readonly annualRatePercent: number
      readonly years: number
      readonly frequency: 'yearly' | 'half-yearly' | 'quarterly'
    }>()
  })

  it('types the outputs of a run', () => {
    const run = runCalculator(loanCalculator, {})
    if (run.ok) expectTypeOf(run.outputs.emi).toEqualTypeOf<number>()
    expectTypeOf(run.values.emiRounding).toEqualTypeOf<'none' | 'rupee' | 'paisa'>()
  })

  it('refuses names that the calculator does not have', () => {
    // @ts-expect-error there is no such input
    expect(() => solveFor(loanCalculator, { input: 'amount', output: 'emi', target: 1 })).toThrow('input')
  })

  it('makes leaving an output out of compute a type error', () => {
    const { path, outputs } = defineCalculator({
      id: 'x',
      name: 'X',
      description: 'X',
      icon: 'x',
      keywords: [],
      inputs: {},
      outputs: {
        one: { label: 'One', unit: 'number', role: 'headline' },
        two: { label: 'Two', unit: 'number', role: 'part' },
      },
      // @ts-expect-error two is missing
      compute: () => ({ one: 1 }),
      formulas: [],
      legend: {},
      explanation: { steps: {} },
      conventions: {},
      goals: [],
      sources: [],
    })
    expect(path).toBe('/calculator/x-calculator')
    expect(outputs.two.label).toEqual({ key: 'calculators.x.outputs.two.label', en: 'Two' })
  })
})
