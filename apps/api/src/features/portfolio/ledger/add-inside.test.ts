import { type AssetId, HOUR_MS, toPlacedAddress } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { addInside, type InsideReading } from './add-inside.ts'
import type { Movement } from './movement.ts'
import type { Walk } from './walk-back.ts'

const usdc: AssetId = `1:0x${'aa'.repeat(20)}`
const weth: AssetId = `1:0x${'bb'.repeat(20)}`
const market = `0x${'cc'.repeat(20)}`
const manager = `0x${'dd'.repeat(20)}`
const pool = `0x${'ee'.repeat(20)}`

const at = (asset: AssetId, place: Parameters<typeof toPlacedAddress>[1]): AssetId =>
  `1:${toPlacedAddress(asset.slice(2), place)}`
const collateral = at(weth, { contract: market, role: 'supplied' })
const debt = at(usdc, { contract: market, role: 'borrowed' })
const side = (asset: AssetId) => at(asset, { contract: manager, piece: '7', role: 'supplied' })
const fee = (asset: AssetId) => at(asset, { contract: manager, piece: '7', role: 'fee' })

function move(id: string, asset: AssetId, hours: number, amount: bigint, counterparty: string): Movement {
  return { id, asset, block: hours * 300, at: hours * HOUR_MS, kind: 'transfer', amount, counterparty }
}

function walkOf(...moves: Movement[]): Walk {
  const byAsset = Map.groupBy(moves, ({ asset }) => asset)
  return {
    tracks: new Map([...byAsset].map(([asset, changes]) => [asset, { asset, opening: 0n, changes }])),
    findings: [],
  }
}

const reading = (hours: number, parts: [AssetId, bigint][], contracts = [market]): InsideReading => ({
  at: hours * HOUR_MS,
  parts: new Map(parts.map(([asset, balance]) => [asset, { balance, contracts }])),
})

const told = (walk: Walk, asset: AssetId) =>
  walk.tracks.get(asset)?.changes.map(({ kind, amount, at: moment }) => [kind, amount, moment / HOUR_MS])

test('what was there at the first reading is neither a gain nor a flow', () => {
  const walk = addInside(walkOf(move('0x1:log:1', weth, 1, -4n, market)), [reading(10, [[collateral, 4n]])])
  expect(told(walk, collateral)).toEqual([['firstSeen', 4n, 10]])
})

test('what is given and borrowed between two readings moves by the same transactions, and a debt grows by interest', () => {
  const walk = addInside(
    walkOf(
      move('0x1:log:1', weth, 5, -4_000n, market),
      move('0x2:log:1', usdc, 6, 3_000n, market),
      move('0x3:log:1', usdc, 25, -1_000n, market),
      move('0x4:log:1', usdc, 26, 77n, pool),
    ),
    [
      reading(1, []),
      reading(10, [
        [collateral, 4_000n],
        [debt, 3_001n],
      ]),
      reading(30, [
        [collateral, 4_000n],
        [debt, 2_011n],
      ]),
    ],
  )
  expect(told(walk, collateral)).toEqual([['transfer', 4_000n, 5]])
  expect(told(walk, debt)).toEqual([
    ['transfer', 3_000n, 6],
    ['interest', 1n, 10],
    ['transfer', -1_000n, 25],
    ['interest', 10n, 30],
  ])
  expect(walk.tracks.get(collateral)?.changes[0]?.id.split(':')[0]).toBe('0x1')
  expect(walk.findings).toEqual([])
})

test('a debt that is paid back leaves nothing, and collateral comes back', () => {
  const walk = addInside(
    walkOf(move('0x1:log:1', usdc, 12, -1_005n, market), move('0x1:log:2', weth, 12, 40n, market)),
    [
      reading(10, [
        [collateral, 40n],
        [debt, 1_000n],
      ]),
      reading(13, []),
    ],
  )
  expect(told(walk, debt)).toEqual([
    ['firstSeen', 1_000n, 10],
    ['transfer', -1_000n, 12],
  ])
  expect(told(walk, collateral)).toEqual([
    ['firstSeen', 40n, 10],
    ['transfer', -40n, 12],
  ])
})

test('a range exchanges one side for the other, earns fees, and pays them out before what was put in', () => {
  const contracts = [manager, pool]
  const walk = addInside(walkOf(move('0x5:log:1', usdc, 25, 30n, pool)), [
    reading(
      10,
      [
        [side(usdc), 1_000n],
        [side(weth), 500n],
      ],
      contracts,
    ),
    reading(
      20,
      [
        [side(usdc), 900n],
        [side(weth), 540n],
        [fee(usdc), 12n],
      ],
      contracts,
    ),
    reading(
      30,
      [
        [side(usdc), 882n],
        [side(weth), 540n],
      ],
      contracts,
    ),
  ])
  expect(told(walk, side(usdc))).toEqual([
    ['firstSeen', 1_000n, 10],
    ['traded', -100n, 20],
    ['transfer', -18n, 25],
  ])
  expect(told(walk, side(weth))).toEqual([
    ['firstSeen', 500n, 10],
    ['traded', 40n, 20],
  ])
  expect(told(walk, fee(usdc))).toEqual([
    ['interest', 12n, 20],
    ['transfer', -12n, 25],
  ])
})

test('what nothing explains is named with the asset and the day', () => {
  const walk = addInside(walkOf(), [reading(1, []), reading(10, [[collateral, 9n]])])
  expect(told(walk, collateral)).toEqual([['unexplained', 9n, 10]])
  expect(walk.findings).toEqual([
    {
      ...{ asset: collateral, kind: 'drift', at: HOUR_MS + 1, amount: 9n },
      unsure: { after: HOUR_MS, before: 10 * HOUR_MS },
    },
  ])
})

test('a movement a moment before a reading belongs to the side of it where the balances have it', () => {
  const late = { ...move('0x1:log:1', weth, 10, -4n, market), at: 10 * HOUR_MS - 60_000 }
  const walk = addInside(walkOf(late), [reading(1, []), reading(10, []), reading(11, [[collateral, 4n]])])
  expect(told(walk, collateral)?.map(([kind, amount]) => [kind, amount])).toEqual([['transfer', 4n]])
  expect(walk.findings).toEqual([])
})
