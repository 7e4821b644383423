import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inRupees } from './limit-reason.ts'

test('whole rupees are grouped as India groups them', () => {
  expect([0, 500, 1_000, 15_000, 150_000, 3_000_000, 10_000_000].map(inRupees)).toEqual([
    ...['₹0', '₹500', '₹1,000', '₹15,000', '₹1,50,000', '₹30,00,000', '₹1,00,00,000'],
  ])
  const whole = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
  fc.assert(fc.property(whole, (amount) => inRupees(amount) === `₹${amount.toLocaleString('en-IN')}`))
})
