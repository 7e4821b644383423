import { type AssetId, sumHoldings, type Token, token as tokenRow } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import type { Position } from '../ports/positions.ts'
import { listInsideRows } from './list-inside-rows.ts'
import { valuePositions, valueShells } from './value-positions.ts'

const usdc = '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const weth = '1:0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const shell = '1:0x1111111111111111111111111111111111111111'

function token(asset: AssetId, fields: Partial<Token>): Token {
  return {
    ...{ chainId: 1, address: asset.slice(2), symbol: null, name: null, balance: '0', decimals: 6 },
    ...{ usdPrice: null, usdValue: null, usdPrice24hPercentChange: null, logo: null, thumbnail: null },
    ...{ spam: 'no', verified: null },
    ...fields,
  }
}

const dollar = token(usdc, { usdPrice: 1, symbol: 'USDC' })
const ether = token(weth, { usdPrice: 2_000, decimals: 18, symbol: 'WETH' })
const prices = new Map<AssetId, Token>([
  [usdc, dollar],
  [weth, ether],
])
const called = { symbol: null, name: null }
const assets = new Map<AssetId, { symbol: string | null; name: string | null; decimals: number }>([
  [usdc, { ...called, symbol: 'USDC', decimals: 6 }],
  [weth, { ...called, symbol: 'WETH', decimals: 18 }],
  [shell, { ...called, symbol: 'SHELL', decimals: 6 }],
])

function read(fields: Partial<Position>): Position {
  return {
    ...{ id: shell, protocol: 'Sky', kind: 'vault', shell, shellAmount: 100_000_000n },
    ...{
      trust: 'anchored',
      health: null,
      contracts: [],
      parts: [{ asset: usdc, amount: 110_000_000n, role: 'supplied' }],
    },
    ...fields,
  }
}

const value = (position: Position, tokens: readonly Token[]) => {
  const list = { block: 7, at: 1_700_000_000_000, positions: [position], unread: [], assets }
  const [valued] = valuePositions(list, { tokens, prices })
  if (valued === undefined) throw new Error('no position')
  return { valued, rows: valueShells(tokens, [valued]) }
}

const held = (usdPrice: number | null) =>
  token(shell, { balance: '100000000', usdPrice, usdValue: usdPrice === null ? null : usdPrice * 100 })

test('a token of an anchored vault is worth what is in it, and counts once', () => {
  const { valued, rows } = value(read({}), [held(null)])
  expect(valued).toMatchObject({ usdValue: 110, trust: 'anchored', parts: [{ countedAs: 'holding' }] })
  expect(sumHoldings(rows)).toMatchObject({ usd: 110, pricedHoldings: 1 })
  expect(rows[0]?.usdPrice).toBeCloseTo(1.1, 12)
})

test.each([
  [1.1, 'agreed', 110],
  [1.121, 'agreed', 110],
  [1.079, 'agreed', 110],
  [1.125, 'claimed', 112.5],
  [0.9, 'claimed', 90],
  [null, 'claimed', 0],
] as const)('a claim beside a market that pays %s for a share is %s', (market, trust, usd) => {
  const { valued, rows } = value(read({ trust: 'claimed', protocol: null }), [held(market)])
  expect(valued.trust).toBe(trust)
  expect(valued.parts[0]?.countedAs).toBe(trust === 'agreed' ? 'holding' : null)
  expect(sumHoldings(rows).usd).toBeCloseTo(usd, 9)
})

test('a pair that claims is never agreed with: its price is made by the same reserves', () => {
  expect(value(read({ kind: 'pool', trust: 'claimed' }), [held(1.1)]).valued.trust).toBe('claimed')
})

test('staked coins keep the price of their market, and their parts only tell', () => {
  const { valued, rows } = value(read({ kind: 'wrapped' }), [held(1.05)])
  expect(valued.parts[0]?.countedAs).toBeNull()
  expect(sumHoldings(rows).usd).toBe(105)
  expect(value(read({ kind: 'wrapped' }), [held(null)]).valued.parts[0]?.countedAs).toBe('holding')
})

