import { HOUR_MS, toAssetId } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import type { HourPrices } from './hour-prices.ts'

/** What every source of prices of single hours must do. */
export function testHourPrices(given: {
  sandbox(): { now(): Date }
  hourPrices(): HourPrices
  /** What the market says at a moment. */
  spot(asset: string, at: number): Promise<number>
}): void {
  const ether = toAssetId({ chainId: 1, address: 'native' })
  const lastHour = () => Math.floor(given.sandbox().now().getTime() / HOUR_MS) - 1

  test('hours far apart have the prices that the market had at their ends, however many are asked for', async () => {
    const hours = Array.from({ length: 300 }, (_, index) => lastHour() - index * 29)
    const closes = (await given.hourPrices().getHourPrices(new Map([[ether, hours]]))).get(ether) ?? []
    expect(closes.map(({ slot }) => slot).sort((a, b) => b - a)).toEqual(hours)
    for (const { slot, usd } of [closes[0], closes.at(-1)].flatMap((close) => close ?? [])) {
      expect(Math.abs(usd / (await given.spot('ethereum', (slot + 1) * HOUR_MS)) - 1)).toBeLessThan(0.005)
    }
  })

  test('an asset without a market is absent, and beside one that has one', async () => {
    const nobody = toAssetId({ chainId: 1, address: `0x${'ab'.repeat(20)}` })
    const wanted = new Map([
      [nobody, [lastHour()]],
      [ether, [lastHour()]],
    ])
    expect([...(await given.hourPrices().getHourPrices(wanted)).keys()]).toEqual([ether])
  })

  test('no hours, no prices', async () => {
    expect((await given.hourPrices().getHourPrices(new Map([[ether, []]]))).size).toBe(0)
  })
}
