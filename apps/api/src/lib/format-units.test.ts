import { formatUnits as formatUnitsOfViem } from 'viem'
import { expect, test } from 'vitest'
import { formatUnits } from './format-units.ts'

test('Base units are written as a decimal without zeros at its end', () => {
  expect(formatUnits(1_500_000_000_000_000_000n, 18)).toBe('1.5')
  expect(formatUnits(-1n, 2)).toBe('-0.01')
  expect(formatUnits(120n, 0)).toBe('120')
  expect(formatUnits(0n, 18)).toBe('0')
})

test('They are written as viem writes them', () => {
  for (const decimals of [0, 1, 6, 18, 77]) {
    for (const units of [0n, 1n, -1n, 10n, 100_000n, -1_050n, 10n ** 18n, 10n ** 77n, 2n ** 256n - 1n]) {
      expect(formatUnits(units, decimals)).toBe(formatUnitsOfViem(units, decimals))
    }
  }
})
