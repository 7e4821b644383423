import { gains, MOVEMENTS_FILE_PART, movements as movementRoutes, spamRules } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { parse } from 'csv-parse/sync'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import {
  arbitrumInbox,
  bought,
  dropped,
  ETHER,
  enterGains,
  first,
  gas,
  hash,
  key,
  move,
  nobody,
  one,
  pieces,
  pool,
  second,
  short,
  stranger,
  tokens,
  weth,
  wrapped,
} from '../../../testing/enter-gains.ts'

test('a swap is a disposal of what was given and a purchase of what was got, at one value, in rupees of its day', async () => {
  const { year, rows } = await enterGains({ [first]: bought })
  // Day 3: 2 ether at 1,000 dollars at 80: 1,60,000 rupees; gas 0.01 ether: 800. What came on day 1 has no known cost.
  // Day 12: 1,000 tokens for half an ether, 1,000 dollars at 90: 90,000 rupees, of a cost of 80,000.
  expect((await rows()).map(short)).toEqual([
    'swap 2 ETH: 160000.00 - 0.00 = 160000.00',
    'gas 0.01 ETH: 800.00 - 0.00 = 800.00',
    'swap 1000 ONE: 90000.00 - 80000.00 = 10000.00',
  ])
  const report = await year()
  expect(report).toMatchObject({
    ...{ currency: 'INR', from: '2025-04-01', to: '2026-03-31', method: 'fifo', timeZone: 'Asia/Kolkata' },
    totals: { proceeds: '250800.00', cost: '80000.00', gains: '170800.00', losses: '0.00', net: '170800.00' },
    // The ether was worth 80,000 rupees each on arrival: at that cost nothing was gained with it.
    india: {
      taxableIncome: '170800.00',
      tax: '51240.00',
      cess: '2049.60',
      total: '53289.60',
      beforeSurcharge: true,
    },
    spamTransactions: 0,
    problem: null,
    provisional: false,
  })
  expect(report.totals.netRange).toEqual({ low: '10000.00', high: '170800.00' })
  expect(report.india?.taxableRange).toEqual({ low: '10000.00', high: '170800.00' })
})

test('what each wallet gave up adds up to the year, and its rows can be asked for alone', async () => {
  // The other wallet sells for ether what was bought by the first one and moved to it.
  const moved = { kind: 'transfer', asset: one, block: 5_000 } as const
  const { year, api } = await enterGains({
    [first]: [...bought, move(5, 'log:2', { ...moved, amount: -(500n * ETHER), counterparty: second })],
    [second]: [
      move(5, 'log:2', { ...moved, amount: 500n * ETHER, counterparty: first }),
      tokens(13, 'log:1', -(500n * ETHER)),
      move(13, 'internal:1', { kind: 'internal', amount: ETHER / 4n, counterparty: pool }),
    ],
  })
  const { totals, wallets } = await year()
  // 500 tokens of a cost of 40,000 rupees for a quarter of an ether: 500 dollars at 90.
  expect(wallets).toMatchObject([
    { wallet: key(first), disposals: 3, proceeds: '250800.00', cost: '80000.00', uncertain: 2 },
    {
      wallet: key(second),
      disposals: 1,
      proceeds: '45000.00',
      cost: '40000.00',
      gains: '5000.00',
      uncertain: 0,
    },
  ])
  expect(totals).toMatchObject({ proceeds: '295800.00', cost: '120000.00', net: '175800.00' })
  const of = async (wallet: string) => {
    const querystring = { wallet }
    const { rows, count } = await api(gains.listGainRows, {
      params: { financialYear: '2025-26' },
      querystring,
    })
    return [count, ...rows.map(short)]
  }
  expect(await of(key(second))).toEqual([1, 'swap 500 ONE: 45000.00 - 40000.00 = 5000.00'])
  expect(await of(stranger)).toEqual([0])
})

test('what is still held opens to its lots, which come to its sums to the paisa, each with the transaction that brought it', async () => {
  const { api, year } = await enterGains({
    // A third of ten ether for a third of 100 rupees is no whole paisa.
    [first]: [...bought, move(14, 'value', { amount: ETHER / 3n })],
  })
  const cost = {
    receipt: `1:${hash(14)}:in:${key(first)}:1:native:`,
    amount: '100',
    currency: 'INR',
  } as const
  await api(gains.setReceiptCost, { body: { ...cost, day: '2025-04-14' } })
  const list = (asset: string, querystring: { method?: 'average'; country?: 'us' } = {}, of = '2025-26') =>
    api(gains.listHeldLots, { params: { financialYear: of }, querystring: { ...querystring, asset } })
  const { held, digest } = await year()
  const told = await list('1:native')
  const ether = held.assets.find(({ symbol }) => symbol === 'ETH')
  expect(told).toMatchObject({ quantity: ether?.quantity, cost: ether?.cost, digest, count: 3, pages: 1 })
  expect(told.lots).toMatchObject([
    {
      ...{ acquiredOn: '2025-04-01', transactionHash: hash(1), quantity: '7.99', unknownCost: true },
      cost: { low: '0.00', high: '639200.00' },
      explorerUrl: `https://etherscan.io/tx/${hash(1)}`,
    },
    { acquiredOn: '2025-04-12', quantity: '0.5', cost: exactly('90000.00'), unknownCost: false },
    { acquiredOn: '2025-04-14', cost: exactly('100.00'), costByHand: true, pooled: false, wallet: null },
  ])
  expect(told.shares).toMatchObject([{ symbol: 'ETH', wallet: key(first), cost: ether?.cost }])
  // One pool has no lots, and comes to the same units.
  const pool = await list('1:native', { method: 'average' })
  expect(pool.lots).toMatchObject([{ pooled: true, transactionHash: null, quantity: ether?.quantity }])
  // Where each wallet has lots of its own it is named with them.
  const us = await list('1:native', { country: 'us' }, '2025')
  expect(us.lots.map(({ wallet }) => wallet)).toEqual([key(first), key(first), key(first)])
  expect(us.shares).toEqual([])
  expect(await list('1:0x77')).toMatchObject({ lots: [], count: 0, quantity: '0' })
})

