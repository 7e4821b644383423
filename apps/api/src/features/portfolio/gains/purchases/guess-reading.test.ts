import type { GainsCountry } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { guessReading, rankHeader } from './guess-reading.ts'
import { readPurchases } from './read-purchases.ts'
import { readTable } from './read-table.ts'

const NOW = Date.UTC(2025, 4, 1)

function read(text: string, country: GainsCountry = 'in') {
  const table = readTable(text, { most: 100, rank: rankHeader })
  if (typeof table === 'string') throw new Error(table)
  // With what was charged, so that it is seen whether it was understood.
  const reading = { ...guessReading(table, country), fees: 'in-cost' as const }
  const { purchases, passed, outs } = readPurchases(table, reading, NOW)
  return {
    ...{ table, reading, purchases, passed, outs },
    told: purchases.map(
      ({ line, at, quantity, asset, cost, currency }) =>
        `${line}: ${new Date(at).toISOString().slice(0, 16)} ${quantity} ${asset} for ${cost} ${currency}`,
    ),
  }
}

/** The columns are those that the exchanges name; the rows are made up. Costs in millionths, fees on top. */
test.each([
  [
    'lines before the columns, and a total with its fee',
    `"Transactions"\n"User","ada"\n\nID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes\na1,2025-04-01 04:30:00 UTC,Buy,ETH,0.5,EUR,€2000.00,€1000.00,€1010.00,€10.00,Bought\na2,2025-04-02 04:30:00 UTC,Sell,ETH,0.1,EUR,€2000.00,€200.00,€198.00,€2.00,Sold`,
    ['5: 2025-04-01T04:30 0.5 ETH for 1010000000 EUR'],
  ],
  [
    'markets of Kraken, whose txid is no hash of a chain',
    '"txid","ordertxid","pair","time","type","ordertype","price","cost","fee","vol","margin","misc","ledgers"\n"TX1","O1","XETHZEUR","2025-04-01 04:30:00.1234","buy","limit",2000.0,1000.0,2.6,0.5,0.0,"","L1"',
    ['2: 2025-03-31T23:00 0.5 ETH for 1002600000 EUR'],
  ],
  [
    'a quantity and an amount with their units',
    'Date(UTC),Pair,Side,Price,Executed,Amount,Fee\n2025-04-01 04:30:00,ETHEUR,BUY,2000,0.5ETH,1000EUR,0.0005ETH',
    ['2: 2025-04-01T04:30 0.5 ETH for 1000000000 EUR'],
  ],
  [
    'rupees in the names of the columns, Indian thousands',
    'Date,Market,Price,Volume,Total,Trade,Fee (INR)\n01-04-2025 10:00,ETH/INR,"1,60,000.00",2,"3,20,000.00",Buy,640',
    ['2: 2025-04-01T04:30 2 ETH for 320640000000 INR'],
  ],
  [
    'semicolons and a decimal comma',
    'Datum;Time;Coin;Amount;Total EUR\nx;01.04.2025 10:00;ETH;0,5;1.000,50\ny;13.04.2025 10:00;ETH;1,5;3.000,50',
    ['2: 2025-04-01T04:30 0.5 ETH for 1000500000 EUR', '3: 2025-04-13T04:30 1.5 ETH for 3000500000 EUR'],
  ],
  [
    'a price alone, of all digits',
    'Time\tSymbol\tQty\tPrice (USD)\n2025-04-01T04:30:00Z\teth\t0.333333333333333333\t2000.01',
    // 0.333333333333333333 × 2000.01 = 666.669999999999999333…
    ['2: 2025-04-01T04:30 0.333333333333333333 ETH for 666670000 USD'],
  ],
])('%s are understood', (_, text, told) => {
  expect(read(text).told).toEqual(told)
})

