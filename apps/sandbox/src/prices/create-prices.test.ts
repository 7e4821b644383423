import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coins } from '../catalogue/coins.ts'
import { createPrices } from './create-prices.ts'

const hour = 3_600_000
const moment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') })
const coin = fc.constantFrom(...coins)

it('gives the same price for the same seed, coin and moment, in whatever order it is asked', () => {
  fc.assert(
    fc.property(fc.integer(), coin, moment, moment, (seed, { id }, at, other) => {
      const asked = createPrices(seed)
      asked.coinPrice(id, other)
      expect(asked.coinPrice(id, at)).toBe(createPrices(seed).coinPrice(id, at))
    }),
  )
})

it('keeps every price near its level', () => {
  fc.assert(
    fc.property(coin, moment, ({ id, level, swing }, at) => {
      const price = createPrices(1).coinPrice(id, at) ?? 0
      expect(Math.abs(Math.log(price / level))).toBeLessThan(swing * 1.5)
    }),
  )
})

it('moves smoothly: no price jumps within an hour', () => {
  fc.assert(
    fc.property(coin, moment, ({ id, swing }, at) => {
      const prices = createPrices(1)
      const [before, after] = [prices.coinPrice(id, at) ?? 0, prices.coinPrice(id, at + hour) ?? 0]
      expect(Math.abs(Math.log(after / before))).toBeLessThan(swing * 0.12)
    }),
  )
})

it('prices a wrapped coin like the coin, and what nobody trades not at all', () => {
  const prices = createPrices(1)
  const at = Date.parse('2026-05-20')
  expect(prices.tokenPrice('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', at)).toBe(
    prices.coinPrice('ethereum', at),
  )
  expect(prices.tokenPrice('0x5A0Db0c0000000000000000000000000000000a0', at)).toBeNull()
  expect(prices.tokenPrice('0x0000000000000000000000000000000000000001', at)).toBeNull()
  expect(prices.coinPrice('dogwifnothing', at)).toBeNull()
})