test('what is still held is told with its cost and what it would gain by the last close, in rupees of its day', async () => {
  const { api, world, year } = await enterGains({ [first]: bought })
  const { held } = await year()
  // 7.99 ether of unknown cost, worth 80,000 rupees each when they came, and a half for 90,000. 8.49 at 2,000 dollars at 90.
  const ether = {
    ...{ symbol: 'ETH', quantity: '8.49', price: { usd: '2000', on: '2025-04-30' }, value: '1528200.00' },
    cost: { low: '90000.00', high: '729200.00' },
    gains: { low: '799000.00', high: '1438200.00' },
  }
  const ones = { symbol: 'ONE', quantity: '1000', value: '90000.00', cost: exactly('80000.00') }
  const totals = {
    ...{ value: '1618200.00', cost: { low: '170000.00', high: '809200.00' }, losses: exactly('0.00') },
    gains: { low: '809000.00', high: '1448200.00' },
  }
  expect(held).toMatchObject({
    ...{
      on: '2025-04-30',
      rate: { value: '90', setOn: '2025-04-24' },
      pending: false,
      problem: null,
      totals,
    },
    assets: [ether, { ...ones, gains: exactly('10000.00') }],
    wallets: [{ wallet: key(first), assets: 2, ...totals }],
    leftOut: [],
  })
  // Hidden as spam it is in no figure.
  await api(spamRules.setSpamVerdict, {
    body: { chainId: 1, asset: one.slice(2) as `0x${string}`, verdict: 'hide' },
  })
  expect((await year()).held.assets.map(({ symbol }) => symbol)).toEqual(['ETH'])
  // What a node says is held and the movements do not explain has no cost.
  const other = await enterGains({ [first]: bought })
  other.world.ledgers[key(first)]?.present?.balances.set(one, 1_005n * ETHER)
  expect((await other.year()).held).toMatchObject({
    assets: [{ symbol: 'ETH' }],
    totals: { value: '1528200.00' },
    leftOut: [{ symbol: 'ONE', quantity: '1000', cost: null, because: 'lots-differ' }],
  })
  expect(world.asked.length).toBeGreaterThan(0)
})

test('a year that is over tells what was held at its end, by the close of its last day, in its own currency', async () => {
  const { world, year } = await enterGains({ [first]: bought })
  world.dayRates.GBP = { '2025-03-31': 0.8, '2025-04-04': 0.8 }
  // In the United Kingdom the year ended on 5 April: 7.99 ether at 1,000 dollars, and 2,000 tokens that were sold later.
  expect((await year({ country: 'uk' }, '2024-25')).held).toMatchObject({
    ...{ on: '2025-04-05', rate: { value: '0.8', setOn: '2025-04-04' } },
    assets: [
      { symbol: 'ETH', quantity: '7.99', value: '6392.00', cost: { low: '0.00', high: '6392.00' } },
      { symbol: 'ONE', quantity: '2000', value: '1600.00', cost: exactly('1600.00') },
    ],
  })
  expect((await year({}, '2024-25')).held).toMatchObject({ on: '2025-03-31', assets: [], leftOut: [] })
})

test('what is held now is valued right after a year that is over was', async () => {
  const { world, year } = await enterGains({ [first]: bought })
  world.dayRates.GBP = { '2025-04-04': 0.8 }
  const symbols = async (...of: Parameters<typeof year>) =>
    (await year(...of)).held.assets.map(({ symbol }) => symbol)
  expect(await symbols({ country: 'uk' }, '2024-25')).toEqual(['ETH', 'ONE'])
  expect(await symbols()).toEqual(['ETH', 'ONE'])
})