test.each([
  ['Time (UTC+5:30)', '+05:30', '2025-04-01T18:00'],
  ['Date (GMT-0330)', '-03:30', '2025-04-02T03:00'],
  ['Date(UTC+8)', '+08:00', '2025-04-01T15:30'],
  ['Date (UTC)', 'UTC', '2025-04-01T23:30'],
  ['Date (IST)', 'Asia/Kolkata', '2025-04-01T18:00'],
  ['Time', 'America/New_York', '2025-04-02T03:30'],
])('a column called %s says that its times are of %s', (name, timeZone, at) => {
  const { reading, told } = read(`${name},Coin,Quantity,Total\n2025-04-01 23:30:00,ETH,0.5,1000`, 'us')
  expect(reading.timeZone).toBe(timeZone)
  expect(told).toEqual([`2: ${at} 0.5 ETH for 1000000000 USD`])
})

test('of columns whose names say nothing, the cells tell the order of dates and the form of numbers', () => {
  const { reading } = read('Handelstag;Menge;Gesamtbetrag\n13.04.2025;1,15003;1.234,50\n02.04.2025;2,5;99,9')
  expect(reading).toMatchObject({ dateOrder: 'day-first', decimalMark: 'comma' })
})

test('a fee that price and quantity show to be in the cost is not added again', () => {
  const of = (cost: string) =>
    read(`Date,Coin,Quantity,Price,Cost,Fee,Currency\n2025-04-01,ETH,2,100,${cost},5,EUR`).told
  expect(of('205')).toEqual(['2: 2025-03-31T18:30 2 ETH for 205000000 EUR'])
  expect(of('200')).toEqual(['2: 2025-03-31T18:30 2 ETH for 205000000 EUR'])
})

test('where nothing tells day from month, the country does', () => {
  const text = 'Date,Coin,Quantity,Cost\n03/04/2025,ETH,2,100'
  expect(read(text, 'in').told[0]).toContain('2025-04-02T18:30')
  expect(read(text, 'us').told[0]).toContain('2025-03-04T05:00')
  expect(read(`${text}\n12/25/2024,ETH,1,50`, 'in').told[0]).toContain('2025-03-03T18:30')
})

test('a file of another tongue is shown with no column understood, to be told by hand', () => {
  const { table, reading } = read('Report\nZeitpunkt,Sorte,Menge,Bezahlt\n2025-04-01,ETH,2,100')
  expect(table.header).toEqual(['Zeitpunkt', 'Sorte', 'Menge', 'Bezahlt'])
  expect(Object.values(reading.columns).every((column) => column === null)).toBe(true)
})

test('a fee whose currency stands in a column of its own is of that one', () => {
  const rows = [
    '2025-03-20 10:00:00,ETHINR,160000,10,1600000,Buy,INR,3200',
    '2025-03-20 11:00:00,ETHINR,160000,10,1600000,Buy,WRX,40',
    '2025-03-20 12:00:00,ETHINR,160000,10,1600000,Buy,ETH,0.01',
    '2025-03-20 13:00:00,ETHINR,160000,10,1600000,Buy,,50',
  ]
  const { told, purchases, outs } = read(
    `Date,Market,Price,Volume,Total,Trade,Fee Currency,Fee\n${rows.join('\n')}`,
  )
  expect(told).toEqual([
    '2: 2025-03-20T04:30 10 ETH for 1603200000000 INR',
    '3: 2025-03-20T05:30 10 ETH for 1600000000000 INR',
    '4: 2025-03-20T06:30 10 ETH for 1600000000000 INR',
    '5: 2025-03-20T07:30 10 ETH for 1600050000000 INR',
  ])
  expect(purchases.map(({ note }) => note)).toEqual([
    null,
    'Its fee of 40 WRX is not in INR, and not in the cost.',
    'Its fee of 0.01 ETH is not in INR, and not in the cost.',
    null,
  ])
  // What was paid as a fee in coins has left the exchange.
  expect(outs.map(({ kind, of }) => [kind, of?.asset, of?.units])).toEqual([
    ['sale', 'WRX', 40n * 10n ** 18n],
    ['sale', 'ETH', 10n ** 16n],
  ])
})

