import { expect, it } from 'vitest'
import { sayPriceOf } from './say-price-of.ts'

const sources = { hour: 'DefiLlama', day: 'DefiLlama or CoinGecko', rates: null }

it('names the price that values something, and who tells it', () => {
  expect(sayPriceOf({ valuedAt: 'hour' }, sources)).toBe(', by the close of its hour (DefiLlama)')
  expect(sayPriceOf({ valuedAt: 'day' }, sources)).toBe(', by the close of its day (DefiLlama or CoinGecko)')
  expect(sayPriceOf({ valuedAt: 'hour' }, { ...sources, hour: null })).toBe(', by the close of its hour')
  expect(sayPriceOf({ valuedAt: 'present' }, sources)).toContain('its day is not over')
  expect(sayPriceOf({ valuedAt: 'hand' }, sources)).toBe(', by your price')
  expect(sayPriceOf({ valuedAt: null }, sources)).toBe('')
})