test('each row opens to its lots: where they came from, on which day, at which cost, and how sure that is', async () => {
  const { rows, year } = await enterGains({ [first]: bought })
  const [given, fee, sold] = await rows()
  expect((await year()).priceSources).toEqual({
    ...{ hour: 'fake hours', day: 'fake days or fake closes', rates: 'fake' },
  })
  expect(given).toMatchObject({
    ...{ rule: 'exchange', certain: true, valuedAt: 'hour' },
    reason: 'One thing went out and another came in within the same transaction.',
    disposedOn: '2025-04-03',
    usdValue: '2000.000000',
    // The third of April has no rate: that of the last working day before it counts.
    rate: { value: '80', setOn: '2025-03-31' },
    gainRange: { low: '0.00', high: '160000.00' },
    lots: [
      { transactionHash: hash(1), acquiredOn: '2025-04-01', quantity: '2', cost: '0.00', unknownCost: true },
    ],
  })
  expect(given?.doubts.map(({ id }) => id)).toEqual(['unknown-cost'])
  expect(fee?.doubts.map(({ id }) => id)).toEqual(['unknown-cost', 'gas'])
  expect(fee).toMatchObject({ rule: 'fee', reason: 'The fee of a transaction that counts as: swap.' })
  expect(sold).toMatchObject({
    gainRange: null,
    doubts: [],
    lots: [
      {
        ...{ transactionHash: hash(3), acquiredOn: '2025-04-03', quantity: '1000' },
        ...{ cost: '80000.00', proceeds: '90000.00', gain: '10000.00', unknownCost: false, longTerm: false },
      },
    ],
  })
})

test('what moves between own wallets in one transaction is no disposal, and keeps its cost', async () => {
  const { year, rows } = await enterGains({
    [first]: [
      ...bought.slice(0, 4),
      tokens(5, 'log:1', -(2_000n * ETHER), { counterparty: key(second) }),
      gas(5),
    ],
    [second]: [
      tokens(5, 'log:1', 2_000n * ETHER, { counterparty: key(first) }),
      tokens(12, 'log:1', -(1_000n * ETHER)),
      move(12, 'internal:1', { kind: 'internal', amount: ETHER / 2n, counterparty: pool }),
    ],
  })
  expect((await rows()).map(short)).toEqual([
    'swap 2 ETH: 160000.00 - 0.00 = 160000.00',
    'gas 0.01 ETH: 800.00 - 0.00 = 800.00',
    'gas 0.01 ETH: 800.00 - 0.00 = 800.00',
    'swap 1000 ONE: 90000.00 - 80000.00 = 10000.00',
  ])
  expect((await year()).questions.map(({ kind }) => kind)).toEqual(['received'])
})

test('wrapping, unwrapping and bridging carry cost and date over', async () => {
  const { rows } = await enterGains({
    [first]: [
      tokens(1, 'log:1', 4_000n * ETHER, { counterparty: nobody }),
      // Two ether for 2,000 tokens: 1,000 dollars each, 80,000 rupees each.
      tokens(2, 'log:1', -(2_000n * ETHER)),
      move(2, 'internal:1', { kind: 'internal', amount: 2n * ETHER, counterparty: pool }),
      move(4, 'value', { amount: -ETHER, counterparty: weth }),
      move(4, 'log:1', { kind: 'transfer', asset: wrapped, amount: ETHER, counterparty: nobody }),
      move(6, 'value', { amount: -(ETHER / 2n), counterparty: arbitrumInbox }),
      // The wrapped ether is sold for 2,000 tokens, after ether doubled.
      move(12, 'log:1', { kind: 'transfer', asset: wrapped, amount: -ETHER, counterparty: pool }),
      tokens(12, 'log:2', 2_000n * ETHER),
    ],
  })
  expect((await rows()).map(short)).toEqual([
    'swap 2000 ONE: 160000.00 - 160000.00 = 0.00',
    'swap 1 WETH: 180000.00 - 80000.00 = 100000.00',
  ])
})

test('what was dropped is income at its value and has it as its cost; what came from somebody is a question', async () => {
  const { year, rows } = await enterGains({
    [first]: [
      move(1, 'value', { amount: ETHER }),
      tokens(2, 'log:1', 500n * ETHER, { counterparty: nobody }),
      tokens(12, 'log:1', -(500n * ETHER)),
      move(12, 'internal:1', { kind: 'internal', amount: ETHER / 4n, counterparty: pool }),
      move(14, 'value', { amount: -(ETHER / 4n), counterparty: stranger }),
    ],
  })
  const report = await year()
  expect(report.income).toMatchObject([
    { kind: 'airdrop', symbol: 'ONE', quantity: '500', value: '40000.00', receivedOn: '2025-04-02' },
  ])
  expect(report.totals).toMatchObject({ income: '40000.00', incomeUnvalued: 0 })
  expect(report.questions.map(({ kind, quantity, value }) => [kind, quantity, value])).toEqual([
    ['received', '1', '80000.00'],
    ['sent', '0.25', '45000.00'],
  ])
  // 500 tokens cost 40,000 rupees and were sold for 45,000; what was sent away counts as nothing received.
  expect((await rows()).map(short)).toEqual([
    'swap 500 ONE: 45000.00 - 40000.00 = 5000.00',
    'sent 0.25 ETH: 0.00 - 0.00 = 0.00',
  ])
  expect(report.totals.netRange).toEqual({ low: '-15000.00', high: '50000.00' })
})

