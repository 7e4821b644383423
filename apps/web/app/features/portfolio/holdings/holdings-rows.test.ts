import type { HoldingGain } from '@pkg/api-contract'
import { expect, it } from 'vitest'
import { groupHoldings } from '../readings/group-holdings.ts'
import { buildToken } from '../testing/build-token.ts'
import { sumGains, toHoldingRows } from './holdings-rows.ts'

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

it('tells what each holding moved in the cents that the other cards tell of it, and a sum that they add up to', () => {
  // 289,978.353035 came in and 4,140.606764 went out: together 285,837.746271.
  const gains = [
    gain({ asset: 'native', netTransfers: 289_978.353035, gain: -14_312.351234 }),
    gain({ netTransfers: -4_140.606764, gain: -15.563189 }),
    gain({ asset: `0x${'2'.repeat(40)}`, netTransfers: null, gain: null }),
  ]
  const figures = { netFlows: 28_583_775, gain: -1_432_791 }
  const rows = toHoldingRows([], gains, [], figures)
  const cents = (usd: number | null | undefined) => Math.round((usd ?? 0) * 100)
  expect(sumGains(gains, figures)).toEqual(figures)
  expect(rows.reduce((sum, row) => sum + cents(row.gain?.netTransfers), 0)).toBe(figures.netFlows)
  expect(rows.reduce((sum, row) => sum + cents(row.gain?.gain), 0)).toBe(figures.gain)
})

it('has a sum of its own where what is unknown makes another of the whole', () => {
  const gains = [
    gain({ netTransfers: 10, gain: 1 }),
    gain({ asset: 'native', netTransfers: null, gain: null }),
  ]
  expect(sumGains(gains, { netFlows: 1_500, gain: 9_900 })).toEqual({ netFlows: 1_000, gain: 100 })
})
