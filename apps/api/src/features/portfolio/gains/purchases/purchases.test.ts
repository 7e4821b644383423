import { gains, type PurchaseReading, type PurchaseRow, type PurchasesRead, wallets } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import {
  bought,
  ETHER,
  enterGains,
  first,
  hash,
  key,
  move,
  pool,
  second,
  short,
  stranger,
  tokens,
} from '../../../../testing/enter-gains.ts'

const receiptOf = (day: number, wallet = first) => `1:${hash(day)}:in:${key(wallet)}:1:native:`
const HEADER = 'Date,Coin,Quantity,Cost,Currency,Fee,Tx Hash'
/** Ten ether come on the first of April 2025 at 10:00 in India, of which two are swapped on the third. */
const paid = `2025-03-20 12:00,ETH,10,299900,INR,100,${hash(1)}`

async function enter(movements: Parameters<typeof enterGains>[0] = { [first]: bought }) {
  const person = await enterGains(movements)
  const { api } = person
  const read = (text: string, reading?: PurchaseReading) =>
    api(gains.readPurchases, { body: { text, ...(reading && { reading }) } })
  return {
    ...person,
    read,
    list: async () => (await api(gains.listGainOverrides, {})).overrides,
    files: async () => (await api(gains.listCostFiles, {})).files,
    undo: (id: number) => api(gains.undoCostFile, { params: { id } }),
    async take(text: string, picks: [line: number, receipt: string][], fileName = 'buys.csv') {
      const { reading } = await read(text)
      return api(gains.takePurchases, {
        body: { text, fileName, reading, picks: picks.map(([line, receipt]) => ({ line, receipt })) },
      })
    },
  }
}

const tell = ({ line, fate, candidates, message }: PurchaseRow) =>
  `${line} ${fate} ${candidates.map(({ receipt, cost }) => `${receipt.slice(60, 68)} ${cost}`).join('; ')}${message ?? ''}`