test('a pool with a side that nobody prices has no known worth, and its token keeps the price of its market', () => {
  const unknown = {
    asset: '1:0x2222222222222222222222222222222222222222',
    amount: 5n,
    role: 'supplied',
  } as const
  const parts = [...read({}).parts, unknown]
  const { valued, rows } = value(read({ kind: 'pool', parts }), [held(null)])
  expect(valued.usdValue).toBeNull()
  expect(valued.parts.map(({ usdValue, countedAs }) => [usdValue, countedAs])).toEqual([
    [110, null],
    [null, null],
  ])
  expect(sumHoldings(rows)).toMatchObject({ usd: 0, unpricedHoldings: 1 })
  expect(sumHoldings(value(read({ kind: 'pool', parts }), [held(1.2)]).rows).usd).toBe(120)
})

test('collateral and debt of an account are beside its token', () => {
  const parts = [
    { asset: usdc, amount: 50_000_000n, role: 'supplied' },
    { asset: usdc, amount: -20_000_000n, role: 'borrowed', isBeside: true },
    { asset: weth, amount: 10n ** 18n, role: 'supplied', isBeside: true },
  ] as const
  const account = read({ kind: 'account', shellAmount: 50_000_000n, parts: [...parts] })
  const { valued, rows } = value(account, [{ ...held(null), balance: '50000000' }])
  expect(valued.parts.map(({ countedAs, usdValue }) => [countedAs, usdValue])).toEqual([
    ['holding', 50],
    ['itself', -20],
    ['itself', 2_000],
  ])
  expect(valued.usdValue).toBe(2_030)
  expect(sumHoldings(rows).usd).toBe(50)
  // Beside the token are rows of their own, so that all of it is in the sum, once.
  const inside = listInsideRows([valued], [account], prices)
  expect(sumHoldings([...rows, ...inside])).toMatchObject({
    usd: 2_030,
    debts: 1,
    debtUsd: 20,
    assetsUsd: 2_050,
  })
  expect(inside.map(({ address, balance }) => [address, balance])).toEqual([
    [`${usdc.slice(2)}@${shell.slice(2)}.borrowed`, '20000000'],
    [`${weth.slice(2)}@${shell.slice(2)}.supplied`, '1000000000000000000'],
  ])
  expect(inside.every((row) => tokenRow.safeParse(row).success)).toBe(true)
})

const manager = '1:0xc36442b4a4522e871399cd717abdd847ab11fe88'
const range = (parts: Position['parts']) =>
  read({ id: `${manager}/7`, kind: 'pool', shell: null, shellAmount: 1n, protocol: 'Uniswap v3', parts })

test('what is in a range counts by its sides and fees, each at its place', () => {
  const position = range([
    { asset: usdc, amount: 100_000_000n, role: 'supplied' },
    { asset: weth, amount: 10n ** 17n, role: 'supplied' },
    { asset: usdc, amount: 1_000_000n, role: 'fee' },
  ])
  const { valued } = value(position, [dollar])
  const inside = listInsideRows([valued], [position], prices)
  expect(sumHoldings(inside).usd).toBe(301)
  expect(inside.map(({ address }) => address)).toContain(`${usdc.slice(2)}@${manager.slice(2)}/7.fee`)
  expect(new Set(inside.map(({ address }) => address)).size).toBe(3)
})

test('of a range with a side that nobody prices the known side counts, and the other is said to have no price', () => {
  const unknown = { asset: `1:0x${'22'.repeat(20)}`, amount: 5n, role: 'supplied' } as const
  const position = range([{ asset: usdc, amount: 100_000_000n, role: 'supplied' }, unknown])
  const { valued } = value(position, [])
  expect(valued.usdValue).toBeNull()
  expect(sumHoldings(listInsideRows([valued], [position], prices))).toMatchObject({
    ...{ usd: 100, pricedHoldings: 1, unpricedHoldings: 1, hiddenSpam: 0 },
  })
})

test('a range whose known side is next to nothing is hidden: anybody may give one away', () => {
  const unknown = { asset: `1:0x${'22'.repeat(20)}`, amount: 10n ** 30n, role: 'supplied' } as const
  const position = range([{ asset: usdc, amount: 10_000n, role: 'supplied' }, unknown])
  const { valued } = value(position, [])
  expect(sumHoldings(listInsideRows([valued], [position], prices))).toMatchObject({ usd: 0, hiddenSpam: 2 })
})

test('what is only claimed has no row', () => {
  const position = {
    ...range([{ asset: usdc, amount: 10n ** 36n, role: 'supplied' }]),
    trust: 'claimed',
  } as const
  expect(listInsideRows([value(position, []).valued], [position], prices)).toEqual([])
})