test('amounts in a coin are not taken for money of the country', () => {
  const { reading, told, passed } = read('Date,Coin,Quantity,Total (USDT)\n2025-04-01,ETH,2,6000')
  expect([reading.columns.cost, reading.currency]).toEqual([3, null])
  expect(told).toEqual([])
  expect(passed[0]?.message).toBe('It does not say in which currency it was paid.')
})

test('a value beside prices is what coins that were paid were worth, and else what was paid', () => {
  const columnsOf = (rows: string) => read(`Date,Market,Price,Volume,Value (INR)\n${rows}`).reading.columns
  expect(columnsOf('2025-04-01,ETH/USDT,3000,2,500000')).toMatchObject({ price: 2, cost: null, value: 4 })
  expect(columnsOf('2025-04-01,ETH/INR,250000,2,500000')).toMatchObject({ price: 2, cost: 4, value: null })
})

test('of coins that were paid with coins the worth in the file is the cost, and nothing else is', () => {
  const rows = [
    '2025-04-01,Buy,ETH/USDT,2,3000,"5,00,000",10 USDT',
    '2025-04-01,Sell,BTC/ETH,0.1,20,"₹ 4,90,000",',
    '2025-04-01,Buy,ETH/USDT,1,3000,0,',
    '2025-04-01,Buy,ETH/USDT,1.5,3000,-5,',
    '2025-04-01,Buy,ETH/USDT,2.5,3000,,',
    '2025-04-01,Buy,ETH/USDT,3.5,3000,5 XYZ,',
    '2025-04-01,Buy,ETH/USDT,4.5,0,5,',
    '2025-04-01,Sell,BTC/INR,0.1,4000000,,',
    '2025-04-01,Buy,ETH/INR,1,250000,,',
  ]
  const { told, passed, purchases } = read(
    `Date,Side,Market,Volume,Price,Value (INR),Fee\n${rows.join('\n')}`,
  )
  expect(told).toEqual([
    '2: 2025-03-31T18:30 2 ETH for 500000000000 INR',
    // 0.1 bitcoin at 20 ether each.
    '3: 2025-03-31T18:30 2 ETH for 490000000000 INR',
    '10: 2025-03-31T18:30 1 ETH for 250000000000 INR',
  ])
  expect(purchases.map(({ given, note }) => [given?.asset, given?.units, note])).toEqual([
    ['USDT', 6_000n * 10n ** 18n, 'Its fee of 10 USDT is not in INR, and not in the cost.'],
    ['BTC', 10n ** 17n, null],
    [undefined, undefined, null],
  ])
  expect(passed.map(({ line, fate, message }) => `${line} ${fate}: ${message}`)).toEqual([
    '4 refused: It was paid in USDT: its worth is not above 0, so its cost stays unknown.',
    '5 refused: It was paid in USDT: its worth is not above 0, so its cost stays unknown.',
    '6 refused: It was paid in USDT: An empty cell is no worth, so its cost stays unknown.',
    '7 refused: It was paid in USDT: the file does not say in which currency that was worth so much.',
    '8 refused: Its cost is not above 0.',
    '9 left-out: It is no purchase: Sell stands there.',
  ])
})

