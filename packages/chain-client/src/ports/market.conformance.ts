import { marketCoin } from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Market } from './market.ts'

/** What every source of the market list must do. */
export function describeMarket(name: string, getPort: () => Market) {
  describe(`${name} as a source of the market list`, () => {
    test('lists as many coins as asked for, in the shape of the contract, each once', async () => {
      const coins = await getPort().listTopCoins({ limit: 5 })
      expect(z.array(marketCoin).parse(coins)).toEqual(coins)
      expect(new Set(coins.map(({ id }) => id)).size).toBe(5)
    })

    test('gives each coin a price and a week of prices', async () => {
      for (const coin of await getPort().listTopCoins({ limit: 5 })) {
        expect(coin.current_price).toBeGreaterThan(0)
        expect(coin.sparkline_in_7d.price.length).toBeGreaterThan(100)
        expect(coin.sparkline_in_7d.price.every((price) => price > 0)).toBe(true)
      }
    })

    test('ends with the reason of the signal when the caller gives up', async () => {
      const signal = AbortSignal.abort(new Error('gone'))
      await expect(getPort().listTopCoins({ limit: 5, signal })).rejects.toThrow('gone')
    })
  })
}
