import { market } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { toGasCosts } from './to-gas-costs.ts'

test('gas is flat, in gwei, with what it means in dollars', async () => {
  const { browser } = await buildTestApp()
  const { api } = browser()
  expect(await api(market.getGas, {})).toEqual({
    low: 1,
    average: 2,
    high: 3,
    baseFee: 0.9,
    nextBaseFee: 1,
    etherUsd: 2000,
    costs: [
      { id: 'transfer', gasUnits: 21_000, usd: expect.closeTo(0.084, 12) },
      { id: 'token-transfer', gasUnits: 65_000, usd: expect.closeTo(0.26, 12) },
      { id: 'swap', gasUnits: 180_000, usd: expect.closeTo(0.72, 12) },
    ],
    source: 'fake',
    updatedAt: '2026-01-01T00:00:00.000Z',
    stale: false,
    problem: null,
  })
})

test('without a price of ether costs are unknown, not zero', () => {
  expect(toGasCosts({ average: 2 }, null).map(({ usd }) => usd)).toEqual([null, null, null])
})

test('a transfer at 20 gwei and 3,000 dollars costs 1.26 dollars', () => {
  expect(toGasCosts({ average: 20 }, 3000)[0]?.usd).toBeCloseTo(1.26, 12)
})
