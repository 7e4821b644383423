import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { agree, money, ratePercent, years } from './arbitraries.test-kit.ts'
import { swp } from './swp.ts'

it('leaves 39,642 of 5 lakh at 10 %, 10,000 a month, after five years (advisorkhoj.com)', () => {
  const plan = swp({
    principal: 500_000,
    annualRatePercent: 10,
    years: 5,
    monthlyWithdrawal: 10_000,
    rateConvention: 'effective',
  })
  expect(Math.floor(plan.finalBalance)).toBe(39_642)
  expect(plan.totalWithdrawn).toBe(600_000)
  expect(plan.rows.map(({ balance }) => Math.floor(balance)).slice(0, 3)).toEqual([493_987, 487_926, 481_816])
  expect(Math.floor(plan.rows[11]?.balance ?? 0)).toBe(424_594)
})

it('leaves 14,78,750 of 15 lakh after a month of 7 % and 30,000 (nessoftech.com)', () => {
  const { rows } = swp({ principal: 1_500_000, annualRatePercent: 7, years: 5, monthlyWithdrawal: 30_000 })
  expect(rows[0]).toEqual({ month: 1, interest: 8750, withdrawal: 30_000, balance: 1_478_750 })
  expect(rows[11]?.balance).toBeCloseTo(1_236_658, 0)
  expect(rows[59]?.balance).toBe(
    swp({ principal: 1_500_000, annualRatePercent: 7, years: 5, monthlyWithdrawal: 30_000 }).finalBalance,
  )
})

it('pays only the remainder at the end, counts it, and stops', () => {
  const plan = swp({ principal: 2500, annualRatePercent: 0, years: 1, monthlyWithdrawal: 1000 })
  expect(plan).toMatchObject({ finalBalance: 0, totalWithdrawn: 2500, monthsPaid: 3 })
  expect(plan.rows.map(({ withdrawal }) => withdrawal)).toEqual([1000, 1000, 500])
})

it('stops without an empty month when the last withdrawal takes exactly what is left', () => {
  const plan = swp({ principal: 3000, annualRatePercent: 0, years: 1, monthlyWithdrawal: 1000 })
  expect(plan).toMatchObject({ finalBalance: 0, totalWithdrawn: 3000, monthsPaid: 3 })
})

it('counts no month of dust after an annuity that ends exactly', () => {
  const monthlyWithdrawal = (100_000 * 0.01) / (1 - 1.01 ** -24)
  const plan = swp({ principal: 100_000, annualRatePercent: 12, years: 30, monthlyWithdrawal })
  expect(plan.monthsPaid).toBe(24)
  expect(plan.finalBalance).toBe(0)
})

it('only grows where nothing is withdrawn, and has no month where nothing is there', () => {
  const grown = swp({ principal: 100, annualRatePercent: 12, years: 1, monthlyWithdrawal: 0 })
  expect(grown).toMatchObject({
    monthsPaid: 0,
    totalWithdrawn: 0,
    finalBalance: expect.closeTo(112.682503, 6),
  })
  expect(swp({ principal: 0, annualRatePercent: 12, years: 1, monthlyWithdrawal: 10 }).rows).toEqual([])
})

it('counts the whole months of the years: 7/12 are seven, 1.99/12 one', () => {
  const plan = { principal: 100_000, annualRatePercent: 1, monthlyWithdrawal: 1 }
  expect(swp({ ...plan, years: 7 / 12 }).rows).toHaveLength(7)
  expect(swp({ ...plan, years: 1.99 / 12 }).rows).toHaveLength(1)
  expect(() => swp({ ...plan, years: 0.9 / 12 })).toThrow('years must be from one month to 1000 years.')
  expect(swp({ ...plan, years: 1000 }).rows.length).toBeGreaterThan(100)
  expect(() => swp({ ...plan, years: 1001 })).toThrow('years must be from one month to 1000 years.')
})

it('conserves money: principal and interest are what is withdrawn and what is left, never less than nothing', () => {
  fc.assert(
    fc.property(money, ratePercent, years, money, (principal, annualRatePercent, span, monthlyWithdrawal) => {
      const plan = swp({ principal, annualRatePercent, years: span, monthlyWithdrawal })
      const interest = plan.rows.reduce((sum, row) => sum + row.interest, 0)
      const withdrawn = plan.rows.reduce((sum, row) => sum + row.withdrawal, 0)
      return (
        agree(principal + interest, plan.totalWithdrawn + plan.finalBalance) &&
        agree(withdrawn, plan.totalWithdrawn) &&
        plan.rows.every(({ balance, withdrawal }) => balance >= 0 && withdrawal >= 0) &&
        plan.monthsPaid === plan.rows.length
      )
    }),
    { numRuns: 1000 },
  )
})
