import { type AssetId, ETHEREUM, NATIVE, toAssetId } from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import type { Prices } from './prices.ts'

export interface PricesWorld {
  port: Prices
  /** A contract with a market. */
  priced: string
  /** A contract that no market knows. */
  unpriced: string
}

const asset = (address: string): AssetId => toAssetId({ chainId: ETHEREUM, address })

/** What every source of prices must do. */
export function describePrices(name: string, getWorld: () => PricesWorld) {
  describe(`${name} as a source of prices`, () => {
    test('prices the native coin and contracts, with the moment of the price', async () => {
      const { port, priced } = getWorld()
      const quotes = await port.getPrices([asset(NATIVE), asset(priced)])
      for (const id of [asset(NATIVE), asset(priced)]) {
        expect(quotes.get(id)?.usd).toBeGreaterThan(0)
        expect(Date.parse(quotes.get(id)?.at ?? '')).not.toBeNaN()
      }
    })

    test('leaves out what it does not know, and never answers zero', async () => {
      const { port, unpriced, priced } = getWorld()
      const quotes = await port.getPrices([asset(unpriced), asset(priced), '137:native'])
      expect([...quotes.keys()]).toEqual([asset(priced)])
    })

    test('answers nothing when asked for nothing', async () => {
      expect(await getWorld().port.getPrices([])).toEqual(new Map())
    })

    test('answers hundreds of assets at once', async () => {
      const { port, priced } = getWorld()
      const many = Array.from({ length: 400 }, (_, index) => asset(`0x${String(index).padStart(40, '0')}`))
      const quotes = await port.getPrices([...many, asset(priced)])
      expect(quotes.has(asset(priced))).toBe(true)
    })

    test('ends with the reason of the signal when the caller gives up', async () => {
      const signal = AbortSignal.abort(new Error('gone'))
      await expect(getWorld().port.getPrices([asset(NATIVE)], { signal })).rejects.toThrow('gone')
    })
  })
}