test('pieces bought and sold keep their own cost', async () => {
  const { rows } = await enterGains({
    [first]: [
      tokens(1, 'log:1', 1_000n * ETHER, { counterparty: nobody }),
      tokens(2, 'log:1', -(1_000n * ETHER)),
      move(2, 'internal:1', { kind: 'internal', amount: ETHER, counterparty: pool }),
      // Two pieces for one ether at 1,000 dollars: 40,000 rupees each.
      move(3, 'value', { amount: -ETHER, counterparty: pool }),
      move(3, 'log:2:7', { kind: 'nft', asset: pieces, tokenId: '7', amount: 1n, counterparty: pool }),
      move(3, 'log:2:8', { kind: 'nft', asset: pieces, tokenId: '8', amount: 1n, counterparty: pool }),
      move(12, 'log:2:7', { kind: 'nft', asset: pieces, tokenId: '7', amount: -1n, counterparty: pool }),
      move(12, 'internal:1', { kind: 'internal', amount: ETHER / 2n, counterparty: pool }),
    ],
  })
  expect((await rows()).map(({ tokenId, ...row }) => `${short({ tokenId, ...row })} ${tokenId}`)).toEqual([
    'swap 1000 ONE: 80000.00 - 80000.00 = 0.00 null',
    'nft-bought 1 ETH: 80000.00 - 80000.00 = 0.00 null',
    'nft-sold 1 PIECE: 90000.00 - 40000.00 = 50000.00 7',
  ])
})

test('a failed transaction, an approval and spam move no lot but their fee', async () => {
  const { year, rows, api } = await enterGains({
    [first]: [
      move(1, 'value', { amount: ETHER }),
      gas(2, { failed: true }),
      gas(3),
      move(4, 'log:1', { kind: 'transfer', asset: dropped, amount: 5n * ETHER, counterparty: stranger }),
    ],
  })
  await api(spamRules.setSpamVerdict, {
    body: { chainId: 1, asset: dropped.slice(2) as `0x${string}`, verdict: 'hide' },
  })
  expect((await rows()).map(short)).toEqual([
    'gas 0.01 ETH: 800.00 - 0.00 = 800.00',
    'gas 0.01 ETH: 800.00 - 0.00 = 800.00',
  ])
  const report = await year()
  expect(report.spamTransactions).toBe(1)
  expect(report.income).toEqual([])
  // Of the year alone.
  expect((await year({}, '2024-25')).spamTransactions).toBe(0)
})

test('a value is rounded once, to the hundredth of the currency that is reported', async () => {
  // 0.0123456 ether at 1,000 dollars are 12.3456 dollars: 987.648 rupees at 80, where whole cents would be 988.
  const fee = gas(3, { amount: -12_345_600_000_000_000n })
  const { rows, year, api } = await enterGains({ [first]: [move(1, 'value', { amount: ETHER }), fee] })
  expect(await rows()).toMatchObject([{ proceeds: '987.65', usdValue: '12.345600' }])
  expect((await year()).gas.paid).toBe('987.65')
  // Lists of dollars tell the same, and round where they are shown.
  const { data } = await api(movementRoutes.listMovements, { querystring: { kind: 'gas' } })
  expect(data).toMatchObject([{ exactValue: '12.345600' }])
})

test('the gas of a year is what its fees were worth, of failed transactions and approvals too; one without a price is in no sum', async () => {
  const atMidnight = Date.UTC(2025, 2, 31, 18, 30)
  const { year, rows } = await enterGains(
    {
      [first]: [
        gas(50, { at: atMidnight - 1_000, block: 10 }),
        gas(51, { at: atMidnight, block: 20 }),
        move(1, 'value', { amount: ETHER }),
        gas(2, { failed: true }),
        gas(3),
        move(12, 'value', { amount: -(ETHER / 4n) }),
        gas(12),
        // Its day has no price.
        gas(45),
      ],
    },
    Date.UTC(2025, 5, 1),
  )
  // 0.01 ether each: 800 rupees at midnight in India, on the second and on the third; 0.01 at 2,000 dollars at 90: 1,800.
  const { gas: paid } = await year()
  expect(paid).toEqual({ paid: '4200.00', transactions: 5, unvalued: 1 })
  const fees = (await rows()).filter(({ kind }) => kind === 'gas')
  expect(fees.map(({ proceeds }) => proceeds)).toEqual(['800.00', '800.00', '800.00', '1800.00', '0.00'])
  // A second before, the year before still ran.
  expect((await year({}, '2024-25')).gas).toEqual({ paid: '800.00', transactions: 1, unvalued: 0 })
  expect((await year({}, '2023-24')).gas).toEqual({ paid: '0.00', transactions: 0, unvalued: 0 })
})

