import {
  type AssetId,
  DAY_MS,
  type GainRow,
  type GainsFormat,
  gains,
  HOUR_MS,
  users,
} from '@pkg/api-contract'
import { type AssetMovement, type PieceId, toPieceId } from '@pkg/chain-client'
import { buildTestApp } from './build-test-app.ts'
import { createFakeChain } from './fake-chain.ts'
import { sampleToken } from './samples.ts'

export const first = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const second = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
export const stranger = '0x2222222222222222222222222222222222222222'
export const pool = '0x3333333333333333333333333333333333333333'
export const nobody = `0x${'0'.repeat(40)}`
export const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
export const arbitrumInbox = '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f'
export const key = (address: string) => address.toLowerCase()
const token = sampleToken()
export const one: AssetId = `1:${token.address}`
export const wrapped: AssetId = `1:${weth}`
export const dropped: AssetId = `1:0x${'d0'.repeat(20)}`
export const pieces: AssetId = `1:0x${'5a'.repeat(20)}`
const ether: AssetId = '1:native'
export const ETHER = 10n ** 18n
export const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
/** 10:00 in India on a day of April 2025: 04:30 in UTC. */
const aprilAt = (day: number) => Date.UTC(2025, 3, day, 4, 30)

type Fields = Partial<AssetMovement>

/** A movement of the transaction that happened on a day of April 2025. */
export function move(day: number, part: string, fields: Fields): AssetMovement {
  return {
    id: `${hash(day)}:${part}`,
    asset: ether,
    block: day * 1_000,
    at: aprilAt(day),
    kind: 'native',
    amount: ETHER,
    counterparty: stranger,
    ...fields,
  }
}
export const gas = (day: number, fields: Fields = {}) =>
  move(day, 'gas', { kind: 'gas', amount: -(10n ** 16n), counterparty: null, ...fields })
export const tokens = (day: number, part: string, amount: bigint, fields: Fields = {}) =>
  move(day, part, { kind: 'transfer', asset: one, amount, counterparty: pool, ...fields })

/** Ether costs 1,000 dollars until the tenth of April and 2,000 from then on; a token is worth a dollar. A dollar is 80 rupees, then 90. */
export async function enterGains(movements: Record<string, AssetMovement[]>, now = Date.UTC(2025, 4, 1)) {
  const chain = createFakeChain()
  const { world } = chain
  for (const address of [first, second]) {
    const list = movements[address] ?? []
    const balances = new Map<AssetId, bigint>()
    const held = new Map<PieceId, bigint>()
    for (const { asset, amount, kind, tokenId = '' } of list) {
      if (kind === 'nft')
        held.set(toPieceId(asset, tokenId), (held.get(toPieceId(asset, tokenId)) ?? 0n) + amount)
      else balances.set(asset, (balances.get(asset) ?? 0n) + amount)
    }
    world.tokens[key(address)] = [...balances].map(([asset, balance]) =>
      sampleToken({
        address: asset.slice(2) as 'native',
        symbol: asset === ether ? 'ETH' : asset === one ? 'ONE' : asset === wrapped ? 'WETH' : 'DROP',
        balance: balance.toString(),
        ...(asset === ether || asset === wrapped ? { usdPrice: 2_000 } : { usdPrice: 1 }),
        usdValue: 1,
      }),
    )
    world.ledgers[key(address)] = {
      movements: list,
      assets: [
        { asset: one, symbol: 'ONE', name: 'One', decimals: 18, flagged: 'no' },
        { asset: wrapped, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18, flagged: 'no' },
        { asset: dropped, symbol: 'DROP', name: 'Drop', decimals: 18, flagged: 'no' },
        { asset: pieces, symbol: 'PIECE', name: 'Pieces', decimals: null, flagged: 'no' },
      ],
      present: { block: 99_000, at: now, balances },
      pieces: held,
    }
  }
  const days = Array.from({ length: 40 }, (_, back) => Math.floor(Date.UTC(2025, 4, 1) / DAY_MS) - back)
  const changes = Math.floor(aprilAt(10) / DAY_MS)
  const closes = days.map((slot) => ({ slot, usd: slot < changes ? 1_000 : 2_000 }))
  const hours = (usd: (day: number) => number) =>
    Array.from({ length: 30 }, (_, day) => ({
      slot: Math.floor(aprilAt(day + 1) / HOUR_MS),
      usd: usd(day + 1),
    }))
  for (const asset of [ether, wrapped]) {
    world.prices[asset] = closes
    world.hourlyPrices[asset] = hours((day) => (day < 10 ? 1_000 : 2_000))
  }
  for (const asset of [one, dropped]) {
    world.prices[asset] = days.map((slot) => ({ slot, usd: 1 }))
    world.hourlyPrices[asset] = hours(() => 1)
  }
  world.dayRates.INR = {
    '2025-03-31': 80,
    '2025-04-09': 80,
    '2025-04-10': 90,
    '2025-04-17': 90,
    '2025-04-24': 90,
  }
  const clock = { time: now }
  const { browser, ...rest } = await buildTestApp({ chain, clock })
  const person = browser()
  await person.enter('ada')
  for (const address of [first, second]) await person.api(users.addAddress, { body: { address } })
  type Query = Parameters<typeof choose>[0]
  const choose = (
    querystring: {
      country?: 'in' | 'us' | 'uk' | 'ca'
      method?: 'fifo' | 'average'
      otherIncome?: string
      regime?: 'new' | 'old'
    } = {},
  ) => querystring
  const year = (querystring: Query = {}, financialYear = '2025-26') =>
    person.api(gains.getGainsYear, { params: { financialYear }, querystring: choose(querystring) })
  const rows = async (querystring: Query = {}, financialYear = '2025-26') =>
    (await person.api(gains.listGainRows, { params: { financialYear }, querystring: choose(querystring) }))
      .rows
  const file = (format: GainsFormat, financialYear = '2025-26', querystring: Query = {}) =>
    person.api(gains.exportGains, { params: { financialYear, format }, querystring: choose(querystring) })
  return { ...rest, ...person, browser, chain, clock, world, year, rows, file }
}

export const short = ({ kind, symbol, quantity, proceeds, cost, gain }: GainRow) =>
  `${kind} ${quantity} ${symbol}: ${proceeds} - ${cost} = ${gain}`

/** Bought for ether, sold for ether after ether doubled. */
export const bought = [
  move(1, 'value', { amount: 10n * ETHER }),
  move(3, 'value', { amount: -(2n * ETHER), counterparty: pool }),
  tokens(3, 'log:1', 2_000n * ETHER),
  gas(3),
  tokens(12, 'log:1', -(1_000n * ETHER)),
  move(12, 'internal:1', { kind: 'internal', amount: ETHER / 2n, counterparty: pool }),
]

/** A quarter of an ether to a stranger on the fourteenth, when it is worth 2,000 dollars at 90 rupees. */
export const gaveAway = move(14, 'value', { amount: -(ETHER / 4n) })
