import { expect, it } from 'vitest'
import type { Holding } from '../readings/group-holdings.ts'
import { listFamily } from './list-family.ts'

const weth = `0x${'c'.repeat(40)}`
const held = (id: string, symbol: string | null, more: Partial<Holding> = {}) => ({
  ...{ id: id as Holding['id'], symbol, spam: 'no' as const, usdValue: 1, inside: null },
  ...more,
})
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

it('finds the same asset on other chains and wrapped, and nothing that only calls itself so', () => {
  const holdings = [
    held('1:native', 'ETH'),
    held('8453:native', 'ETH'),
    held(`1:${weth}`, 'WETH'),
    held('1:0xa', 'stETH'),
    held('1:0xb', 'ETH', { usdValue: null }),
    held('1:0xd', 'ETH', { spam: 'suspect' }),
    held('1:0xe', null),
    held(`1:native@${weth}.supplied`, 'ETH', {
      inside: { protocol: null, role: 'supplied', contracts: [] },
    }),
  ]
  expect(idsOf(listFamily(holdings, held('1:native', 'ETH')))).toEqual(['8453:native', `1:${weth}`])
  expect(idsOf(listFamily(holdings, held(`1:${weth}`, 'WETH')))).toEqual(['1:native', '8453:native'])
  expect(listFamily(holdings, held('1:0xe', null))).toEqual([])
})

it('takes no letter off what is no wrapped coin', () => {
  const holdings = [held('1:0xa', 'LD'), held('1:0xb', 'WLD')]
  expect(listFamily(holdings, held('1:0xb', 'WLD'))).toEqual([])
})