test('the lots that are left are held against the balances that a node told, and a shortfall is named', async () => {
  const { world, year } = await enterGains({ [first]: bought })
  const seals = (await year()).seals.filter(({ wallet }) => wallet === key(first))
  expect(
    seals.map(({ symbol, counted, confirmed, block, holds }) => ({
      symbol,
      counted,
      confirmed,
      block,
      holds,
    })),
  ).toEqual(
    expect.arrayContaining([
      {
        symbol: 'ETH',
        counted: '8.49',
        confirmed: String((849n * ETHER) / 100n),
        block: 99_000,
        holds: true,
      },
      { symbol: 'ONE', counted: '1000', confirmed: String(1_000n * ETHER), block: 99_000, holds: true },
    ]),
  )
  const other = await enterGains({ [first]: bought })
  const ledger = other.world.ledgers[key(first)]
  ledger?.present?.balances.set(one, 1_005n * ETHER)
  const short = (await other.year()).seals.find(({ symbol }) => symbol === 'ONE')
  expect(short).toMatchObject({ counted: '1000', confirmed: String(1_005n * ETHER), holds: false })
  expect(short?.brokenSince).toBe('2025-04-03')
  expect(short?.brokenBy).toEqual({
    transactionHash: hash(3),
    explorerUrl: `https://etherscan.io/tx/${hash(3)}`,
  })
  expect(seals.every(({ brokenBy }) => brokenBy === null)).toBe(true)
  expect(world.asked.length).toBeGreaterThan(0)

  // What a node told of an earlier block was still explained: what is missing came after it.
  const late = await enterGains({ [first]: bought })
  const kept = late.world.ledgers[key(first)]
  kept?.present?.balances.set(one, 1_005n * ETHER)
  if (kept !== undefined) {
    const at = Date.UTC(2025, 3, 20, 6)
    kept.measured = [{ at, block: 98_990, balances: new Map([[one, 1_000n * ETHER]]) }]
  }
  const since = (await late.year()).seals.find(({ symbol }) => symbol === 'ONE')
  expect(since).toMatchObject({ holds: false, brokenBy: null })
  expect((since?.brokenSince ?? '') >= '2025-04-20').toBe(true)
})

test('a token whose contract gives no node an answer is not confirmed, and no shortfall', async () => {
  const { world, year } = await enterGains({ [first]: bought })
  world.ledgers[key(first)]?.present?.balances.delete(one)
  const { seals, held } = await year()
  expect(seals.find(({ symbol }) => symbol === 'ONE')).toMatchObject({
    ...{ counted: '1000', confirmed: null, holds: null, brokenSince: null, brokenBy: null },
  })
  // A shortfall would have taken away what it cost.
  expect(held.assets.map(({ symbol }) => symbol)).toContain('ONE')
  expect(held.leftOut).toEqual([])
})

test('the same year by average stands beside it, and the whole report can be asked for by it', async () => {
  const { year } = await enterGains({
    [first]: [
      tokens(1, 'log:1', 1_000n * ETHER, { counterparty: nobody }),
      // The second thousand costs 90 rupees each.
      tokens(11, 'log:1', 1_000n * ETHER, { counterparty: nobody }),
      tokens(12, 'log:1', -(1_000n * ETHER)),
      move(12, 'internal:1', { kind: 'internal', amount: ETHER / 2n, counterparty: pool }),
    ],
  })
  const byLots = await year()
  expect(byLots.totals).toMatchObject({ cost: '80000.00', net: '10000.00', shortTerm: '10000.00' })
  expect(byLots.otherMethods).toMatchObject([
    { method: 'average', net: '5000.00', gains: '5000.00', losses: '0.00' },
  ])
  const byAverage = await year({ method: 'average' })
  expect(byAverage.totals).toMatchObject({ cost: '85000.00', net: '5000.00' })
  expect(byAverage.digest).not.toBe(byLots.digest)
})

test('the same inputs give the same digest, and other inputs another one', async () => {
  const before = await enterGains({ [first]: bought })
  const again = await enterGains({ [first]: bought })
  const digest = (await before.year()).digest
  expect((await again.year()).digest).toBe(digest)
  again.world.dayRates.INR = { '2025-03-31': 81, '2025-04-10': 90 }
  const other = await enterGains({ [first]: bought.slice(0, 4) })
  expect((await other.year()).digest).not.toBe(digest)
})

test('dollars need no rate, years elsewhere have their own limits, and each country its usual method', async () => {
  const { year, rows } = await enterGains({ [first]: bought })
  expect((await rows({ country: 'us' }, '2025')).map(short)).toEqual([
    'swap 2 ETH: 2000.00 - 0.00 = 2000.00',
    'gas 0.01 ETH: 10.00 - 0.00 = 10.00',
    'swap 1000 ONE: 1000.00 - 1000.00 = 0.00',
  ])
  expect(await year({ country: 'us' }, '2025')).toMatchObject({
    scope: 'wallet',
    india: null,
    currency: 'USD',
  })
  // In the United Kingdom the year begins on the sixth of April.
  expect((await rows({ country: 'uk' }, '2025-26')).map(({ kind }) => kind)).toEqual(['swap'])
  expect(await year({ country: 'uk' })).toMatchObject({
    method: 'uk-s104',
    currency: 'GBP',
    otherMethods: [],
  })
})

test('a method that a country does not know is told as such, beside its own', async () => {
  const { year } = await enterGains({ [first]: bought })
  const usual = await year({ country: 'uk' })
  const other = await year({ country: 'uk', method: 'fifo' })
  const [said, instead] = [usual, other].map(({ rules }) => rules.choices.find(({ id }) => id === 'method'))
  expect(said).toMatchObject({ text: expect.stringContaining('section 104 pool'), certain: true })
  expect(instead).toMatchObject({
    text: expect.stringContaining('does not know the method that was asked for (first in, first out)'),
    certain: false,
  })
  expect(other.otherMethods.map(({ method }) => method)).toEqual(['uk-s104'])
})

