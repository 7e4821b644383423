import { expect, it } from 'vitest'
import { formatAxisUsd } from './format-axis-usd.ts'

it('writes dollars short enough for an axis', () => {
  expect([0, 0.9995, 12.5, 999, 1_000, 157_060, 1_243_210, -2_500].map(formatAxisUsd)).toEqual([
    '$0',
    '$0.9995',
    '$12.5',
    '$999',
    '$1k',
    '$157.1k',
    '$1.243M',
    '−$2.5k',
  ])
})

it('tells the lines of a price that hardly moves apart', () => {
  const lines = [0.99, 0.995, 1, 1.005, 1.01].map(formatAxisUsd)
  expect(lines).toEqual(['$0.99', '$0.995', '$1', '$1.005', '$1.01'])
})

it('has room for the smallest and the largest of amounts', () => {
  const shown = [0.00001234, 0.0123456, 1.2345e-9, 5_001e12, 1.10011e17, -3e40].map(formatAxisUsd)
  expect(shown).toEqual(['$0.0000123', '$0.01235', '$1.2×10^−9', '$5001T', '$1.1×10^17', '−$3×10^40'])
})
