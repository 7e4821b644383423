import type { AssetId } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import type { AssetName } from './asset-names.ts'
import { tellUnreadable } from './tell-unreadable.ts'

const at = (digit: string): AssetId => `1:0x${digit.repeat(40)}`
const called = (symbol: string | null, name: string | null = null): AssetName => ({
  symbol,
  name,
  decimals: null,
})

test('nothing is told where every amount can be read', () => {
  expect(tellUnreadable([], new Map())).toBeNull()
})

test('one token is named by its symbol, and one without a symbol by its contract', () => {
  expect(tellUnreadable([at('a')], new Map([[at('a'), called('PTS', 'Points')]]))).toBe(
    'A token does not say how its amounts are to be read: PTS. It is in no figure.',
  )
  expect(tellUnreadable([at('a'), at('b')], new Map([[at('a'), called(' ')]]))).toBe(
    'Some tokens do not say how their amounts are to be read: 0xaaaa…aaaa and 0xbbbb…bbbb. They are in no figure.',
  )
})

test('as many are named as fit, the others are counted, and a long symbol is cut', () => {
  const assets = [...'abcdef'].map(at)
  const names = new Map(assets.map((asset, place) => [asset, called(`T${place}`)]))
  names.set(at('b'), called('To the moon now🌕🌕'))
  names.set(at('a'), called('Visit hodl-claim.example to claim 5,000 USD'))
  expect(tellUnreadable(assets, names)).toBe(
    'Some tokens do not say how their amounts are to be read: Visit hodl-claim…, To the moon now…, T2, T3 and 2 more. They are in no figure.',
  )
})
