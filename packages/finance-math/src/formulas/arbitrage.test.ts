import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitrage } from './arbitrage.ts'

const odds = fc.array(
  fc.integer({ min: 101, max: 5000 }).map((hundredths) => hundredths / 100),
  {
    minLength: 2,
    maxLength: 12,
  },
)
const stake = fc.integer({ min: 1, max: 1e9 }).map((cents) => cents / 100)

it('stakes 49.02 and 50.98 on odds of 2.08 and 2.00 (arbplay.app)', () => {
  const bet = arbitrage({ odds: [2.08, 2], totalStake: 100 })
  expect(bet.stakes).toEqual([49.02, 50.98])
  expect(bet.payout).toBeCloseTo(101.9616, 10)
  expect(bet.guaranteedReturn).toBeCloseTo(101.96, 10)
  expect(bet.profit).toBeCloseTo(1.9616, 10)
  expect(bet.roiPercent).toBeCloseTo(1.9616, 10)
  expect(bet.isArbitrage).toBe(true)
})

it('splits over three outcomes by inverse odds (oddsfetcher.com)', () => {
  const bet = arbitrage({ odds: [2.8, 3.5, 3], totalStake: 500 })
  expect(bet.stakes).toEqual([182.93, 146.34, 170.73])
  expect(bet.roiPercent).toBeCloseTo(2.44, 2)
})

it('says so where there is no arbitrage', () => {
  const bet = arbitrage({ odds: [1.9, 1.9], totalStake: 100 })
  expect(bet).toMatchObject({ isArbitrage: false, profit: expect.closeTo(-5, 10) })
})

it.each([[[2, 2]], [[3, 3, 3]], [[6, 6, 6, 6, 6, 6]], [Array(49).fill(49)]])(
  'finds none in fair odds %j',
  (fair) => {
    expect(arbitrage({ odds: fair, totalStake: 100 }).isArbitrage).toBe(false)
  },
)

it('gives the odd cent of an even split to the first, as half is rounded up', () => {
  expect(arbitrage({ odds: [2, 2], totalStake: 10.01 }).stakes).toEqual([5.01, 5])
})

it('never stakes less than nothing when rounding up uses up a tiny stake', () => {
  expect(arbitrage({ odds: [5, 5, 5, 5, 5], totalStake: 0.03 }).stakes).toEqual([0.01, 0.01, 0.01, 0, 0])
})

it('keeps a stake of fractions of a cent whole, in the last bet', () => {
  const { stakes } = arbitrage({ odds: [2, 2], totalStake: 1.0049 })
  expect(stakes).toEqual([0.5, expect.closeTo(0.5049, 12)])
})

it('stakes two decimals that sum to the total', () => {
  fc.assert(
    fc.property(odds, stake, (list, totalStake) => {
      const { stakes } = arbitrage({ odds: list, totalStake })
      const cents = stakes.map((amount) => amount * 100)
      const sum = cents.reduce((all, amount) => all + Math.round(amount), 0)
      return (
        sum === Math.round(totalStake * 100) &&
        cents.every((amount) => amount >= 0 && Math.abs(amount - Math.round(amount)) < 1e-4)
      )
    }),
    { numRuns: 2000 },
  )
})

it('pays what the best and the worst outcome pay', () => {
  fc.assert(
    fc.property(odds, stake, (list, totalStake) => {
      const { stakes, payout, guaranteedReturn, profit } = arbitrage({ odds: list, totalStake })
      const pays = list.map((odd, index) => odd * (stakes[index] ?? 0))
      return (
        payout === Math.max(...pays) &&
        guaranteedReturn === Math.min(...pays) &&
        profit === payout - totalStake
      )
    }),
  )
})

it('refuses one bet, odds of 1 and no stake, by name', () => {
  expect(() => arbitrage({ odds: [2], totalStake: 1 })).toThrow(expect.objectContaining({ argument: 'odds' }))
  expect(() => arbitrage({ odds: [2, 1], totalStake: 1 })).toThrow(
    expect.objectContaining({ argument: 'odds' }),
  )
  expect(() => arbitrage({ odds: [2, 2], totalStake: 0 })).toThrow(
    expect.objectContaining({ argument: 'totalStake' }),
  )
})
