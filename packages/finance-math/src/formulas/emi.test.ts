import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { amortizationSchedule } from './amortization-schedule.ts'
import { agree, money, months, ratePercent } from './arbitraries.test-kit.ts'
import { emi } from './emi.ts'

it.each([
  [8, 120, 12_132.76, 455_931.13],
  [7.5, 240, 8055.93, 933_423.66],
  [8.5, 180, 9847.4, 772_531.2],
])(
  'agrees with toolfest.in on 10 lakh at %s %% for %s months',
  (annualRatePercent, tenure, instalment, interest) => {
    const loan = emi({ principal: 1_000_000, annualRatePercent, months: tenure })
    expect(loan.emi).toBeCloseTo(instalment, 2)
    expect(loan.totalInterest).toBeCloseTo(interest, 2)
    expect(loan.totalPayment).toBeCloseTo(1_000_000 + interest, 2)
  },
)

it('divides the loan evenly at a rate of zero', () => {
  expect(emi({ principal: 1200, annualRatePercent: 0, months: 12 })).toEqual({
    emi: 100,
    totalPayment: 1200,
    totalInterest: 0,
  })
})

it('rounds the instalment to the rupee or the paisa on demand', () => {
  const loan = { principal: 1_000_000, annualRatePercent: 8, months: 120 }
  expect(emi({ ...loan, emiRounding: 'rupee' }).emi).toBe(12_133)
  expect(emi({ ...loan, emiRounding: 'paisa' }).emi).toBe(12_132.76)
})

it('adds up to the schedule, whatever the rounding of the instalment', () => {
  const rounding = fc.constantFrom('none' as const, 'rupee' as const, 'paisa' as const)
  fc.assert(
    fc.property(money, ratePercent, months, rounding, (principal, annualRatePercent, tenure, emiRounding) => {
      const loan = { principal, annualRatePercent, months: tenure, emiRounding }
      const paid = amortizationSchedule(loan).reduce((sum, { totalPayment }) => sum + totalPayment, 0)
      const { totalPayment } = emi(loan)
      // Where an instalment rounded to nothing lets interest pile up, both grow without bound.
      const growth = (1 + annualRatePercent / 1200) ** tenure
      return Math.abs(totalPayment - paid) <= 1e-9 * Math.abs(paid) + 1e-12 * growth * principal + 1e-6
    }),
    { numRuns: 1000 },
  )
})

it('pays less interest on a shorter loan and at a lower rate', () => {
  fc.assert(
    fc.property(money, ratePercent, months, (principal, annualRatePercent, tenure) => {
      const loan = { principal, annualRatePercent, months: tenure }
      const longer = emi({ ...loan, months: tenure + 1 })
      const dearer = emi({ ...loan, annualRatePercent: annualRatePercent + 1 })
      const { totalInterest } = emi(loan)
      const slack = 1e-9 * principal
      return longer.totalInterest >= totalInterest - slack && dearer.totalInterest > totalInterest - slack
    }),
  )
})

it('agrees with the plain formula where that is well behaved', () => {
  fc.assert(
    fc.property(
      money,
      fc.double({ min: 1, max: 30, noNaN: true }),
      months,
      (principal, annualRatePercent, n) => {
        const growth = (1 + annualRatePercent / 1200) ** n
        const plain = (principal * (annualRatePercent / 1200) * growth) / (growth - 1)
        return agree(emi({ principal, annualRatePercent, months: n }).emi, plain)
      },
    ),
  )
})

it('refuses part of a month, no month, and more than 100,000', () => {
  for (const tenure of [0, -1, 1.5, 100_001]) {
    expect(() => emi({ principal: 1, annualRatePercent: 5, months: tenure })).toThrow(
      expect.objectContaining({ argument: 'months' }),
    )
  }
})