test('in the United Kingdom what is given up of an asset on one day gains or loses as one (TCGA 1992, section 105)', async () => {
  const HOUR = 3_600_000
  const later = { at: move(20, '', {}).at + 2 * HOUR }
  const { api, world, year, rows } = await enterGains({
    [first]: [
      move(8, 'value', { amount: 4n * ETHER }),
      move(20, 'value', { amount: -ETHER, counterparty: pool }),
      tokens(20, 'log:1', 2_000n * ETHER),
      { ...move(21, 'value', { amount: -ETHER, counterparty: pool }), ...later },
      { ...tokens(21, 'log:1', 500n * ETHER), ...later },
    ],
  })
  // Two hours after it brought 2,000 dollars, an ether brings 500.
  world.hourlyPrices['1:native']?.push({ slot: Math.floor(later.at / HOUR), usd: 500 })
  world.dayRates.GBP = { '2025-04-08': 0.8, '2025-04-20': 0.8 }
  const receipt = `1:${hash(8)}:in:${key(first)}:1:native:`
  await api(gains.setReceiptCost, { body: { receipt, amount: '3200', currency: 'GBP', day: '2025-04-08' } })
  expect((await rows({ country: 'uk' })).map(({ gain }) => gain)).toEqual(['800.00', '-400.00'])
  const { totals, assets } = await year({ country: 'uk' })
  expect(totals).toMatchObject({ net: '400.00', gains: '400.00', losses: '0.00' })
  expect(assets).toMatchObject([{ symbol: 'ETH', gains: '400.00', losses: '0.00' }])
  // Elsewhere each is one by itself.
  expect((await year({ country: 'us' }, '2025')).totals).toMatchObject({
    gains: '1000.00',
    losses: '-500.00',
  })
})

test('a share of a pool is told from units of which no day is known', async () => {
  const { rows } = await enterGains({
    [first]: [
      move(1, 'value', { amount: ETHER }),
      move(3, 'value', { amount: -(3n * ETHER), counterparty: pool }),
      tokens(3, 'log:1', 3_000n * ETHER),
    ],
  })
  const lotsOf = async (method: 'fifo' | 'average') =>
    (await rows({ method }))[0]?.lots.map(({ quantity, acquiredOn, pooled }) => [
      quantity,
      acquiredOn,
      pooled,
    ])
  expect(await lotsOf('fifo')).toEqual([
    ['1', '2025-04-01', false],
    ['2', null, false],
  ])
  expect(await lotsOf('average')).toEqual([
    ['1', null, true],
    ['2', null, false],
  ])
})

test('a rate that is not known makes no value, and says so', async () => {
  const { rows, year } = await enterGains({ [first]: bought })
  const [given] = await rows({ country: 'uk' }, '2025-26')
  expect(given?.doubts.map(({ id }) => id)).toContain('no-rate')
  expect((await year({ country: 'uk' })).totals.netRange?.high).toBeNull()
})

test('a year of which movements are still being read is not final, and says so', async () => {
  const { chain, clock, year } = await enterGains({ [first]: bought })
  expect((await year()).provisional).toBe(false)
  const { readLedger } = chain
  const arrived = Promise.withResolvers<void>()
  chain.readLedger = async (...asked) => {
    await arrived.promise
    return readLedger(...asked)
  }
  // A reading that is old is read anew behind the answer.
  clock.time += 20 * 60_000
  expect(await year()).toMatchObject({
    provisional: true,
    problem: 'The latest movements of a wallet are still being read.',
    totals: { net: '170800.00' },
  })
  arrived.resolve()
  await expect.poll(async () => (await year()).provisional).toBe(false)
})

