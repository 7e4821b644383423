import { expect, it } from 'vitest'
import { lumpSum } from './lump-sum.ts'

it('makes 1,49,79,961 of 5 lakh at 12 % in 30 years (angelone.in, 12 May 2025)', () => {
  const { futureValue, totalInvested, gain } = lumpSum({ principal: 5e5, annualRatePercent: 12, years: 30 })
  expect(Math.floor(futureValue)).toBe(14_979_961)
  expect(totalInvested).toBe(500_000)
  expect(Math.floor(gain)).toBe(14_479_961)
})

it('compounds parts of a year too', () => {
  expect(lumpSum({ principal: 100, annualRatePercent: 21, years: 0.5 }).futureValue).toBeCloseTo(110, 10)
})

it('refuses a loss of everything or more', () => {
  expect(() => lumpSum({ principal: 1, annualRatePercent: -100, years: 1 })).toThrow('annualRatePercent')
})
