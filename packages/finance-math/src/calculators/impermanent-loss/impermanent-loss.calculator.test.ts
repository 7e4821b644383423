import { expect, test } from 'vitest'
import { computeAnswer } from '../compute-answer.ts'
import { impermanentLossCalculator } from './impermanent-loss.calculator.ts'

test('draws the loss as far as the slider goes, and further for a larger change', () => {
  const last = (given: object) => {
    const answer = computeAnswer(impermanentLossCalculator, given)
    if (!answer.ok) throw new Error(answer.error.message)
    return impermanentLossCalculator.series?.points(answer.values).at(-1)
  }
  // Five times the price: 10,000 × √5 in the pool, 5,000 × 5 + 5,000 kept.
  expect(last({ deposit: 10_000, priceChangePercent: 100 })).toEqual({
    x: 400,
    inPool: expect.closeTo(22_360.679775, 6),
    held: expect.closeTo(30_000, 6),
  })
  expect(last({ priceChangePercent: 900 })?.x).toBe(900)
})
