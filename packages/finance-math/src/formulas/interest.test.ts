import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { agree, money, ratePercent, years } from './arbitraries.test-kit.ts'
import { compoundInterest } from './compound-interest.ts'
import { fixedDeposit } from './fixed-deposit.ts'
import { simpleInterest } from './simple-interest.ts'

it('earns simple interest of 1,000 on 10,000 at 5 % in two years', () => {
  expect(simpleInterest({ principal: 10_000, annualRatePercent: 5, years: 2 })).toEqual({
    interest: 1000,
    total: 11_000,
  })
})

it('lets simple interest be negative, and never negative zero', () => {
  expect(simpleInterest({ principal: 100, annualRatePercent: -50, years: 3 })).toEqual({
    interest: -150,
    total: -50,
  })
  expect(Object.is(simpleInterest({ principal: 0, annualRatePercent: -5, years: 1 }).interest, 0)).toBe(true)
})

it('earns compound interest of 2,646 on 12,600 at 10 % in two years (NCERT class 8, example 11)', () => {
  expect(compoundInterest({ principal: 12_600, annualRatePercent: 10, years: 2 }).interest).toBeCloseTo(
    2646,
    8,
  )
})

it('pays 15,377.34 on 10,800 at 12.5 % in three years (NCERT class 8, exercise 8.3)', () => {
  const deposit = { principal: 10_800, annualRatePercent: 12.5, years: 3, frequency: 'yearly' } as const
  expect(compoundInterest(deposit).total).toBeCloseTo(15_377.343_75, 8)
})

it('pays 1,56,050.92 on a deposit of 1 lakh at 9 % after five years (blog.kbsbng.com)', () => {
  expect(fixedDeposit({ principal: 100_000, annualRatePercent: 9, years: 5 }).maturity).toBeCloseTo(
    156_050.92,
    2,
  )
})

it('pays for 18 months too', () => {
  expect(fixedDeposit({ principal: 10_000, annualRatePercent: 8, years: 1.5 }).maturity).toBeCloseTo(
    11_261.624_192_64,
    7,
  )
})

it('makes a fixed deposit compound interest, added quarterly', () => {
  fc.assert(
    fc.property(money, ratePercent, years, (principal, annualRatePercent, span) => {
      const deposit = { principal, annualRatePercent, years: span }
      const { total, interest } = compoundInterest({ ...deposit, frequency: 'quarterly' })
      const found = fixedDeposit(deposit)
      return found.maturity === total && found.interest === interest
    }),
  )
})

it('earns no less the more often interest is added, and simple interest never more', () => {
  fc.assert(
    fc.property(money, ratePercent, years, (principal, annualRatePercent, span) => {
      const deposit = { principal, annualRatePercent, years: span }
      const simple = simpleInterest(deposit).total
      const [yearly, halfYearly, quarterly] = (['yearly', 'half-yearly', 'quarterly'] as const).map(
        (frequency) => compoundInterest({ ...deposit, frequency }).total,
      ) as [number, number, number]
      const slack = 1 + 1e-12
      return simple <= yearly * slack && yearly <= halfYearly * slack && halfYearly <= quarterly * slack
    }),
    { numRuns: 1000 },
  )
})

it('agrees with adding interest period by period', () => {
  fc.assert(
    fc.property(money, ratePercent, years, (principal, annualRatePercent, span) => {
      let total = principal
      for (let quarter = 0; quarter < 4 * span; quarter++) total += (total * annualRatePercent) / 400
      return agree(fixedDeposit({ principal, annualRatePercent, years: span }).maturity, total)
    }),
  )
})

it('refuses another frequency by name', () => {
  const deposit = { principal: 1, annualRatePercent: 1, years: 1, frequency: 'weekly' as never }
  expect(() => compoundInterest(deposit)).toThrow(expect.objectContaining({ argument: 'frequency' }))
})