test('a purchase that names the transaction is the cost of its receipt once it is taken, and undone with its file', async () => {
  const { api, browser, year, rows, read, take, list, files, undo, clock } = await enter()
  const before = await year()
  const text = `${HEADER}\n${paid}\n`
  const seen = await read(text)
  expect(seen).toMatchObject({
    ...{ headerLine: 1, readingFrom: 'guessed', problems: [], takenBefore: null },
    rows: [
      {
        ...{ line: 2, fate: 'matched', on: '2025-03-20', asset: 'ETH', quantity: '10', cost: '299900.00' },
        ...{ currency: 'INR', at: '2025-03-20T06:30:00.000Z' },
        candidates: [
          { receipt: receiptOf(1), quantity: '10', cost: '299900.00', on: '2025-04-01', symbol: 'ETH' },
        ],
      },
    ],
  })
  expect(seen.rows[0]).toMatchObject({ feeLeftOut: '100.00', message: null })
  const withFee = await read(text, { ...seen.reading, fees: 'in-cost' })
  expect(withFee.rows).toMatchObject([{ cost: '300000.00', feeLeftOut: null }])
  // Reading keeps nothing.
  expect([await list(), await files(), (await year()).digest]).toEqual([[], [], before.digest])

  expect(await take(text, [[2, receiptOf(1)]], ' =buys.csv ')).toEqual({
    ...{ success: true, taken: 1, sums: [{ currency: 'INR', amount: '299900.00' }] },
  })
  // 299,900 rupees for ten ether without the 100 that were charged: 29,990 each, of which two were swapped for 160,000.
  expect((await rows()).map(short)[0]).toBe('swap 2 ETH: 160000.00 - 59980.00 = 100020.00')
  expect((await rows())[0]?.lots).toMatchObject([{ acquiredOn: '2025-03-20', costByHand: true }])
  expect(await list()).toMatchObject([
    {
      what: 'cost',
      after: '299900.00',
      currency: 'INR',
      day: '2025-03-20',
      note: 'From =buys.csv, line 2',
      feeLeftOut: '100.00',
    },
  ])
  // It goes with the answer to another account, and what was exported before it was a figure has none.
  const exported = await api(wallets.exportPortfolio, {})
  expect(exported.gainOverrides).toMatchObject([{ what: 'cost', feeLeftOut: '100.00' }])
  const bob = browser()
  await bob.enter('bob')
  const takeIn = async (answers: object[]) => {
    const text = JSON.stringify({ ...exported, verdicts: [], gainOverrides: answers })
    await bob.api(wallets.importWallets, { body: { text } })
    return (await bob.api(gains.listGainOverrides, {})).overrides.map(({ feeLeftOut }) => feeLeftOut)
  }
  expect(await takeIn(exported.gainOverrides)).toEqual(['100.00'])
  expect(await takeIn(exported.gainOverrides.map(({ feeLeftOut: _, ...before }) => before))).toEqual([null])

  const [file] = await files()
  expect(file).toMatchObject({ name: '=buys.csv', costs: 1, at: new Date(clock.time).toISOString() })

  await undo(file?.id ?? 0)
  expect([await list(), await files(), (await year()).digest]).toEqual([[], [], before.digest])
  await expect(undo(file?.id ?? 0)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('whether a fee belongs to a cost is a choice of India alone: as it was made there it is kept, and decides nothing elsewhere', async () => {
  const { api, read, take } = await enter()
  const text = `${HEADER}\n${paid}\n`
  const inUs = (reading?: PurchaseReading) =>
    api(gains.readPurchases, { body: { text, country: 'us', ...(reading && { reading }) } })
  const costsOf = ({ rows }: PurchasesRead) => rows.map(({ cost }) => cost)
  const guessed = await read(text)
  expect(costsOf(guessed)).toEqual(['299900.00'])
  await take(text, [[2, receiptOf(1)]])
  // The columns are those that were kept, with the fee in the cost.
  const there = await inUs()
  expect(there).toMatchObject({ readingFrom: 'kept', reading: { fees: 'in-cost' } })
  expect(costsOf(there)).toEqual(['300000.00'])
  await expect(inUs(guessed.reading)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'What an exchange charged belongs to the cost: that is left open in India alone.',
  })
  // Taken there, it leaves the choice of India as it was.
  const picks = [{ line: 2, receipt: receiptOf(1) }]
  const taken = { text, country: 'us', fileName: 'buys.csv', reading: there.reading, picks } as const
  await api(gains.takePurchases, { body: taken })
  expect(await read(text)).toMatchObject({ readingFrom: 'kept', reading: { fees: 'left-out' } })
})

test('the same file twice counts once, also when it is sent twice at the same time', async () => {
  const { read, take, list, files, rows } = await enter()
  const text = `${HEADER}\n${paid}`
  const picks: [number, string][] = [[2, receiptOf(1)]]
  const taken = await Promise.all([take(text, picks), take(text, picks)])
  expect(taken.map((one) => one.taken).sort()).toEqual([0, 1])
  expect(await take(text, picks)).toMatchObject({ taken: 0, sums: [] })
  expect(await list()).toHaveLength(1)
  expect(await files()).toMatchObject([{ costs: 1 }])
  expect((await rows()).map(short)[0]).toBe('swap 2 ETH: 160000.00 - 59980.00 = 100020.00')
  const again = await read(text)
  expect(again.takenBefore).not.toBeNull()
  expect(again.rows).toMatchObject([{ fate: 'known', candidates: [] }])
  // So does a row that names no transaction, in a file of another span.
  const other = await read(`Date,Coin,Quantity,Cost\n2025-03-20,ETH,10,299900\n2025-03-19,ETH,10,1`)
  expect(other.rows.map(tell)).toEqual([
    '2 known Its cost counts already.',
    '3 unmatched No receipt of ETH without a known cost is like it.',
  ])
})

test('how a header was read is kept for the next file with it, of that person', async () => {
  const { read, api, browser } = await enter()
  const text = `When,What,How many,Paid\n20.03.2025,ETH,10,300000\n`
  const unread = await read(text)
  expect(unread).toMatchObject({ readingFrom: 'guessed', rows: [], problems: { length: 3 } })
  const reading: PurchaseReading = {
    ...unread.reading,
    columns: { ...unread.reading.columns, time: 0, asset: 1, quantity: 2, cost: 3 },
    ...{ currency: 'INR', timeZone: 'Europe/Berlin', dateOrder: 'day-first' },
  }
  expect(await read(text, reading)).toMatchObject({ readingFrom: 'given', rows: [{ fate: 'proposed' }] })
  // Before it is taken, nothing is kept.
  expect((await read(text)).readingFrom).toBe('guessed')
  const picks = [{ line: 2, receipt: receiptOf(1) }]
  await api(gains.takePurchases, { body: { text, fileName: 'a.csv', reading, picks } })
  const next = 'When,What,How many,Paid\n21.03.2025,ETH,1,30000\n'
  expect(await read(next)).toMatchObject({ readingFrom: 'kept', reading, rows: [{ on: '2025-03-21' }] })
  const other = browser()
  await other.enter('bob')
  expect(await other.api(gains.readPurchases, { body: { text: next } })).toMatchObject({
    readingFrom: 'guessed',
  })
})

test('without a hash the receipts that are like it are proposed: as much or a little less, later, the nearest first', async () => {
  const { read, take, list } = await enter({
    [first]: [
      move(5, 'value', { amount: 5n * ETHER }),
      // An exchange kept a hundredth.
      move(6, 'value', { amount: (495n * ETHER) / 100n }),
      move(7, 'value', { amount: (485n * ETHER) / 100n }),
      move(8, 'value', { amount: 6n * ETHER }),
      tokens(9, 'log:1', 5n * ETHER, { counterparty: stranger }),
    ],
    [second]: [move(10, 'value', { amount: 5n * ETHER })],
  })
  const csv = (...rows: string[]) => `Date,Coin,Quantity,Cost\n${rows.join('\n')}`
  // A share of 4.95 of 5 ether for 100,000: 99,000.
  expect((await read(csv('2025-04-01,eth,5,100000'))).rows.map(tell)).toEqual([
    `2 proposed ${[
      `${receiptOf(5).slice(60, 68)} 100000.00`,
      `${receiptOf(10, second).slice(60, 68)} 100000.00`,
      `${receiptOf(6).slice(60, 68)} 99000.00`,
    ].join('; ')}`,
  ])
  // Three purchases, three receipts: each is put forward first once, and the others can be chosen.
  const three = csv('2025-04-09,ETH,5,120000', '2025-04-01,ETH,5,100000', '2025-04-06,ETH,5,110000')
  expect((await read(three)).rows.map(({ candidates }) => candidates.map(({ receipt }) => receipt))).toEqual([
    [receiptOf(10, second)],
    [receiptOf(5), receiptOf(10, second), receiptOf(6)],
    // What came on the tenth is for the line that is nearest to it.
    [receiptOf(6), receiptOf(10, second)],
  ])
  const four = `${three}\n2025-04-02,ETH,5,1`
  expect((await read(four)).rows.map(({ message }) => message)).toEqual([
    null,
    'Every receipt that is like it is put forward for another line.',
    null,
    null,
  ])
  // What came before it was bought was not paid for by it.
  expect((await read(csv('2025-04-11,ETH,5,1'))).rows).toMatchObject([{ fate: 'unmatched' }])
  // Nothing is taken that was not ticked.
  expect(await take(three, [[3, receiptOf(5)]])).toMatchObject({
    ...{ taken: 1, sums: [{ currency: 'INR', amount: '100000.00' }] },
  })
  expect(await list()).toMatchObject([{ after: '100000.00', day: '2025-04-01' }])
})

test('lines that cannot be right are told with their reason, and the others count', async () => {
  const gone = tokens(14, 'log:1', -ETHER)
  const { read, world } = await enter({ [first]: [...bought, gone] })
  world.dayRates.EUR = { '2025-03-31': 0.75 }
  const lines = [
    `2025-03-20,BTC,10,300000,INR,,${hash(1)}`,
    `2025-03-20,ETH,9,300000,INR,,${hash(1)}`,
    `2025-04-02,ETH,10,300000,INR,,${hash(1)}`,
    `2025-03-20,ONE,2000,300000,INR,,${hash(3)}`,
    `2025-01-05,ETH,10,3000,EUR,,${hash(1)}`,
    `2025-04-12,ONE,1000,300000,INR,,${hash(14)}`,
  ]
  const { rows } = await read(`${HEADER}\n${lines.join('\n')}`)
  expect(rows.map(tell)).toEqual([
    '2 refused The transaction that it names brought ETH, not BTC.',
    // The line in euro is of an earlier day.
    '3 refused Earlier lines pay for all that its transaction brought.',
    '4 refused It came on 2025-04-01: it cannot have been bought on 2025-04-02.',
    '5 known What it paid for has a cost that follows from its transaction.',
    '6 refused No rate of EUR is known of 2025-01-05: it cannot be converted.',
    '7 refused The transaction that it names brought nothing that a purchase pays for.',
  ])
  const elsewhere = `${HEADER}\n2025-03-20,ETH,10,300000,INR,,0x${'9'.repeat(64)}`
  expect((await read(elsewhere)).rows.map(tell)).toEqual([
    `2 proposed ${receiptOf(1).slice(60, 68)} 300000.00None of your wallets has the transaction that it names.`,
  ])
})

test('lines of one transaction are one purchase, and a cost that was said by hand stays', async () => {
  const { api, read, take, rows, list } = await enter()
  const part = (quantity: number, cost: number) => `2025-03-20,ETH,${quantity},${cost},INR,,${hash(1)}`
  const text = `${HEADER}\n${part(4, 100_000)}\n${part(6, 200_000)}\n`
  expect((await read(text)).rows.map(tell)).toEqual([
    `2 matched ${receiptOf(1).slice(60, 68)} 300000.00Lines 2, 3 together: they name one transaction.`,
    '3 left-out Counted with line 2.',
  ])
  const body = { receipt: receiptOf(1), amount: '500000', currency: 'INR', day: '2025-01-05' } as const
  await api(gains.setReceiptCost, { body })
  expect(await take(text, [[2, receiptOf(1)]])).toMatchObject({ taken: 0 })
  expect(await list()).toMatchObject([{ after: '500000' }])
  // 50,000 each.
  expect((await rows()).map(short)[0]).toBe('swap 2 ETH: 160000.00 - 100000.00 = 60000.00')
})

const LEDGER = 'Date,Type,Coin,Quantity,Cost,Currency,Tx Hash'
/** Three ether come on the fifth of April, of which two are given for tokens on the twelfth, at 1,80,000 rupees each. */
const withdrawn = [
  move(5, 'value', { amount: 3n * ETHER }),
  move(12, 'value', { amount: -(2n * ETHER), counterparty: pool }),
  tokens(12, 'log:1', 4_000n * ETHER),
]
const partOf = (line: number, quantity: string) => `${receiptOf(5)}#${line}/${quantity}`

test('what an exchange bought on several days and sent at once costs what was bought first, each part with its day', async () => {
  const { read, take, rows, list, files, undo, year, api } = await enter({ [first]: withdrawn })
  const before = (await year()).digest
  const text = [
    LEDGER,
    '2025-03-01,Buy,ETH,1,70000,INR,',
    '2025-03-10,Buy,ETH,1.5,120000,INR,',
    // Half of the first.
    '2025-03-12,Sell,ETH,0.5,45000,INR,',
    '2025-03-20,Buy,ETH,2,200000,INR,',
    `2025-04-05,Withdrawal,ETH,3,,,${hash(5)}`,
    '2025-04-06,Buy,ETH,1,99000,INR,',
  ].join('\n')
  const why = 'Line 6 took it out, and what was bought first went first.'
  const seen = await read(text)
  // Half of 70,000; all of 120,000; half of 200,000.
  expect(seen.rows.map(tell)).toEqual([
    `2 matched ${receiptOf(5).slice(60, 68)} 35000.00${why}`,
    `3 matched ${receiptOf(5).slice(60, 68)} 120000.00${why}`,
    '4 left-out It is no purchase: Sell stands there.',
    `5 matched ${receiptOf(5).slice(60, 68)} 100000.00${why}`,
    '6 left-out It is no purchase: Withdrawal stands there.',
    '7 unmatched No receipt of ETH without a known cost is like it.',
  ])
  expect(seen.rows.flatMap(({ candidates }) => candidates.map(({ part }) => part))).toEqual([
    '0.5',
    '1.5',
    '1',
  ])
  const picks = [2, 3, 5].map((line): [number, string] => [line, receiptOf(5)])
  expect(await take(text, picks)).toMatchObject({
    taken: 3,
    sums: [{ currency: 'INR', amount: '255000.00' }],
  })
  expect(await list()).toMatchObject([
    { after: '35000.00', day: '2025-03-01', state: 'applied', note: 'From buys.csv, line 2', symbol: 'ETH' },
    { after: '120000.00', day: '2025-03-10', state: 'applied' },
    { after: '100000.00', day: '2025-03-20', state: 'applied' },
  ])
  // Two for 3,60,000: the half for 35,000 and the one and a half for 1,20,000.
  const [sold] = await rows()
  expect(sold && short(sold)).toBe('swap 2 ETH: 360000.00 - 155000.00 = 205000.00')
  expect(sold?.lots.map(({ acquiredOn, quantity, cost }) => [acquiredOn, quantity, cost])).toEqual([
    ['2025-03-01', '0.5', '35000.00'],
    ['2025-03-10', '1.5', '120000.00'],
  ])
  expect(sold?.doubts).toEqual([])
  expect((await year()).seals.every(({ holds }) => holds)).toBe(true)
  expect((await year()).questions).toEqual([])

  expect(await take(text, picks)).toMatchObject({ taken: 0 })
  expect((await read(text)).rows.map(({ line, fate }) => [line, fate])).toEqual([
    ...[
      [2, 'known'],
      [3, 'known'],
      [4, 'left-out'],
      [5, 'known'],
      [6, 'left-out'],
      [7, 'unmatched'],
    ],
  ])
  const body = { receipt: receiptOf(5), amount: '1', currency: 'INR', day: '2025-01-05' } as const
  await expect(api(gains.setReceiptCost, { body })).rejects.toMatchObject({
    message: expect.stringContaining('Parts of it have costs from the file of an exchange.'),
  })
  await undo((await files())[0]?.id ?? 0)
  expect([await list(), (await year()).digest]).toEqual([[], before])
})

test('where purchases do not come to what was sent the rest has no known cost, and is asked for', async () => {
  const { read, take, rows, year, list } = await enter({ [first]: withdrawn })
  const text = [
    LEDGER,
    '2025-03-01,Buy,ETH,1,70000,INR,',
    // Brought there from elsewhere: what it cost is not in the file.
    '2025-03-02,Deposit,ETH,1.25,,,',
    '2025-03-10,Buy,ETH,0.5,40000,INR,',
    `2025-04-05,Withdrawal,ETH,3,,,${hash(5)}`,
  ].join('\n')
  const why =
    'Line 5 took it out, and what was bought first went first. 3 came: what 1.5 of it cost is not in this file, and stays unknown.'
  expect((await read(text)).rows.filter(({ fate }) => fate === 'matched').map(tell)).toEqual([
    `2 matched ${receiptOf(5).slice(60, 68)} 70000.00${why}`,
    `4 matched ${receiptOf(5).slice(60, 68)} 40000.00${why}`,
  ])
  await take(text, [
    [2, receiptOf(5)],
    [4, receiptOf(5)],
  ])
  expect(await list()).toHaveLength(2)
  const [sold] = await rows()
  // One and a half for 1,10,000; a half without a known cost, worth 40,000 on arrival (1,000 dollars at 80).
  expect(sold && short(sold)).toBe('swap 2 ETH: 360000.00 - 110000.00 = 250000.00')
  expect(sold?.gainRange).toEqual({ low: '210000.00', high: '250000.00' })
  expect(
    sold?.lots.map(({ quantity, unknownCost, costByHand }) => [quantity, unknownCost, costByHand]),
  ).toEqual([
    ['1', false, true],
    ['0.5', false, true],
    ['0.5', true, false],
  ])
  expect((await year()).questions).toMatchObject([{ receipt: receiptOf(5), quantity: '1.5' }])
})

test('coins that were paid for other coins, or as a fee, had left the exchange before it sent the rest', async () => {
  const { read } = await enter({ [first]: withdrawn })
  const text = [
    'Date,Type,Market,Quantity,Price,Fee,Tx Hash',
    '2025-03-01,Buy,ETH/INR,1,70000,,',
    // An eighth goes as a fee, and 0.02 × 21.875 is paid for bitcoin: 0.4375 stay of the first.
    '2025-03-02,Buy,ETH/INR,2,80000,0.125 ETH,',
    '2025-03-03,Buy,BTC/ETH,0.02,21.875,,',
    // What was got for bitcoin has no cost that the file knows.
    '2025-03-04,Sell,BTC/ETH,0.01,50,,',
    '2025-03-05,Buy,ETH/INR,1,90000,,',
    `2025-04-05,Withdrawal,ETH,3,,,${hash(5)}`,
  ].join('\n')
  const why =
    'Line 7 took it out, and what was bought first went first. 3 came: what 0.5 of it cost is not in this file, and stays unknown.'
  // 70,000 × 0.4375; all of 1,60,000; then half a unit that was got for bitcoin, and 0.0625 of 90,000.
  expect((await read(text)).rows.filter(({ fate }) => fate !== 'left-out').map(tell)).toEqual([
    `2 matched ${receiptOf(5).slice(60, 68)} 30625.00${why}`,
    `3 matched ${receiptOf(5).slice(60, 68)} 160000.00${why} Its fee of 0.125 ETH is not in INR, and not in the cost.`,
    '4 refused It was paid in ETH: no column says what that was worth, so its cost stays unknown.',
    '5 refused It was paid in BTC: no column says what that was worth, so its cost stays unknown.',
    `6 matched ${receiptOf(5).slice(60, 68)} 5625.00${why}`,
  ])
})

test('a coin that was paid with another costs what that was worth, and giving that up is told with its own gain', async () => {
  const { read, take, list, rows, year } = await enter({ [first]: withdrawn })
  const text = [
    'Date,Type,Market,Quantity,Price,Fee,Value (INR),Tx Hash',
    '2025-03-01,Buy,USDT/INR,1000,82,,,',
    '2025-03-02,Buy,USDT/INR,1000,84,,,',
    '2025-03-02,Buy,USDT/INR,1.5,100,,,',
    // 1,500 dollars: all of the first for 82,000, and half of the second for 42,000. The fee is 1.5 of the second, for 126.
    '2025-03-03,Buy,ETH/USDT,0.5,3000,1.5 USDT,126000,',
    // 0.05 × 30 ether for bitcoin that came from elsewhere.
    '2025-03-04,Sell,BTC/ETH,0.05,30,,330000,',
    // The 498.5 that are left of the second for 41,874, and the third for 150.
    '2025-03-05,Buy,ETH/USDT,0.2,2500,,40000,',
    '2025-03-06,Buy,ETH/USDT,0.8,2500,,200000,',
    `2025-04-05,Withdrawal,ETH,3,,,,${hash(5)}`,
  ].join('\n')
  const why = 'Line 9 took it out, and what was bought first went first.'
  const nowhere = 'was made at the exchange, and is in no figure here.'
  const seen = await read(text)
  expect(seen.reading).toMatchObject({ columns: { price: 4, cost: null, value: 6 }, currency: 'INR' })
  expect(seen.rows.filter(({ asset }) => asset === 'ETH').map(tell)).toEqual([
    `5 matched ${receiptOf(5).slice(60, 68)} 126000.00${why} It was paid with 1500 USDT, which gives those up at their worth of ₹1,26,000.00; by this file they had cost ₹1,24,000.00. The gain of ₹2,000.00 ${nowhere} Its fee of 1.5 USDT is not in INR, and not in the cost.`,
    `6 matched ${receiptOf(5).slice(60, 68)} 330000.00${why} It was paid with 0.05 BTC, which gives those up at their worth of ₹3,30,000.00: what they had cost is not in this file. What that gained or lost ${nowhere}`,
    `7 matched ${receiptOf(5).slice(60, 68)} 40000.00${why} It was paid with 500 USDT, which gives those up at their worth of ₹40,000.00; by this file they had cost ₹42,024.00. The loss of ₹2,024.00 ${nowhere}`,
    `8 matched ${receiptOf(5).slice(60, 68)} 200000.00${why} It was paid with 2000 USDT, which gives those up at their worth of ₹2,00,000.00: what they had cost is not in this file. What that gained or lost ${nowhere}`,
  ])
  expect(seen.rows.map(({ paidWith }) => paidWith)).toEqual([
    ...[null, null, null, '1500 USDT', '0.05 BTC', '500 USDT', '2000 USDT', null],
  ])
  const picks = [5, 6, 7, 8].map((line): [number, string] => [line, receiptOf(5)])
  expect(await take(text, picks)).toMatchObject({
    taken: 4,
    sums: [{ currency: 'INR', amount: '696000.00' }],
  })
  expect((await list())[0]).toMatchObject({
    ...{ after: '126000.00', day: '2025-03-03', note: 'From buys.csv, line 5, paid with 1500 USDT' },
  })
  // Two of the three for 3,60,000: 0.5 for 1,26,000 and 1.5 for 3,30,000.
  const [sold] = await rows()
  expect(sold && short(sold)).toBe('swap 2 ETH: 360000.00 - 456000.00 = -96000.00')
  expect((await year()).seals.every(({ holds }) => holds)).toBe(true)
})

test('purchases that add up to what came are put forward together, and only those that are ticked count', async () => {
  const { read, take, list, files, undo, rows, api } = await enter({ [first]: withdrawn })
  const text =
    'Date,Coin,Quantity,Cost\n2025-03-01,ETH,1,70000\n2025-03-02,ETH,1.2,90000\n2025-03-03,ETH,0.81,81000'
  const why = 'Lines 2, 3, 4 together are as much as came.'
  // Of the last 0.8 came: 80,000.
  expect((await read(text)).rows.map(tell)).toEqual([
    `2 proposed ${receiptOf(5).slice(60, 68)} 70000.00${why}`,
    `3 proposed ${receiptOf(5).slice(60, 68)} 90000.00${why}`,
    `4 proposed ${receiptOf(5).slice(60, 68)} 80000.00${why}`,
  ])
  await take(text, [
    [2, receiptOf(5)],
    [4, receiptOf(5)],
  ])
  expect(await list()).toMatchObject([{ after: '70000.00' }, { after: '80000.00' }])
  // One for 70,000, 0.8 for 80,000, and a fifth of one for nothing known.
  expect((await rows()).map(short)[0]).toBe('swap 2 ETH: 360000.00 - 150000.00 = 210000.00')
  // What was exported comes back the same.
  const exported = await api(wallets.exportPortfolio, {})
  expect(exported.gainOverrides.map(({ subject }) => subject)).toEqual([partOf(2, '1'), partOf(4, '0.8')])
  await undo((await files())[0]?.id ?? 0)
  expect(await list()).toEqual([])
  await api(wallets.importWallets, { body: { text: JSON.stringify(exported) } })
  expect((await rows()).map(short)[0]).toBe('swap 2 ETH: 360000.00 - 150000.00 = 210000.00')
})

test('a line that names the transaction pays for as much of it as it bought', async () => {
  const { read, take, rows } = await enter()
  const text = [
    HEADER,
    `2025-03-20,ETH,5,200000,INR,,${hash(1)}`,
    `2025-03-10,ETH,4,100000,INR,,${hash(1)}`,
    `2025-03-25,ETH,0.5,1000,USD,,${hash(1)}`,
  ].join('\n')
  const missing = '10 came: what 0.5 of it cost is not in this file, and stays unknown.'
  expect((await read(text)).rows.map(tell)).toEqual([
    `2 matched ${receiptOf(1).slice(60, 68)} 200000.00${missing}`,
    `3 matched ${receiptOf(1).slice(60, 68)} 100000.00${missing}`,
    `4 matched ${receiptOf(1).slice(60, 68)} 1000.00${missing}`,
  ])
  await take(text, [
    [2, receiptOf(1)],
    [3, receiptOf(1)],
  ])
  // Two of the four that were bought first, for 25,000 each.
  expect((await rows()).map(short)[0]).toBe('swap 2 ETH: 160000.00 - 50000.00 = 110000.00')
})

test('ticks that do not fit are refused, and nothing of them is kept', async () => {
  const { take, list, files } = await enter({
    [first]: [move(5, 'value', { amount: 5n * ETHER }), move(6, 'value', { amount: 5n * ETHER })],
  })
  const text = 'Date,Coin,Quantity,Cost\n2025-04-01,ETH,5,1\n2025-04-02,ETH,5,2\n2025-04-02,ETH,0,2'
  const refused: [ticks: [number, string][], why: string][] = [
    [[[2, 'nonsense']], 'Line 2 did not pay for that receipt'],
    [[[4, receiptOf(5)]], 'Line 4 did not pay for that receipt'],
    [[[9, receiptOf(5)]], 'Line 9 did not pay for that receipt'],
    [[], 'Please tick what is to be taken over.'],
  ]
  for (const [ticks, why] of refused) {
    await expect(take(text, ticks)).rejects.toMatchObject({
      ...{ code: 'BAD_REQUEST', message: expect.stringContaining(why) },
    })
  }
  const both = take(text, [
    [2, receiptOf(5)],
    [3, receiptOf(5)],
  ])
  await expect(both).rejects.toMatchObject({
    message: 'Lines 2 and 3 are ticked for the same receipt. Please leave one of them out.',
  })
  const twice = take(text, [
    [2, receiptOf(5)],
    [2, receiptOf(6)],
  ])
  await expect(twice).rejects.toMatchObject({ message: 'Line 2 is ticked twice.' })
  expect([await list(), await files()]).toEqual([[], []])
})

test('what is no CSV, too large or of no zone is refused with a clear sentence', async () => {
  const { read, send } = await enter()
  await expect(read('PK\u0003\u0004')).rejects.toMatchObject({ message: expect.stringContaining('archive') })
  await expect(read('')).rejects.toMatchObject({ message: 'The file is empty.' })
  await expect(read(`${HEADER}\n${'x'.repeat(1024 * 1024)}`)).rejects.toMatchObject({
    message: 'The file is larger than 1 MB. Please import it in parts.',
  })
  const huge = await send({
    ...{ method: 'POST', url: '/api/gains/costs/preview' },
    payload: { text: 'x'.repeat(3 * 1024 * 1024) },
  })
  expect(huge.statusCode).toBe(413)
  const { reading } = await read(`${HEADER}\n${paid}`)
  expect((await read(`${HEADER}\n${paid}`, { ...reading, timeZone: 'Mars/Olympus' })).problems).toEqual([
    'There is no time zone Mars/Olympus.',
  ])
  const beyond = { ...reading, columns: { ...reading.columns, cost: 150 } }
  expect((await read(`${HEADER}\n${paid}`, beyond)).problems).toEqual(['The file has no such column.'])
  const same = { ...reading, columns: { ...reading.columns, fee: reading.columns.cost } }
  expect((await read(`${HEADER}\n${paid}`, same)).problems).toEqual(['One column cannot hold two things.'])
})
