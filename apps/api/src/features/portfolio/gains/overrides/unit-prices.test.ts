import { gains, MINUTE_MS, wallets } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import {
  bought,
  dropped,
  ETHER,
  enterGains,
  first,
  gas,
  gaveAway,
  hash,
  key,
  move,
  nobody,
  pieces,
  short,
} from '../../../../testing/enter-gains.ts'

/** Half a coin that was made for the person on the fourteenth, and has no price. */
const drop = move(14, 'log:1', {
  ...{ kind: 'transfer', asset: dropped, amount: ETHER / 2n, counterparty: nobody },
})

type Price = [day: number, price: string, currency?: string, more?: { asset?: string; note?: string }]

async function enter(movements: Parameters<typeof enterGains>[0]) {
  const person = await enterGains(movements)
  const { api, world } = person
  world.prices[dropped] = []
  world.hourlyPrices[dropped] = []
  return {
    ...person,
    list: async () => (await api(gains.listGainOverrides, {})).overrides,
    setPrice: (...[day, price, currency = 'INR', { asset = 'native', note = '' } = {}]: Price) =>
      api(gains.setUnitPrice, {
        body: { chainId: 1, transactionHash: hash(day), asset, price, currency: currency as 'INR', note },
      }),
    sell: () =>
      api(gains.setTransactionKind, {
        body: { chainId: 1, transactionHash: hash(14), kind: 'sold' },
      }),
    undo: (id: number) => api(gains.undoGainOverride, { params: { id } }),
  }
}

test('a price by hand values what moved to the hundredth, says so everywhere, and is undone by itself', async () => {
  const { year, rows, file, list, sell, setPrice, undo, clock } = await enter({
    [first]: [...bought, gaveAway],
  })
  await sell()
  const before = await year()
  expect((await rows()).map(short).at(-1)).toBe('sold 0.25 ETH: 45000.00 - 0.00 = 45000.00')
  await setPrice(14, '200000.02', 'INR', { note: ' What he paid ' })
  // 50,000.005 rupees, of which dollars and back would make 50,000.00499.
  const [row] = (await rows()).slice(-1)
  expect(row && short(row)).toBe('sold 0.25 ETH: 50000.01 - 0.00 = 50000.01')
  expect(row).toMatchObject({ usdValue: '555.555611', rate: { value: '90' } })
  expect(row?.doubts.map(({ id }) => id)).toContain('price-by-hand')
  expect((await list())[1]).toMatchObject({
    ...{ what: 'price', transactionHash: hash(14), asset: 'native', symbol: 'ETH', state: 'applied' },
    ...{ before: '2000', after: '200000.02', currency: 'INR', day: '2025-04-14', note: 'What he paid' },
    ...{ on: '2025-04-14', moved: [{ came: false, quantity: '0.25', symbol: 'ETH' }] },
    at: new Date(clock.time).toISOString(),
  })
  const after = await year()
  expect(after.rules.choices.at(-1)).toMatchObject({ id: 'prices-by-hand', certain: false })
  expect(after.digest).not.toBe(before.digest)
  for (const format of ['disposals', 'schedule-vda'] as const) {
    expect((await file(format)).content).toContain('a price that you entered')
  }
  for (const format of ['facts', 'facts-csv'] as const) {
    const { content } = await file(format)
    expect([content.includes('555.555611'), content.includes('hand')]).toEqual([true, true])
  }
  expect((await file('koinly')).content).toContain('price entered by hand')

  await undo((await list())[1]?.id ?? 0)
  expect(await list()).toHaveLength(1)
  expect((await year()).digest).toBe(before.digest)
  expect((await rows()).map(short).at(-1)).toBe('sold 0.25 ETH: 45000.00 - 0.00 = 45000.00')
})

