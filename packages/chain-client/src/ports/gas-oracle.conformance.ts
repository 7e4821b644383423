import { gasPrices } from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import type { GasOracle } from './gas-oracle.ts'

/** What every source of gas prices must do. */
export function describeGasOracle(name: string, getPort: () => GasOracle) {
  describe(`${name} as a source of gas prices`, () => {
    test('answers in the shape of the contract, in ascending order, none below the base fee to come', async () => {
      const prices = await getPort().getGasPrices()
      expect(gasPrices.parse(prices)).toEqual(prices)
      const { low, average, high, nextBaseFee, baseFee } = prices
      expect([low, average, high].toSorted((a, b) => a - b)).toEqual([low, average, high])
      expect(low).toBeGreaterThanOrEqual((nextBaseFee ?? baseFee ?? 0) * (1 - 1e-9))
      expect(low).toBeGreaterThan(0)
    })

    test('ends with the reason of the signal when the caller gives up', async () => {
      const signal = AbortSignal.abort(new Error('gone'))
      await expect(getPort().getGasPrices({ signal })).rejects.toThrow('gone')
    })
  })
}
