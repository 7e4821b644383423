import { type AssetId, type GainRow, gains, spamRules, users } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { parse } from 'csv-parse/sync'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'

const HOUR = 3_600_000
const first = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const second = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const stranger = '0x2222222222222222222222222222222222222222'
const pool = '0x3333333333333333333333333333333333333333'
const nobody = `0x${'0'.repeat(40)}`
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const arbitrumInbox = '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f'
const key = (address: string) => address.toLowerCase()
const token = sampleToken()
const one: AssetId = `1:${token.address}`
const wrapped: AssetId = `1:${weth}`
const dropped: AssetId = `1:0x${'d0'.repeat(20)}`
const pieces: AssetId = `1:0x${'5a'.repeat(20)}`
const ether: AssetId = '1:native'
const ETHER = 10n ** 18n
const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
/** 10:00 in India on a day of April 2025: 04:30 in UTC. */
const aprilAt = (day: number) => Date.UTC(2025, 3, day, 4, 30)

type Fields = Partial<AssetMovement>

/** A movement of the transaction that happened on a day of April 2025. */
function move(day: number, part: string, fields: Fields): AssetMovement {
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
const gas = (day: number, fields: Fields = {}) =>
  move(day, 'gas', { kind: 'gas', amount: -(10n ** 16n), counterparty: null, ...fields })
const tokens = (day: number, part: string, amount: bigint, fields: Fields = {}) =>
  move(day, part, { kind: 'transfer', asset: one, amount, counterparty: pool, ...fields })

/** Ether costs 1,000 dollars until the tenth of April and 2,000 from then on; a token is worth a dollar. A dollar is 80 rupees, then 90. */
async function enter(movements: Record<string, AssetMovement[]>, now = Date.UTC(2025, 4, 1)) {
  const chain = createFakeChain()
  const { world } = chain
  for (const address of [first, second]) {
    const list = movements[address] ?? []
    const balances = new Map<AssetId, bigint>()
    for (const { asset, amount, kind } of list) {
      if (kind !== 'nft') balances.set(asset, (balances.get(asset) ?? 0n) + amount)
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
    }
  }
  const days = Array.from({ length: 40 }, (_, back) => Math.floor(Date.UTC(2025, 4, 1) / 86_400_000) - back)
  const changes = Math.floor(aprilAt(10) / 86_400_000)
  const closes = days.map((slot) => ({ slot, usd: slot < changes ? 1_000 : 2_000 }))
  const hours = (usd: (day: number) => number) =>
    Array.from({ length: 30 }, (_, day) => ({ slot: Math.floor(aprilAt(day + 1) / HOUR), usd: usd(day + 1) }))
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
    } = {},
  ) => querystring
  const year = (querystring: Query = {}, financialYear = '2025-26') =>
    person.api(gains.getGainsYear, { params: { financialYear }, querystring: choose(querystring) })
  const rows = async (querystring: Query = {}, financialYear = '2025-26') =>
    (await person.api(gains.listGainRows, { params: { financialYear }, querystring: choose(querystring) }))
      .rows
  const file = (
    format: 'schedule-vda' | 'koinly' | 'cointracker' | 'facts' | 'form-8949' | 'disposals',
    financialYear = '2025-26',
    querystring: Query = {},
  ) => person.api(gains.exportGains, { params: { financialYear, format }, querystring: choose(querystring) })
  return { ...rest, ...person, chain, clock, world, year, rows, file }
}

const short = ({ kind, symbol, quantity, proceeds, cost, gain }: GainRow) =>
  `${kind} ${quantity} ${symbol}: ${proceeds} - ${cost} = ${gain}`

/** Bought for ether, sold for ether after ether doubled. */
const bought = [
  move(1, 'value', { amount: 10n * ETHER }),
  move(3, 'value', { amount: -(2n * ETHER), counterparty: pool }),
  tokens(3, 'log:1', 2_000n * ETHER),
  gas(3),
  tokens(12, 'log:1', -(1_000n * ETHER)),
  move(12, 'internal:1', { kind: 'internal', amount: ETHER / 2n, counterparty: pool }),
]

test('a swap is a disposal of what was given and a purchase of what was got, at one value, in rupees of its day', async () => {
  const { year, rows } = await enter({ [first]: bought })
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

test('each row opens to its lots: where they came from, on which day, at which cost, and how sure that is', async () => {
  const { rows } = await enter({ [first]: bought })
  const [given, fee, sold] = await rows()
  expect(given).toMatchObject({
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
  const { year, rows } = await enter({
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
  const { rows } = await enter({
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
  const { year, rows } = await enter({
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
  const { rows } = await enter({
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
  const { year, rows, api } = await enter({
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
})

test('the lots that are left are held against the balances that a node told, and a shortfall is named', async () => {
  const { world, year } = await enter({ [first]: bought })
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
  const other = await enter({ [first]: bought })
  const ledger = other.world.ledgers[key(first)]
  ledger?.present?.balances.set(one, 1_005n * ETHER)
  const short = (await other.year()).seals.find(({ symbol }) => symbol === 'ONE')
  expect(short).toMatchObject({ counted: '1000', confirmed: String(1_005n * ETHER), holds: false })
  expect(short?.brokenSince).toBe('2025-04-03')
  expect(world.asked.length).toBeGreaterThan(0)
})

test('the same year by average stands beside it, and the whole report can be asked for by it', async () => {
  const { year } = await enter({
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
  expect(byLots.otherMethods).toEqual([
    { method: 'average', net: '5000.00', gains: '5000.00', losses: '0.00' },
  ])
  const byAverage = await year({ method: 'average' })
  expect(byAverage.totals).toMatchObject({ cost: '85000.00', net: '5000.00' })
  expect(byAverage.digest).not.toBe(byLots.digest)
})

test('the same inputs give the same digest, and other inputs another one', async () => {
  const before = await enter({ [first]: bought })
  const again = await enter({ [first]: bought })
  const digest = (await before.year()).digest
  expect((await again.year()).digest).toBe(digest)
  again.world.dayRates.INR = { '2025-03-31': 81, '2025-04-10': 90 }
  const other = await enter({ [first]: bought.slice(0, 4) })
  expect((await other.year()).digest).not.toBe(digest)
})

test('dollars need no rate, years elsewhere have their own limits, and each country its usual method', async () => {
  const { year, rows } = await enter({ [first]: bought })
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

test('a rate that is not known makes no value, and says so', async () => {
  const { rows, year } = await enter({ [first]: bought })
  const [given] = await rows({ country: 'uk' }, '2025-26')
  expect(given?.doubts.map(({ id }) => id)).toContain('no-rate')
  expect((await year({ country: 'uk' })).totals.netRange?.high).toBeNull()
})

test('a year of which movements are still being read is not final, and says so', async () => {
  const { chain, clock, year } = await enter({ [first]: bought })
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
  await vi.waitFor(async () => expect((await year()).provisional).toBe(false))
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
  const { file } = await enter({ [first]: bought })
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
  expect(rows[0]?.Note).toContain('Cost not known, taken as nil.')
})

test('files for tax tools have their exact headers, and facts no judgement', async () => {
  const { file } = await enter({ [first]: bought })
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
})
