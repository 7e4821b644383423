import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { agree, money, ratePercent, years } from './arbitraries.test-kit.ts'
import { convertCurrency } from './convert-currency.ts'
import { fireNumber } from './fire-number.ts'
import { inflation } from './inflation.ts'
import { realRate } from './real-rate.ts'
import { targetAmount } from './target-amount.ts'

it('makes 1,79,085 of 1 lakh at 6 % inflation in ten years (calculators.datastorified.com)', () => {
  const cost = inflation({ amount: 100_000, annualRatePercent: 6, years: 10 })
  expect(cost.roundedFutureCost).toBe(179_085)
  expect(cost.futureCost).toBeCloseTo(179_084.769_654, 5)
})

it('rounds half a rupee of future cost up', () => {
  expect(inflation({ amount: 150, annualRatePercent: 1, years: 1 })).toEqual({
    futureCost: 151.5,
    roundedFutureCost: 152,
  })
})

it('needs today what the target costs today where the return equals inflation', () => {
  fc.assert(
    fc.property(money, ratePercent, years, (target, percent, span) => {
      const goal = { target, inflationPercent: percent, returnPercent: percent, years: span }
      return agree(targetAmount(goal).presentInvestment, target)
    }),
  )
})

it('discounts by simple interest where asked', () => {
  const goal = { target: 100_000, inflationPercent: 0, returnPercent: 10, years: 10 }
  expect(targetAmount({ ...goal, interestType: 'simple' })).toEqual({
    inflatedTarget: 100_000,
    presentInvestment: 50_000,
  })
  expect(targetAmount({ ...goal, interestType: 'compound' }).presentInvestment).toBeCloseTo(38_554.328_943, 5)
})

it('refuses a return that leaves nothing of the investment, simple or compound', () => {
  const goal = { target: 1, inflationPercent: 0, years: 10 }
  for (const wrong of [
    { returnPercent: -10, interestType: 'simple' },
    { returnPercent: -100 },
    { returnPercent: -200 },
  ] as const) {
    expect(() => targetAmount({ ...goal, ...wrong })).toThrow(
      expect.objectContaining({ argument: 'returnPercent' }),
    )
  }
})

it('needs 25 times the yearly expenses at 4 % (the 4 % rule)', () => {
  expect(fireNumber({ monthlyExpenses: 50_000, withdrawalRatePercent: 4 })).toBe(15_000_000)
})

it('counts inflation until then, and lower expenses then', () => {
  const plan = {
    monthlyExpenses: 50_000,
    withdrawalRatePercent: 4,
    inflationPercent: 6,
    yearsToRetirement: 10,
  }
  expect(fireNumber(plan)).toBeCloseTo(15_000_000 * 1.06 ** 10, 4)
  expect(fireNumber({ ...plan, postRetirementExpenseFactor: 0.8 })).toBeCloseTo(12_000_000 * 1.06 ** 10, 4)
})

it('takes inflation off a return as Fisher does, not by difference', () => {
  expect(realRate({ nominalPercent: 12, inflationPercent: 6 })).toBeCloseTo(5.660_377_358, 9)
  expect(realRate({ nominalPercent: 6, inflationPercent: 6 })).toBe(0)
  expect(realRate({ nominalPercent: 3, inflationPercent: 6 })).toBeLessThan(0)
})

it('converts at the given rate', () => {
  expect(convertCurrency({ amount: 20, rate: 83.5 })).toBe(1670)
  expect(() => convertCurrency({ amount: 1, rate: 0 })).toThrow('rate')
})