test('a price of what was given in a swap is what both sides count for, and the lots of what came say so', async () => {
  const { rows, file, setPrice } = await enter({ [first]: bought })
  await setPrice(3, '90000')
  const told = await rows()
  // The gas of the transaction is of the same coin at the same moment.
  expect(told.map(short)).toEqual([
    'swap 2 ETH: 180000.00 - 0.00 = 180000.00',
    'gas 0.01 ETH: 900.00 - 0.00 = 900.00',
    'swap 1000 ONE: 90000.00 - 90000.00 = 0.00',
  ])
  const byHand = told.map(({ doubts }) => doubts.some(({ id }) => id === 'price-by-hand'))
  expect(byHand).toEqual([true, true, false])
  expect(told[2]?.lots).toMatchObject([{ pricedByHand: true, costByHand: false }])
  expect((await file('schedule-vda')).content).toContain('Its cost follows from a price entered by hand.')
  expect((await file('report')).content).toContain('"pricedByHand":true')
})

test('what has no price stays unknown without one, and nil is a price', async () => {
  const { year, setPrice } = await enter({ [first]: [...bought, drop] })
  const asset = dropped.slice(2)
  const before = await year()
  expect(before.income).toMatchObject([{ value: null, pricedByHand: false }])
  expect(before.totals).toMatchObject({ income: '0.00', incomeUnvalued: 1 })
  // Half of 10 dollars at 90.
  await setPrice(14, '10', 'USD', { asset })
  const told = await year()
  expect(told.income).toMatchObject([{ value: '450.00', pricedByHand: true }])
  expect(told.totals).toMatchObject({ income: '450.00', incomeUnvalued: 0 })
  await setPrice(14, '0', 'USD', { asset })
  expect((await year()).totals).toMatchObject({ income: '0.00', incomeUnvalued: 0 })
})

test('what came without a known cost lies between nil and its value by that price', async () => {
  const { year, setPrice } = await enter({ [first]: bought })
  expect((await year()).totals.netRange).toEqual({ low: '10000.00', high: '170800.00' })
  await setPrice(1, '50000')
  const told = await year()
  // Ether for 1,60,800 rupees of at most 50,000 each: 1,00,500 for 2.01.
  expect(told.totals.netRange).toEqual({ low: '70300.00', high: '170800.00' })
  expect(told.questions).toMatchObject([{ value: '500000.00', pricedByHand: true }])
})

test('a price in another currency is converted by the rates of its day', async () => {
  const { world, year, rows, sell, setPrice } = await enter({ [first]: [...bought, gaveAway] })
  await sell()
  await expect(setPrice(14, '1500', 'EUR')).rejects.toMatchObject({
    message: expect.stringContaining('No rate of EUR is known of 2025-04-14.'),
  })
  world.dayRates.EUR = { '2025-04-14': 0.75 }
  // 2,000 dollars: what it is worth anyway.
  await setPrice(14, '1500', 'EUR')
  expect((await rows()).map(short).at(-1)).toBe('sold 0.25 ETH: 45000.00 - 0.00 = 45000.00')
  // No rupees are in the report of another country.
  await setPrice(14, '180000')
  expect((await rows({ country: 'us' }, '2025')).map(short).at(-1)).toBe(
    'sold 0.25 ETH: 500.00 - 0.00 = 500.00',
  )
  expect((await year({ country: 'us' }, '2025')).problem).toBeNull()
})

test('a cost in dollars is converted for a year in rupees', async () => {
  const { api, year, rows } = await enter({ [first]: bought })
  const receipt = `1:${hash(1)}:in:${key(first)}:1:native:`
  await api(gains.setReceiptCost, { body: { receipt, amount: '1000', currency: 'USD', day: '2025-03-31' } })
  // 1,000 dollars at 80 for ten: 8,000 each.
  expect((await rows()).map(short)[0]).toBe('swap 2 ETH: 160000.00 - 16000.00 = 144000.00')
  expect((await year()).problem).toBeNull()
})

test.each([
  ['-5', 'INR', 14, 'native', 'A price cannot be below 0.'],
  ['many', 'INR', 14, 'native', 'Please enter a price in figures, such as 1500.50'],
  ['1,000', 'INR', 14, 'native', 'Please enter a price in figures, such as 1500.50'],
  ['1.0000000000000000001', 'INR', 14, 'native', 'at most 18 decimals'],
  ['1', 'XYZ', 14, 'native', 'No rates of this currency are known.'],
  ['1', 'INR', 20, 'native', 'None of your wallets has this transaction.'],
  ['1', 'INR', 14, `0x${'77'.repeat(20)}`, 'Nothing of this asset moved in this transaction.'],
])('a price of %s %s on day %s of %s is refused', async (price, currency, day, asset, message) => {
  const { list, setPrice } = await enter({ [first]: [...bought, gaveAway] })
  await expect(setPrice(day, price, currency, { asset })).rejects.toMatchObject({
    message: expect.stringContaining(message),
  })
  expect(await list()).toEqual([])
})