test('what is wrong with a row is said of it alone', () => {
  const rows = [
    '2025-04-01,ETH,2,100,EUR,buy',
    '2025-04-01,ETH,2,100,EUR,buy',
    '2025-04-01,ETH,0,100,EUR,buy',
    '2025-04-01,ETH,-1,100,EUR,buy',
    '2025-04-01,ETH,1,0,EUR,buy',
    '2025-04-01,ETH,1,-5,EUR,buy',
    '2025-04-01,ETH,1,5,USDT,buy',
    '2025-04-01,ETH,1,5,XYZ,buy',
    '2025-04-01,ETH,"=1+1",5,EUR,buy',
    '2035-04-01,ETH,1,5,EUR,buy',
    'soon,ETH,1,5,EUR,buy',
    '2025-04-01,,1,5,EUR,buy',
    '2025-04-01,ETH,1,5,EUR,sell',
    '2025-04-01',
    "2025-04-01,'=ETH,1,5,EUR,buy",
  ]
  const { told, passed } = read(`Date,Coin,Quantity,Cost,Currency,Side\n${rows.join('\r\n')}\n`)
  expect(told).toEqual([
    '2: 2025-03-31T18:30 2 ETH for 100000000 EUR',
    '16: 2025-03-31T18:30 1 =ETH for 5000000 EUR',
  ])
  expect(passed.map(({ line, fate, message }) => `${line} ${fate}: ${message}`)).toEqual([
    '3 left-out: The same as line 2, to every cell: it counts once.',
    '4 refused: Its quantity is not above 0.',
    '5 refused: Its quantity is not above 0.',
    '6 refused: Its cost is not above 0.',
    '7 refused: Its cost is not above 0.',
    '8 refused: It was paid in USDT: no column says what that was worth, so its cost stays unknown.',
    '9 refused: It was paid in XYZ: no column says what that was worth, so its cost stays unknown.',
    '10 refused: “=1+1” is no quantity.',
    '11 refused: Its time is in the future, or before any coin was.',
    '12 refused: “soon” is no time in the form that was chosen.',
    '13 refused: It does not say what was bought.',
    '14 left-out: It is no purchase: sell stands there.',
    '15 left-out: It is no purchase: nothing stands there.',
  ])
})

test.each([
  ['PK\u0003\u0004 sheet', 'a spreadsheet or an archive'],
  ['%PDF-1.7', 'a PDF'],
  [' {"a": 1}', 'JSON'],
  ['<!doctype html>', 'a web page'],
  ['Date,Coin\0,Quantity', 'not a text'],
  ['only words', 'no columns'],
  ['a,b,c\n"1,2,3', 'quotation mark'],
  ['\n\n', 'no columns'],
])('%j is refused as no CSV', (text, why) => {
  expect(readTable(text, { most: 100, rank: rankHeader })).toContain(why)
})

test('a row of more columns than any exchange writes is not searched for names', () => {
  const asked: number[] = []
  const text = `${','.repeat(1_000)}\nDate,Coin,Quantity,Cost\n2025-04-01,ETH,1,5`
  const rank = (cells: readonly string[]) => {
    asked.push(cells.length)
    return rankHeader(cells)
  }
  expect(readTable(text, { most: 10, rank })).toMatchObject({ headerLine: 2, rows: { length: 1 } })
  const wide = `Date,${'x,'.repeat(1_000)}\nDate,Coin,Quantity,Cost`
  expect(readTable(wide, { most: 10, rank })).toMatchObject({ headerLine: 2, rows: [] })
  expect(Math.max(...asked)).toBeLessThanOrEqual(200)
})

test('more lines than are read are left, and counted as left', () => {
  const lines = Array.from({ length: 5 }, (_, index) => `2025-04-01,ETH,${index + 1},5`)
  const text = `Date,Coin,Quantity,Cost\n${lines.join('\n')}`
  const rank = rankHeader
  expect(readTable(text, { most: 4, rank })).toMatchObject({ isCut: true, rows: { length: 4 } })
  expect(readTable(text, { most: 5, rank })).toMatchObject({ isCut: false, rows: { length: 5 } })
})

test('what was charged for a purchase is left out of its cost in India and told beside it, and belongs to it elsewhere', () => {
  const table = readTable('Time,Asset,Quantity,Total,Fee\n2025-04-01 10:00,ETH,2,320000,640.5', {
    ...{ most: 100, rank: rankHeader },
  })
  if (typeof table === 'string') throw new Error(table)
  const costIn = (country: GainsCountry) => {
    const [purchase] = readPurchases(table, guessReading(table, country), NOW).purchases
    return [purchase?.cost, purchase?.feeLeftOut, purchase?.note]
  }
  expect(costIn('in')).toEqual([320_000_000_000n, 640_500_000n, null])
  expect(costIn('us')).toEqual([320_640_500_000n, 0n, null])
})
