import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { impermanentLoss } from './impermanent-loss.ts'
import { stakingApy } from './staking-apy.ts'

describe('impermanentLoss', () => {
  // Pintail, Uniswap: A Good Deal for Liquidity Providers?, prints these losses.
  it.each([
    [1.25, 0.6],
    [1.5, 2],
    [1.75, 3.8],
    [2, 5.7],
    [3, 13.4],
    [4, 20],
    [5, 25.5],
  ])('after a price of %s times is a loss of %s %%', (priceRatio, loss) => {
    expect(impermanentLoss({ priceRatio }).lossPercent).toBeCloseTo(-loss, 1)
  })
  it('is the same up and down, never a gain, and nothing where the price is back', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (priceRatio) => {
        const { lossPercent } = impermanentLoss({ priceRatio })
        expect(lossPercent).toBeLessThanOrEqual(1e-12)
        expect(impermanentLoss({ priceRatio: 1 / priceRatio }).lossPercent).toBeCloseTo(lossPercent, 9)
      }),
    )
    expect(impermanentLoss({ priceRatio: 1 }).lossPercent).toBe(0)
  })
  it('is smaller the more unequal the pool: Balancer’s 80/20 loses 4.4 % where halves lose 13.4 %', () => {
    expect(impermanentLoss({ priceRatio: 3, weightPercent: 80 }).lossPercent).toBeCloseTo(
      100 * (3 ** 0.8 / 2.6 - 1),
      10,
    )
    expect(impermanentLoss({ priceRatio: 3, weightPercent: 100 }).lossPercent).toBeCloseTo(0, 12)
  })
  it('is made up for by fees on what is left', () => {
    const { lossPercent } = impermanentLoss({ priceRatio: 4, feesPercent: 25 })
    expect(lossPercent).toBeCloseTo(0, 12)
  })
})

describe('stakingApy', () => {
  it.each([
    [6, 12, 6.167781],
    [6, 365, 6.183131],
    [0, 12, 0],
    [5, 1, 5],
  ])('of %s %% staked again %s times a year', (aprPercent, compoundsPerYear, apy) => {
    expect(stakingApy({ aprPercent, compoundsPerYear }).apyPercent).toBeCloseTo(apy, 6)
  })
  it('rises with how often, towards e^a − 1', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 400 }),
        (aprPercent, compoundsPerYear) => {
          const { apyPercent } = stakingApy({ aprPercent, compoundsPerYear })
          const oftener = stakingApy({ aprPercent, compoundsPerYear: compoundsPerYear + 1 }).apyPercent
          expect(oftener).toBeGreaterThan(apyPercent)
          expect(oftener).toBeLessThan(100 * Math.expm1(aprPercent / 100))
        },
      ),
    )
  })
})
