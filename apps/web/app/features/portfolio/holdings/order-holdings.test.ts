import type { HoldingGain } from '@pkg/api-contract'
import { expect, it } from 'vitest'
import type { HoldingRow } from './holdings-rows.ts'
import { orderHoldings } from './order-holdings.ts'

function row(symbol: string, gain: number | null | undefined): HoldingRow {
  return {
    ...{ id: '1:native', symbol, name: null, picture: null, balance: 1n, decimals: 0, usdValue: 1 },
    ...{ part: null, inside: null, price: null, prices: [] },
    gain: gain === undefined ? undefined : ({ gain } as HoldingGain),
  }
}

const rows = [
  row('ETH', -3.5),
  row('UNREAD', undefined),
  row('USDC', 0),
  row('UNKNOWN', null),
  row('DAI', 0),
  row('PEPE', 12),
  row('UNI', -700),
]

it.each([
  ['value', ['ETH', 'UNREAD', 'USDC', 'UNKNOWN', 'DAI', 'PEPE', 'UNI']],
  ['gain', ['PEPE', 'USDC', 'DAI', 'ETH', 'UNI', 'UNREAD', 'UNKNOWN']],
  ['loss', ['UNI', 'ETH', 'USDC', 'DAI', 'PEPE', 'UNREAD', 'UNKNOWN']],
] as const)('orders by %s, with what is not known last and what is alike as it came', (order, expected) => {
  expect(orderHoldings(rows, order).map(({ symbol }) => symbol)).toEqual(expected)
})
