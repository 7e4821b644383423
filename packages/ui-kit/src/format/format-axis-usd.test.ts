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
