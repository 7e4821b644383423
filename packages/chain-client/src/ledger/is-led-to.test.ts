import type { AssetId } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { isLedTo } from './is-led-to.ts'

const asset: AssetId = '1:native'
const move = (block: number, amount: bigint) => ({
  ...{ id: `${block}:value`, asset, block, at: block, kind: 'native' as const, amount, counterparty: null },
})
const at = (block: number, balance: bigint) => ({ block, at: block, balances: new Map([[asset, balance]]) })
const movements = [move(40, -3n), move(10, 5n), move(60, 100n), move(20, 2n)]
const present = at(50, 4n)

test.each([
  ['leads to what was measured', [at(9, 0n), at(10, 5n), at(30, 7n), at(45, 4n)], null, true],
  ['does not where something was there for a while', [at(9, 0n), at(30, 8n), at(45, 4n)], null, false],
  ['says nothing of what was not measured', [{ ...at(30, 8n), balances: new Map() }], null, true],
  ['says nothing of before a list that was cut short', [at(9, 1n), at(30, 7n)], 20, true],
] as const)('a list of movements %s', (_, held, cutShortAt, expected) => {
  expect(isLedTo(asset, movements, { present, held, cutShortAt })).toBe(expected)
})
