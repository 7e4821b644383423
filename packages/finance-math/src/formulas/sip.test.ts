import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { agree, money, ratePercent, years } from './arbitraries.test-kit.ts'
import { requiredSip } from './required-sip.ts'
import { sip } from './sip.ts'

it('gives 12,809 for 1,000 a month at 12 % for a year (deepcoding.info, SIP calculator)', () => {
  const plan = sip({ monthlyInvestment: 1000, annualRatePercent: 12, years: 1 })
  expect(Math.round(plan.futureValue)).toBe(12_809)
  expect(plan.totalInvested).toBe(12_000)
  expect(plan.gain).toBe(plan.futureValue - plan.totalInvested)
})

it('gives 12,766 for the same with the twelfth root (priyanshu84iya.github.io, SIP-Calculator)', () => {
  const input = {
    monthlyInvestment: 1000,
    annualRatePercent: 12,
    years: 1,
    rateConvention: 'effective',
  } as const
  expect(Math.round(sip(input).futureValue)).toBe(12_766)
})

it('gains nothing at a rate of zero, and loses at a negative one', () => {
  expect(sip({ monthlyInvestment: 100, annualRatePercent: 0, years: 2 })).toEqual({
    futureValue: 2400,
    totalInvested: 2400,
    gain: 0,
  })
  expect(sip({ monthlyInvestment: 100, annualRatePercent: -5, years: 2 }).gain).toBeLessThan(0)
})

it('keeps its precision at the smallest rates', () => {
  const { gain, totalInvested } = sip({ monthlyInvestment: 1e6, annualRatePercent: 1e-9, years: 10 })
  // To first order, a month's payment earns the rate once for each month it stays: 120 × 121 / 2 months.
  expect(gain).toBeCloseTo(((1e6 * 1e-9) / 1200) * 7260, 6)
  expect(totalInvested).toBe(120e6)
})

it('is undone by requiredSip', () => {
  fc.assert(
    fc.property(money, ratePercent, years, (monthlyInvestment, annualRatePercent, span) => {
      const plan = { annualRatePercent, years: span }
      const { futureValue } = sip({ monthlyInvestment, ...plan })
      return agree(requiredSip({ targetAmount: futureValue, ...plan }), monthlyInvestment)
    }),
    { numRuns: 1000 },
  )
})

it('says NO_SOLUTION where the value is beyond the largest number', () => {
  const plan = { monthlyInvestment: 1e300, annualRatePercent: 100, years: 50 }
  expect(() => sip(plan)).toThrow(expect.objectContaining({ code: 'NO_SOLUTION', argument: 'years' }))
})