test.each([
  ['2025', 'in', 'A tax year is written as 2025-26 here.'],
  ['2025-27', 'in', 'A tax year is written as 2025-26 here.'],
  ['2021-22', 'in', 'Years before 2022-23 are not computed here.'],
  ['2026-27', 'in', 'This tax year has not begun.'],
  ['2025-26', 'us', 'A tax year is written as 2025 here.'],
] as const)('%s is no year of %s', async (financialYear, country, error) => {
  const { browser } = await buildTestApp({ clock: { time: Date.UTC(2025, 4, 1) } })
  const person = browser()
  await person.enter('ada')
  await expect(
    person.api(gains.getGainsYear, { params: { financialYear }, querystring: { country } }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST', message: error })
})

test('the Indian schedule has a row per lot in whole rupees and Indian dates, with losses as lost', async () => {
  const { file } = await enterGains({ [first]: bought })
  const { content, fileName, mediaType } = await file('schedule-vda')
  expect([fileName, mediaType]).toEqual(['hodlwise-schedule-vda-in-2025-26.csv', 'text/csv; charset=utf-8'])
  const rows: Record<string, string>[] = parse(content, { bom: true, columns: true })
  expect(rows).toHaveLength(3)
  expect(rows.at(-1)).toMatchObject({
    'Date of Acquisition': '03/04/2025',
    'Date of Transfer': '12/04/2025',
    'Cost of Acquisition': '80000',
    'Consideration Received': '90000',
    'Income from transfer of Virtual Digital Assets': '10000',
    'Loss (counts for nothing)': '0',
  })
  expect(rows[0]?.Note).toBe('Cost not known, taken as nil.')
})

test('the note of a lot says of it alone what is not known', async () => {
  const received = tokens(1, 'log:1', 100n * ETHER, { counterparty: stranger })
  const { api, file } = await enterGains({
    [first]: [
      received,
      tokens(2, 'log:1', 100n * ETHER, { counterparty: stranger }),
      // 50 more than ever came.
      tokens(12, 'log:1', -(250n * ETHER)),
      move(12, 'internal:1', { kind: 'internal', amount: ETHER / 8n, counterparty: pool }),
    ],
  })
  const receipt = `1:${hash(1)}:in:${key(first)}:${received.asset}:`
  await api(gains.setReceiptCost, { body: { receipt, amount: '1', currency: 'INR', day: '2025-04-01' } })
  const lots: Record<string, string>[] = parse((await file('schedule-vda')).content, {
    bom: true,
    columns: true,
  })
  expect(lots.map(({ Quantity, Note }) => `${Quantity}: ${Note}`)).toEqual([
    '100: ',
    '100: Cost not known, taken as nil.',
    '50: Cost not known, taken as nil. 50 of these units were never seen to come.',
  ])
})

test('files for tax tools have their exact headers, and facts no judgement', async () => {
  const { file } = await enterGains({ [first]: bought })
  const koinly: Record<string, string>[] = parse((await file('koinly')).content, { bom: true, columns: true })
  expect(Object.keys(koinly[0] ?? {})).toEqual([
    ...['Date (UTC)', 'Sent Amount', 'Sent Currency', 'Received Amount', 'Received Currency', 'Fee Amount'],
    ...['Fee Currency', 'Net Worth Amount', 'Net Worth Currency', 'Label', 'Description', 'TxHash'],
  ])
  expect(koinly[1]).toMatchObject({
    'Date (UTC)': '2025-04-03 04:30:00',
    ...{ 'Sent Amount': '2', 'Sent Currency': 'ETH', 'Received Amount': '2000', 'Received Currency': 'ONE' },
    ...{ 'Fee Amount': '0.01', 'Fee Currency': 'ETH', TxHash: hash(3) },
  })
  const tracker: Record<string, string>[] = parse((await file('cointracker')).content, {
    bom: true,
    columns: true,
  })
  expect(tracker[2]).toMatchObject({
    Date: '04/12/2025 04:30:00',
    'Sent Quantity': '1000',
    'Received Quantity': '0.5',
  })
  const facts = JSON.parse((await file('facts')).content)
  expect(facts.transactions).toHaveLength(3)
  expect(JSON.stringify(facts)).not.toMatch(/kind":"swap|gain|cost/)
  const rows: Record<string, string>[] = parse((await file('facts-csv')).content, {
    bom: true,
    columns: true,
  })
  // 10 ether came, 2 went for 2,000 tokens and a fee, 1,000 tokens went for half an ether.
  expect(rows.map((row) => [row.Movement, row.Asset, row.Amount, row['USD value']])).toEqual([
    ['native', 'ETH', '10', '10000.000000'],
    ['gas', 'ETH', '-0.01', '10.000000'],
    ['token', 'ONE', '2000', '2000.000000'],
    ['native', 'ETH', '-2', '2000.000000'],
    ['internal', 'ETH', '0.5', '1000.000000'],
    ['token', 'ONE', '-1000', '1000.000000'],
  ])
  expect(rows[2]).toMatchObject({
    ...{ 'Time (UTC)': '2025-04-03T04:30:00.000Z', 'Chain id': '1', Transaction: hash(3), Failed: 'no' },
    ...{ Contract: one.slice(2), 'Base units': String(2_000n * ETHER), Decimals: '18', 'Token id': '' },
  })
})

test('the file of disposals says of each on which chain it was: coins have no contract', async () => {
  const { file } = await enterGains({ [first]: bought })
  const rows: Record<string, string>[] = parse((await file('disposals')).content, {
    bom: true,
    columns: true,
  })
  expect(rows[0]).toMatchObject({ Asset: 'ETH', Contract: 'native', 'Chain id': '1' })
})

test('the movements are read once for all years, countries and methods that are asked for in turn, and anew after a decision', async () => {
  const { database, api, year } = await enterGains({ [first]: bought })
  // The first reading brings prices, so that the second is of others.
  await year()
  expect((await year()).totals.net).toBe('170800.00')
  const list = vi.spyOn(database.movements, 'list')
  expect((await year({ method: 'average' })).totals.net).toBe('170800.00')
  expect((await year({}, '2024-25')).totals.net).toBe('0.00')
  // In dollars: 2,000 and 10 for ether without a known cost, and 1,000 for tokens that had cost as much.
  expect((await year({ country: 'us' }, '2025')).totals.net).toBe('2010.00')
  expect(list).not.toHaveBeenCalled()
  await api(spamRules.setSpamVerdict, {
    body: { chainId: 1, asset: one.slice(2) as `0x${string}`, verdict: 'hide' },
  })
  await year()
  expect(list).toHaveBeenCalled()
})

test('while the movements of a year are read others are answered: in parts, each in a turn of its own, and each once', async () => {
  const parts = 4
  const count = parts * MOVEMENTS_FILE_PART
  const { database, clock, year } = await enterGains({
    [first]: Array.from({ length: count }, (_, index) =>
      move(1, `internal:${index}`, { kind: 'internal', amount: 1n }),
    ),
  })
  await year()
  // Longer than what was read is kept.
  clock.time += 61_000
  let turn = 0
  let isAsked = true
  const tick = () => {
    turn += 1
    if (isAsked) setImmediate(tick)
  }
  const turns: number[] = []
  const sizes: number[] = []
  const { list } = database.movements
  vi.spyOn(database.movements, 'list').mockImplementation(async (...given) => {
    const found = await list(...given)
    turns.push(turn)
    sizes.push(found.length)
    return found
  })
  const whole = vi.spyOn(database.ledgers, 'listMovements')
  tick()
  await year({ method: 'average' })
  isAsked = false
  expect(turns).toHaveLength(parts)
  expect(new Set(turns).size).toBe(parts)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOVEMENTS_FILE_PART + 1)
  expect(whole).not.toHaveBeenCalled()
})

/** Ether for tokens and back with fees, on the days of a month in turn, in two wallets; more than is read before a year is begun. */
function tradeOften(): Record<string, AssetMovement[]> {
  const trades = Array.from({ length: 2 * MOVEMENTS_FILE_PART }, (_, index) => {
    const day = 1 + Math.floor((index * 28) / (2 * MOVEMENTS_FILE_PART))
    const id = (part: string) => ({ id: `${hash(1_000 + index)}:${part}` })
    const sign = index % 3 === 0 ? -1n : 1n
    const amount = BigInt(1 + (index % 7)) * (ETHER / 1_000n)
    return [
      move(day, '', { kind: 'native', amount: -sign * amount, ...id('value') }),
      tokens(day, '', sign * 1_500n * amount, id('log:1')),
      ...(index % 2 === 0 ? [gas(day, id('gas'))] : []),
    ]
  })
  const start = (wallet: number) => [
    move(1, `start:${wallet}`, { kind: 'native', amount: 900n * ETHER, counterparty: stranger }),
    tokens(1, `start:${wallet}:log:1`, 9_000n * ETHER, { counterparty: stranger }),
  ]
  const of = (isSecond: boolean) => trades.filter((_, index) => (index % 5 === 0) === isSecond).flat()
  return { [first]: [...start(1), ...of(false)], [second]: [...start(2), ...of(true)] }
}

test('a long history gives the same whether its year is computed while it is read or afterwards', async () => {
  const meanwhile = await enterGains(tradeOften())
  const afterwards = await enterGains(tradeOften())
  for (const { clock, year } of [meanwhile, afterwards]) {
    // Prices that nobody asked for before are still being read.
    await expect.poll(async () => (await year()).provisional).toBe(false)
    // Longer than what was read is kept.
    clock.time += 61_000
  }
  const begun = vi.spyOn(Atomics, 'notify')
  const year = await meanwhile.year()
  expect(begun.mock.calls.length).toBeGreaterThan(3)
  // Of the other year it is read, and kept.
  await afterwards.year({ method: 'average' })
  const list = vi.spyOn(afterwards.database.movements, 'list')
  expect(await afterwards.year()).toEqual(year)
  expect(list).not.toHaveBeenCalled()
  expect(await afterwards.rows()).toEqual(await meanwhile.rows())
  expect(year.rowCount).toBeGreaterThan(MOVEMENTS_FILE_PART)
  expect(year.seals.map(({ holds }) => holds)).toEqual(year.seals.map(() => true))
  expect(year).toMatchObject({ provisional: false, problem: null })
})

test('a history that cannot be read to its end fails, and holds up nobody who asks afterwards', async () => {
  const { database, send, year } = await enterGains(tradeOften())
  const { list } = database.movements
  const reading = vi.spyOn(database.movements, 'list').mockImplementation(async (scopes, filter, page) => {
    if (reading.mock.calls.length === 5) throw new Error('The disk is gone')
    return list(scopes, filter, page)
  })
  const failed = await send({ method: 'GET', url: '/api/gains/2025-26' })
  expect(failed.statusCode).toBe(500)
  expect(reading).toHaveBeenCalledTimes(5)
  expect((await year()).rowCount).toBeGreaterThan(MOVEMENTS_FILE_PART)
})

const exactly = (amount: string) => ({ low: amount, high: amount })

test('a file is named by what was chosen for it, and by what it holds', async () => {
  const { api } = await enterGains({ [first]: bought })
  const nameOf = async (format: 'disposals' | 'report', querystring: object) => {
    const params = { financialYear: '2025-26', format }
    return (await api(gains.exportGains, { params, querystring })).fileName
  }
  expect(await nameOf('disposals', { method: 'average', gas: 'none', incomeCost: 'nil' })).toBe(
    'hodlwise-disposals-in-2025-26-average-fees-not-sold-arrivals-at-nil.csv',
  )
  // A line of JSON for each of its own is no JSON as a whole.
  expect(await nameOf('report', {})).toBe('hodlwise-report-in-2025-26.ndjson')
})

test('the form of another country is refused with the files that a year of this one can be had as', async () => {
  const { file } = await enterGains({ [first]: bought })
  await expect(file('form-8949')).rejects.toMatchObject({
    ...{ status: 400, message: expect.stringContaining('can be had as: schedule-vda, disposals') },
  })
  await expect(file('schedule-vda', '2025', { country: 'us' })).rejects.toMatchObject({
    ...{ status: 400, message: expect.stringContaining('can be had as: form-8949, disposals') },
  })
})
