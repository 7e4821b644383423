import { type AssetId, gains, HOUR_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import {
  ETHER,
  enterGains,
  first,
  hash,
  key,
  move,
  pool,
  short,
  stranger,
} from '../../../testing/enter-gains.ts'

const matic: AssetId = '1:0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0'
const pol: AssetId = '1:0x455e53cbb86018ac2b8092fdcd39d8444affc3f6'
const migration = '0x29e7df7b6a1b2b07b731457f499e1696c60e2c4e'
const of = (day: number, part: string, asset: AssetId, amount: bigint, counterparty: string) =>
  move(day, part, { kind: 'transfer', asset, amount, counterparty })

/** A thousand MATIC for 80,000 rupees, which become POL, of which 400 are sold for a fifth of an ether. */
async function enter(by = migration, got = 1_000n * ETHER) {
  const entered = await enterGains({
    [first]: [
      of(1, 'log:1', matic, 1_000n * ETHER, stranger),
      of(5, 'log:1', matic, -1_000n * ETHER, by),
      of(5, 'log:2', pol, got, by),
      of(13, 'log:1', pol, -400n * ETHER, pool),
      move(13, 'internal:1', { kind: 'internal', amount: ETHER / 5n, counterparty: pool }),
    ],
  })
  const { world, api } = entered
  const ledger = world.ledgers[key(first)]
  const named = { decimals: 18, flagged: 'no' } as const
  ledger?.assets?.push(
    { asset: matic, symbol: 'MATIC', name: 'Matic', ...named },
    { asset: pol, symbol: 'POL', name: 'Polygon Ecosystem Token', ...named },
  )
  for (const token of world.tokens[key(first)] ?? []) {
    const symbol =
      [matic, pol].includes(`1:${token.address}`) && (matic.endsWith(token.address) ? 'MATIC' : 'POL')
    if (symbol) Object.assign(token, { symbol })
  }
  for (const asset of [matic, pol]) {
    const slots = Array.from({ length: 30 }, (_, day) =>
      Math.floor(Date.UTC(2025, 3, day + 1, 4, 30) / HOUR_MS),
    )
    world.hourlyPrices[asset] = slots.map((slot) => ({ slot, usd: 1 }))
  }
  const receipt = `1:${hash(1)}:in:${key(first)}:${matic}:`
  await api(gains.setReceiptCost, { body: { receipt, amount: '80000', currency: 'INR', day: '2025-04-01' } })
  return entered
}

test('a token that became another one of its makers carries its cost and its date over, and the seals hold', async () => {
  const { api, rows, year } = await enter()
  // A fifth of an ether at 2,000 dollars at 90, of 400 at 80 rupees each; the migration itself makes no row.
  const told = await rows()
  expect(told.map(short)).toEqual(['swap 400 POL: 36000.00 - 32000.00 = 4000.00'])
  expect(told[0]?.lots).toMatchObject([{ acquiredOn: '2025-04-01', quantity: '400', unknownCost: false }])
  const { transactions } = await api(gains.listGainTransactions, {
    params: { financialYear: '2025-26' },
    querystring: { kind: 'wrap' },
  })
  expect(transactions).toMatchObject([
    {
      ...{ on: '2025-04-05', rule: 'migrated', certain: true },
      reason: 'MATIC became as much POL: the same asset under another contract.',
      kinds: expect.arrayContaining(['swap']),
    },
  ])
  const { seals } = await year()
  const own = seals.filter(({ asset }) => matic.endsWith(asset) || pol.endsWith(asset))
  expect(own.map(({ symbol, counted, holds }) => `${symbol} ${counted} ${holds}`).sort()).toEqual([
    'MATIC 0 true',
    'POL 600 true',
  ])
})

test.each([
  ['another contract', pool, 1_000n * ETHER],
  ['another amount', migration, 999n * ETHER],
])('through %s it is an exchange like any other', async (_, by, got) => {
  const { rows } = await enter(by, got)
  expect((await rows()).map(({ symbol, kind }) => `${kind} ${symbol}`)).toEqual(['swap MATIC', 'swap POL'])
})

test('said to be an exchange it is one', async () => {
  const { api, rows } = await enter()
  const body = { chainId: 1, transactionHash: hash(5), kind: 'swap' } as const
  await api(gains.setTransactionKind, { body })
  // 1,000 dollars at 80 of a cost of 80,000, and 400 of what was got for that.
  expect((await rows()).map(short)).toEqual([
    'swap 1000 MATIC: 80000.00 - 80000.00 = 0.00',
    'swap 400 POL: 36000.00 - 32000.00 = 4000.00',
  ])
})
