import { expect, test } from 'vitest'
import type { AnyCalculator } from './calculator.ts'
import { rdCalculator } from './rd/rd.calculator.ts'
import { runCalculator } from './run-calculator.ts'
import { ssyCalculator } from './ssy/ssy.calculator.ts'

function ownYears(calculator: AnyCalculator, given: object): readonly number[] | undefined {
  return calculator.ownYears?.(runCalculator(calculator, given).values as never)
}

test('a scheme tells the years that it has of itself, and a bank none', () => {
  // G.S.R. 914(E) of 12 December 2019: deposits for fifteen years, the end after twenty-one.
  expect(ownYears(ssyCalculator, {})).toEqual([15, 21])
  // G.S.R. 918(E) of the same day: sixty deposits.
  expect(ownYears(rdCalculator, { mode: 'post-office' })).toEqual([5])
  expect(ownYears(rdCalculator, { mode: 'bank' })).toEqual([])
})
