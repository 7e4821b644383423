import { currencyCalculator } from '@pkg/finance-math/calculators/currency'
import { gstCalculator } from '@pkg/finance-math/calculators/gst'
import { sipCalculator } from '@pkg/finance-math/calculators/sip'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestInput } from './suggest-input.ts'

const goal = { input: 'amount', output: 'converted' }

test('the amount that converts to 96 has the digits that give 96 back', () => {
  const values = { amount: 1, from: 'USD', to: 'INR', rate: 95.6738 }
  const suggested = suggestInput(currencyCalculator, goal, { found: 96 / 95.6738, target: 96, values })
  expect(suggested).toBe(1.0034)
  expect(Math.round(suggested * 95.6738 * 100) / 100).toBe(96)
})

test('whatever the rate, the suggested amount converts back to the hundredth that was asked for', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 500, noNaN: true }),
      fc.integer({ min: 1, max: 1e6 }),
      (rate, target) => {
        const values = { amount: 1, from: 'USD', to: 'INR', rate }
        const suggested = suggestInput(currencyCalculator, goal, { found: target / rate, target, values })
        expect(suggested * rate).toBeCloseTo(target, 2)
      },
    ),
  )
})

test('rupees are the paisa below where that already gives the goal', () => {
  const values = { mode: 'add', amount: 1, rate: '18', otherPercent: 12, supply: 'within-state' }
  const question = { input: 'amount', output: 'total' }
  // 10,169.4915… with 18 %: 10,169.49 comes to 11,999.998, which is written 12,000.00; 10,169.50 to 12,000.01.
  expect(suggestInput(gstCalculator, question, { found: 12_000 / 1.18, target: 12_000, values })).toBe(
    10_169.49,
  )
})

test('rupees are else the next paisa up, which reaches the goal', () => {
  const values = {
    mode: 'sip',
    monthlyInvestment: 1,
    principal: 1,
    annualRatePercent: 0,
    years: 1,
    rateConvention: 'nominal',
  }
  const question = { input: 'monthlyInvestment', output: 'futureValue' }
  expect(suggestInput(sipCalculator, question, { found: 1000 / 12, target: 1000, values })).toBe(83.34)
})
