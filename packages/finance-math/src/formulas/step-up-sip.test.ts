import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { agree, money, ratePercent, years } from './arbitraries.test-kit.ts'
import { sip } from './sip.ts'
import { stepUpSip } from './step-up-sip.ts'

/** The plan month by month, as a person would add it up. */
function byMonth(monthlyInvestment: number, ratePercentAYear: number, span: number, stepUpPercent: number) {
  let futureValue = 0
  let totalInvested = 0
  for (let month = 0; month < 12 * span; month++) {
    const paid = monthlyInvestment * (1 + stepUpPercent / 100) ** Math.floor(month / 12)
    futureValue = (futureValue + paid) * (1 + ratePercentAYear / 1200)
    totalInvested += paid
  }
  return { futureValue, totalInvested }
}

it('invests 68.7 lakh in 20 years of 10,000 a month stepped up by 10 % (loan-emicalculator.com)', () => {
  const plan = { monthlyInvestment: 10_000, annualRatePercent: 12, years: 20, annualStepUpPercent: 10 }
  expect(stepUpSip(plan).totalInvested).toBeCloseTo(6_872_999.94, 2)
})

it('agrees with adding up month by month, also in a year that has begun', () => {
  const span = fc.constantFrom(0.5, 1, 2.5, 7.75, 10, 30)
  fc.assert(
    fc.property(money, ratePercent, span, fc.constantFrom(-10, 0, 5, 12.5), (amount, rate, time, step) => {
      const plan = {
        monthlyInvestment: amount,
        annualRatePercent: rate,
        years: time,
        annualStepUpPercent: step,
      }
      const found = stepUpSip(plan)
      const expected = byMonth(amount, rate, time, step)
      return (
        agree(found.futureValue, expected.futureValue) && agree(found.totalInvested, expected.totalInvested)
      )
    }),
    { numRuns: 500 },
  )
})

it('is sip where nothing is stepped up', () => {
  fc.assert(
    fc.property(money, ratePercent, years, (monthlyInvestment, annualRatePercent, span) => {
      const plan = { monthlyInvestment, annualRatePercent, years: span }
      return agree(stepUpSip({ ...plan, annualStepUpPercent: 0 }).futureValue, sip(plan).futureValue)
    }),
    { numRuns: 1000 },
  )
})

it('stays exact where the step-up equals the yearly return', () => {
  const annualStepUpPercent = (1.01 ** 12 - 1) * 100
  const plan = { monthlyInvestment: 1000, annualRatePercent: 12, years: 10, annualStepUpPercent }
  expect(stepUpSip(plan).futureValue).toBeCloseTo(byMonth(1000, 12, 10, annualStepUpPercent).futureValue, 5)
})
