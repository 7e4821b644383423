import { DAY_MS, HOUR_MS, toAssetId } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import type { PriceHistory } from './price-history.ts'

/** What every source of closing prices must do. */
export function testPriceHistory(given: {
  sandbox(): { now(): Date }
  priceHistory(): PriceHistory
  /** What the market says at a moment. */
  spot(asset: string, at: number): Promise<number>
}): void {
  const ether = toAssetId({ chainId: 1, address: 'native' })
  const lastDay = () => Math.floor(given.sandbox().now().getTime() / DAY_MS) - 1

  test('a month of closes has one price per day, the one that the market had at midnight', async () => {
    const to = lastDay()
    const prices = await given.priceHistory().getClosingPrices([ether], { step: 'day', from: to - 29, to })
    const closes = prices.get(ether) ?? []

    expect(closes.map(({ slot }) => slot).sort()).toEqual(
      Array.from({ length: 30 }, (_, index) => to - 29 + index),
    )
    for (const { slot, usd } of [closes[0], closes.at(-1)].flatMap((close) => close ?? [])) {
      expect(Math.abs(usd / (await given.spot('ethereum', (slot + 1) * DAY_MS)) - 1)).toBeLessThan(0.01)
    }
  })

  test('a span of more days than the source answers at once is whole, or ends where the source ends', async () => {
    const to = lastDay()
    const from = to - 999
    const closes = (await given.priceHistory().getClosingPrices([ether], { step: 'day', from, to })).get(
      ether,
    )
    const days = (closes ?? []).map(({ slot }) => slot).sort((a, b) => a - b)
    const first = days[0] ?? to
    expect(first).toBeLessThanOrEqual(to - 364)
    expect(days).toEqual(Array.from({ length: to - first + 1 }, (_, index) => first + index))
  })

  test('a day of hourly closes has one price per hour, the one that the market had at its end', async () => {
    const to = Math.floor(given.sandbox().now().getTime() / HOUR_MS) - 1
    const prices = await given.priceHistory().getClosingPrices([ether], { step: 'hour', from: to - 29, to })
    const closes = prices.get(ether) ?? []

    expect(closes.map(({ slot }) => slot).sort()).toEqual(
      Array.from({ length: 30 }, (_, index) => to - 29 + index),
    )
    for (const { slot, usd } of closes) {
      expect(Math.abs(usd / (await given.spot('ethereum', (slot + 1) * HOUR_MS)) - 1)).toBeLessThan(0.005)
    }
  })

  test('an asset without a market is absent', async () => {
    const nobody = toAssetId({ chainId: 1, address: `0x${'ab'.repeat(20)}` })
    const prices = await given
      .priceHistory()
      .getClosingPrices([nobody], { step: 'day', from: lastDay() - 3, to: lastDay() })
    expect(prices.size).toBe(0)
  })

  test('no days, no prices', async () => {
    const to = lastDay()
    expect(
      (await given.priceHistory().getClosingPrices([ether], { step: 'day', from: to + 1, to })).size,
    ).toBe(0)
  })
}
