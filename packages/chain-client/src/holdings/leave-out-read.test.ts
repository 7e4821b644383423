import type { AssetId, Position } from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import type { PositionClaim } from '../ports/position-claims.ts'
import { knownChain } from '../testing/open-provider.ts'
import { leaveOutRead } from './leave-out-read.ts'

const ethereum = knownChain(1)
const [usdc, dai, weth] = ['a', 'b']
  .map((digit) => `1:0x${digit.repeat(40)}`)
  .concat(`1:${ethereum.wrapped?.address}`)
const [contract, other] = ['1', '2'].map((digit) => `0x${digit.repeat(40)}` as const)
const [c1, c2] = [contract as `0x${string}`, other as `0x${string}`]

type Part = [role: Position['parts'][number]['role'], asset: string | undefined]
const toParts = (parts: readonly Part[]): Position['parts'] =>
  parts.map(([role, asset]) => ({
    ...{ asset: asset as AssetId, amount: '1', role, symbol: null, name: null, decimals: 6 },
    ...{ usdPrice: null, usdValue: null, countedAs: null },
  }))
const common = { chainId: 1, shell: null, shellAmount: '0', shellSymbol: null, shellDecimals: null }

function position(fields: Partial<Omit<Position, 'parts'>>, ...parts: Part[]): Position {
  return {
    ...{ ...common, id: `1:${c1}`, protocol: null, kind: 'lent', trust: 'anchored', usdValue: null },
    ...{ health: null, block: 1, blockTime: '2026-01-01T00:00:00.000Z', parts: toParts(parts) },
    ...fields,
  }
}

function claim(fields: Partial<Omit<PositionClaim, 'parts'>>, ...parts: Part[]): PositionClaim {
  return {
    ...{ ...common, id: 'claim', protocol: 'Acme', kind: 'lent', usdValue: null, health: null },
    ...{ contracts: [], piece: null, parts: toParts(parts) },
    ...fields,
  }
}

const isLeft = (given: PositionClaim, ...read: Position[]) =>
  leaveOutRead(ethereum, [given], read).length === 0

describe('a claim is left out', () => {
  test('at a contract that was read, believed or not', () => {
    const given = claim({ contracts: [c1] }, ['supplied', usdc])
    expect(isLeft(given, position({}))).toBe(true)
    expect(isLeft(given, position({ trust: 'claimed', id: `1:${c2}`, shell: `1:${c1}` }))).toBe(true)
    expect(isLeft(given, position({ id: `1:${c2}` }))).toBe(false)
    expect(isLeft(given)).toBe(false)
  })

  test('of the same piece at the same protocol, and not of another piece', () => {
    const read = position({ id: `1:${c1}/7`, protocol: 'Uniswap v3', kind: 'pool' }, ['supplied', usdc])
    const piece = (id: string, fields: object = {}) =>
      claim({ protocol: 'Uniswap V3', piece: id, kind: 'pool', ...fields }, ['supplied', usdc])
    expect(isLeft(piece('7', { contracts: [c2] }), read)).toBe(true)
    expect(isLeft(piece('8', { contracts: [c2] }), read)).toBe(false)
    expect(isLeft(piece('8', { contracts: [c1] }), read)).toBe(false)
    expect(isLeft(piece('7', { protocol: 'Acme', contracts: [c1] }), read)).toBe(true)
    expect(isLeft(piece('7', { protocol: 'Acme', contracts: [c2] }), read)).toBe(false)
  })

  test('of the same assets at the same lender, told row by row or as one', () => {
    const read = [
      position({ protocol: 'Aave v3' }, ['supplied', usdc]),
      position({ protocol: 'Aave v3', kind: 'debt' }, ['borrowed', dai]),
    ]
    const aave = (...parts: Part[]) => claim({ protocol: 'Aave V3' }, ...parts)
    expect(isLeft(aave(['supplied', usdc]), ...read)).toBe(true)
    expect(isLeft(aave(['supplied', usdc], ['borrowed', dai]), ...read)).toBe(true)
    expect(isLeft(aave(['borrowed', usdc]), ...read)).toBe(false)
    expect(isLeft(aave(['supplied', usdc], ['supplied', dai]), ...read)).toBe(false)
    expect(isLeft(claim({ protocol: 'Spark' }, ['supplied', usdc]), ...read)).toBe(false)
    expect(isLeft(claim({ protocol: null }, ['supplied', usdc]), ...read)).toBe(false)
    expect(isLeft(aave(['fee', usdc]), ...read)).toBe(false)
  })

  test('where the market is called by its coin, and the coin by the token that wraps it', () => {
    const read = position({ protocol: 'Compound v3 USDC', kind: 'account' }, ['supplied', weth])
    expect(isLeft(claim({ protocol: 'Compound V3' }, ['supplied', '1:native']), read)).toBe(true)
  })

  test('never for pools that share a side', () => {
    const read = [
      position({ protocol: 'Uniswap v2', kind: 'pool' }, ['supplied', usdc], ['supplied', weth]),
      position({ protocol: 'Uniswap v2', kind: 'pool' }, ['supplied', dai], ['supplied', weth]),
    ]
    const pool = claim({ protocol: 'Uniswap v2', kind: 'pool' }, ['supplied', usdc], ['supplied', dai])
    expect(isLeft(pool, ...read)).toBe(false)
  })
})
