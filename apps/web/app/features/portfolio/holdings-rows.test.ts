import type { HoldingGain } from '@pkg/api-contract'
import { expect, it } from 'vitest'
import { groupHoldings } from './group-holdings.ts'
import { toHoldingRows } from './holdings-rows.ts'
import { buildToken } from './testing/build-token.ts'

const usdc = buildToken()
const gain = (changes: Partial<HoldingGain>): HoldingGain => ({
  chainId: 1,
  asset: usdc.address,
  symbol: 'USDC',
  name: 'USD Coin',
  logo: null,
  startValue: 1,
  endValue: 1,
  netTransfers: 0,
  gain: 0,
  timeWeightedReturn: null,
  gainPercent: 0,
  unknownBecause: null,
  ...changes,
})

it('joins gains and prices by chain and contract, never by symbol', () => {
  const impostor = gain({ asset: `0x${'1'.repeat(40)}`, gain: 99 })
  const rows = toHoldingRows(groupHoldings([usdc]), [impostor, gain({ gain: 0.5 })])
  expect(rows.map(({ id, gain: known }) => [id, known?.gain])).toEqual([
    [`1:${usdc.address}`, 0.5],
    [`1:0x${'1'.repeat(40)}`, 99],
  ])
})

it('lists what was sold in the range after what is held, at nothing', () => {
  const [row] = toHoldingRows([], [gain({ startValue: 10, endValue: 0, netTransfers: -11, gain: 1 })])
  expect(row).toMatchObject({ symbol: 'USDC', balance: null, usdValue: 0 })
})

it('leaves out of a sparkline the days without a price', () => {
  const prices = [
    { date: '2026-11-19', usd: 1 },
    { date: '2026-11-20', usd: null },
    { date: '2026-11-21', usd: 1.1 },
  ]
  const sparkline = { chainId: 1, asset: usdc.address, symbol: 'USDC', name: null, logo: null, prices }
  expect(toHoldingRows(groupHoldings([usdc]), [], [sparkline])[0]?.prices).toEqual([1, 1.1])
})