test('a price of a piece is of that piece alone', async () => {
  const piece = (tokenId: string) =>
    move(15, `log:${tokenId}`, {
      ...{ kind: 'nft', asset: pieces, amount: 1n, counterparty: nobody, tokenId },
    })
  const { api, year } = await enter({ [first]: [...bought, piece('7'), piece('8'), gas(15)] })
  const body = { chainId: 1, transactionHash: hash(15), asset: pieces.slice(2), tokenId: '8', price: '100' }
  await api(gains.setUnitPrice, { body: { ...body, currency: 'INR' } })
  expect((await year()).income.map(({ tokenId, value }) => [tokenId, value])).toEqual([
    ['7', null],
    ['8', '100.00'],
  ])
})

test('a price outlives a block that is replaced, and a frozen report tells what it changed', async () => {
  const late = { ...gaveAway, block: 98_900 }
  const { api, world, clock, year, rows, list, sell, setPrice, undo } = await enter({
    [first]: [...bought, late],
  })
  await sell()
  const frozen = await api(gains.freezeGainReport, { body: { financialYear: '2025-26' } })
  const compare = () => api(gains.compareGainReport, { params: { id: frozen.id } })
  await setPrice(14, '100000')
  const told = await compare()
  expect(told.same).toBe(false)
  expect(JSON.stringify(told.differences)).toContain('price-by-hand')

  const ledger = world.ledgers[key(first)]
  if (ledger?.present === undefined || ledger.present === null) throw new Error('no ledger')
  const { present } = ledger
  const priced = (await year()).digest
  const left = present.balances.get('1:native') ?? 0n
  const readAnew = async (movements: typeof ledger.movements, ether: bigint, count: number) => {
    Object.assign(ledger, { movements })
    present.balances.set('1:native', ether)
    Object.assign(present, { block: present.block + 10 })
    clock.time += 20 * MINUTE_MS
    await year()
    // Each look is a minute later: what is read too early is read again, and no limit of calls is met.
    const later = async <Seen>(look: () => Promise<Seen>) => {
      clock.time += MINUTE_MS
      return look()
    }
    await expect.poll(() => later(async () => (await year()).provisional)).toBe(false)
    await expect.poll(() => later(rows)).toHaveLength(count)
  }
  await readAnew(bought, left + ETHER / 4n, 3)
  expect((await list())[1]).toMatchObject({
    what: 'price',
    state: 'without-transaction',
    on: null,
    moved: [],
  })
  await readAnew([...bought, { ...late, block: 98_905 }], left, 4)
  expect((await list())[1]).toMatchObject({ what: 'price', state: 'applied' })
  expect((await year()).digest).toBe(priced)
  await undo((await list())[1]?.id ?? 0)
  expect(await compare()).toMatchObject({ same: true, inputs: frozen.inputs })
})

test('a price is exported with the account and taken in again, a forged one not', async () => {
  const { api, browser, setPrice } = await enter({ [first]: [...bought, drop] })
  await setPrice(14, '10.5', 'USD', { asset: dropped.slice(2), note: 'A deal' })
  const exported = await api(wallets.exportPortfolio, {})
  const [price] = exported.gainOverrides
  expect(price).toMatchObject({ what: 'price', subject: `1:${hash(14)}:${dropped}:`, after: '10.5' })
  const other = browser()
  await other.enter('bob')
  const forged = [{ ...price, after: '-1' }, { ...price, subject: `1:${hash(14)}` }, price]
  const text = JSON.stringify({ ...exported, gainOverrides: forged })
  const { lines } = await other.api(wallets.importWallets, { body: { text } })
  expect(lines.map(({ fate }) => fate).slice(-3)).toEqual(['invalid', 'invalid', 'updated'])
  expect((await other.api(gains.listGainOverrides, {})).overrides).toMatchObject([
    { what: 'price', after: '10.5', currency: 'USD', note: 'A deal', state: 'applied' },
  ])
})
