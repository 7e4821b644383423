import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fireNumber } from './fire-number.ts'
import { fireNumbers } from './fire-numbers.ts'

describe('fireNumbers', () => {
  const plan = {
    monthlyExpenses: 50_000,
    yearsToRetirement: 20,
    inflationPercent: 6,
    preRetirementReturnPercent: 12,
  }
  it('of 50,000 a month in twenty years', () => {
    const numbers = fireNumbers({ ...plan, multiple: 25 })
    expect(numbers.annualExpensesThen).toBeCloseTo(1_924_281.283328, 5)
    expect(numbers.corpus).toBeCloseTo(48_107_032.083193, 4)
    expect(numbers.coastToday).toBeCloseTo(4_987_100.393697, 4)
    expect(fireNumbers(plan)).toEqual(numbers)
    expect(numbers.leanCorpus).toBeCloseTo(0.6 * numbers.corpus, 4)
    expect(numbers.fatCorpus).toBeCloseTo(1.5 * numbers.corpus, 4)
  })
  it('agrees with the rule of a withdrawal rate, and coasts to the corpus', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e7 }),
        fc.integer({ min: 0, max: 50 }),
        fc.double({ min: 0, max: 15, noNaN: true }),
        fc.double({ min: -5, max: 20, noNaN: true }),
        fc.double({ min: 10, max: 60, noNaN: true }),
        (monthlyExpenses, yearsToRetirement, inflationPercent, rate, multiple) => {
          const life = { monthlyExpenses, yearsToRetirement, inflationPercent }
          const { corpus, coastToday } = fireNumbers({ ...life, preRetirementReturnPercent: rate, multiple })
          const share = fireNumber({ ...life, withdrawalRatePercent: 100 / multiple })
          expect(corpus / share).toBeCloseTo(1, 10)
          expect((coastToday * (1 + rate / 100) ** yearsToRetirement) / corpus).toBeCloseTo(1, 10)
        },
      ),
    )
  })
})
