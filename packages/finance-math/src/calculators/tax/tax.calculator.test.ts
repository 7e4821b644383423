import { describe, expect, test } from 'vitest'
import { computeAnswer } from '../compute-answer.ts'
import { taxCalculator } from './tax.calculator.ts'

function taxes(given: object) {
  const answer = computeAnswer(taxCalculator, given)
  if (!answer.ok) throw answer.error
  return answer.outputs
}

describe('the comparison of the regimes', () => {
  test.each([1_345_588, 1_234_567.89, 1_800_000, 1_000_000_000])(
    'of %d saves what lies between the two taxes shown',
    (grossIncome) => {
      const { newTax, oldTax, saving } = taxes({ financialYear: '2025-26', grossIncome })
      expect(saving).toBe(Math.abs(oldTax - newTax))
    },
  )

  test('calls taxes the same that are so to the ten rupees that are due', () => {
    // 1 rupee over what is free in the new regime: under five rupees of tax in each.
    const { newTax, oldTax, better } = taxes({
      financialYear: '2025-26',
      grossIncome: 1_275_001,
      other: 775_000,
    })
    expect([newTax, oldTax, better]).toEqual([0, 0, 'same'])
  })
})
