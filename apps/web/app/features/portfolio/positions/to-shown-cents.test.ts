import type { Position, PositionPart } from '@pkg/api-contract'
import { expect, it } from 'vitest'
import { toShownCents } from './to-shown-cents.ts'

const contract = `0x${'bb'.repeat(20)}`
const shell = `1:${contract}` as const
const usdc = `1:0x${'aa'.repeat(20)}` as const

const part = (usdValue: number | null, changes: Partial<PositionPart> = {}): PositionPart => ({
  ...{ asset: usdc, amount: '1', role: 'supplied', symbol: 'USDC', name: null, decimals: 6 },
  ...{ usdPrice: 1, usdValue, countedAs: 'holding' },
  ...changes,
})

const position = (parts: PositionPart[], changes: Partial<Position> = {}): Position => ({
  ...{ id: shell, chainId: 1, protocol: 'Sky', kind: 'pool', trust: 'anchored', shell, shellAmount: '1' },
  ...{ shellSymbol: 'UNI-V2', shellDecimals: 18, health: null, block: 1 },
  blockTime: '2026-01-01T00:00:00.000Z',
  parts,
  usdValue: parts.some(({ usdValue }) => usdValue === null)
    ? null
    : parts.reduce((sum, { usdValue }) => sum + (usdValue ?? 0), 0),
  ...changes,
})

it('writes parts in cents that add up to their position', () => {
  // 0.004 and 0.004 are nothing each, and a cent together.
  expect(toShownCents([position([part(0.004), part(0.004)])], [])).toMatchObject([{ own: 1, parts: [1, 0] }])
})

it('gives what counts as a token the cents of its row, which took a cent for the sum of all', () => {
  const pool = position([part(10.003), part(5.004)])
  expect(toShownCents([pool], [{ id: shell, usdValue: 15 }])).toMatchObject([
    { own: 1500, parts: [1000, 500] },
  ])
  expect(toShownCents([pool], [{ id: shell, usdValue: 15.02 }])).toMatchObject([
    { own: 1502, parts: [1001, 501] },
  ])
})

it('divides the row of several wallets over what each of them has in it', () => {
  const both = [position([part(1.004)]), position([part(1.004)])]
  expect(toShownCents(both, [{ id: shell, usdValue: 2.01 }]).map(({ own }) => own)).toMatchObject([101, 100])
})

it('finds the row of what no token stands for by its place', () => {
  const id = `1:${contract}/12` as const
  const range = position(
    [part(3.004, { countedAs: 'itself' }), part(1.006, { countedAs: 'itself', role: 'fee' })],
    { id, shell: null },
  )
  const row = (role: string, usdValue: number) => ({
    id: `${usdc}@${contract}/12.${role}` as `1:${string}`,
    usdValue,
  })
  expect(toShownCents([range], [row('supplied', 3.01), row('fee', 1.01)])).toMatchObject([
    { own: 402, parts: [301, 101] },
  ])
})

it('takes no cents from a row of another reading, and none from a claim', () => {
  const pool = position([part(10), part(5)])
  const rows = [{ id: shell, usdValue: 16.2 }]
  expect(toShownCents([pool], rows)).toMatchObject([{ own: 1500, parts: [1000, 500] }])
  const claim = position([part(16.204)], { trust: 'claimed' })
  expect(toShownCents([claim], rows)).toMatchObject([{ own: 1620, parts: [1620] }])
})

it('leaves unknown what is not known', () => {
  const pool = position([part(10.006), part(null, { countedAs: null })])
  expect(toShownCents([pool], [])).toMatchObject([{ own: null, parts: [1001, null] }])
})
