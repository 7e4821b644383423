import { rateTable } from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import { NOON } from '../testing/open-provider.ts'
import type { Rates } from './rates.ts'

/** What every source of exchange rates must do. */
export function describeRates(name: string, getPort: () => Rates) {
  describe(`${name} as a source of exchange rates`, () => {
    test('tells what a dollar buys, the dollar itself included, and of when that is', async () => {
      const { rates, at } = await getPort().getDollarRates()
      expect(rateTable.parse(rates)).toEqual(rates)
      expect(rates.USD).toBe(1)
      expect(rates.INR).toBeGreaterThan(50)
      expect(Object.keys(rates).length).toBeGreaterThanOrEqual(28)
      expect(Date.parse(at)).toBeLessThanOrEqual(NOON)
    })

    test('ends with the reason of the signal when the caller gives up', async () => {
      const signal = AbortSignal.abort(new Error('gone'))
      await expect(getPort().getDollarRates({ signal })).rejects.toThrow('gone')
    })
  })
}
