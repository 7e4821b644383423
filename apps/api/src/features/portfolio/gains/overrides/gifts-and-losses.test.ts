import { gains, type TransactionKind } from '@pkg/api-contract'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { ETHER, enterGains, first, hash, key, move, short } from '../../../../testing/enter-gains.ts'

const receiptOf = (day: number) => `1:${hash(day)}:in:${key(first)}:1:native:`

/**
 * Four ether on the first of April 2025, worth 1,000 dollars at 80 each, that cost 2,00,000 rupees. One goes to somebody on the
 * fourteenth, when it is worth 2,000 dollars at 90, and one comes on the fifteenth.
 */
async function enter() {
  const entered = await enterGains({
    [first]: [
      move(1, 'value', { amount: 4n * ETHER }),
      move(14, 'value', { amount: -ETHER }),
      move(15, 'value', { amount: ETHER }),
    ],
  })
  const { api } = entered
  const setKind = (day: number, kind: TransactionKind) =>
    api(gains.setTransactionKind, { body: { chainId: 1, transactionHash: hash(day), kind } })
  const setCost = (day: number, amount: string) =>
    api(gains.setReceiptCost, {
      body: {
        receipt: receiptOf(day),
        amount,
        currency: 'INR',
        day: `2025-04-${String(day).padStart(2, '0')}`,
      },
    })
  await setCost(1, '200000')
  return { ...entered, setKind, setCost }
}
type Country = 'in' | 'us' | 'uk' | 'ca'
const yearOf = { in: '2025-26', us: '2025', uk: '2025-26', ca: '2025' }
const currencyRates = { USD: 1, GBP: 0.75, CAD: 1.4 }

test.each(['in', 'us'] as const)(
  'in %s a gift that was given is gone without a gain or a loss',
  async (country) => {
    const { year, rows, setKind } = await enter()
    await setKind(14, 'gift-given')
    expect(await rows({ country }, yearOf[country])).toEqual([])
    const { totals, questions, held, rules, seals } = await year({ country }, yearOf[country])
    expect([totals.proceeds, totals.net]).toEqual(['0.00', '0.00'])
    expect(questions.map(({ kind }) => kind)).toEqual(['received'])
    // Its cost went with it: three of the four are left beside what came on the fifteenth.
    if (country === 'in') expect(held.assets).toMatchObject([{ quantity: '4', cost: { low: '150000.00' } }])
    expect(seals.every(({ holds }) => holds)).toBe(true)
    expect(rules.choices.find(({ id }) => id === 'gifts')).toMatchObject({
      certain: true,
      source: expect.any(String),
    })
  },
)

test.each(['uk', 'ca'] as const)('in %s it is a disposal at its value then', async (country) => {
  const { world, rows, year, setKind } = await enter()
  const currency = country === 'uk' ? 'GBP' : 'CAD'
  const rate = currencyRates[currency]
  world.dayRates[currency] = {
    '2025-03-31': rate,
    '2025-04-07': rate,
    '2025-04-14': rate,
    '2025-04-17': rate,
  }
  await setKind(14, 'gift-given')
  expect((await rows({ country }, yearOf[country])).map(short)[0]).toContain(
    `gift-given 1 ETH: ${(2_000 * rate).toFixed(2)} - `,
  )
  await setKind(15, 'gift-received')
  // What came as a gift costs its value then, so that nothing is asked of it.
  const { questions } = await year({ country }, yearOf[country])
  expect(questions.map(({ on }) => on)).not.toContain('2025-04-15')
})

test('a gift that was received in India is no income here, and its cost is what only the person knows', async () => {
  const { year, setKind, setCost, api } = await enter()
  await setKind(15, 'gift-received')
  const before = await year()
  expect(before.income).toEqual([])
  expect(before.questions.map(({ on, kind }) => `${on} ${kind}`)).toContain('2025-04-15 gift-received')
  // What the giver paid.
  await setCost(15, '50000')
  const after = await year()
  expect(after.questions.map(({ on }) => on)).not.toContain('2025-04-15')
  const { lots } = await api(gains.listHeldLots, {
    params: { financialYear: '2025-26' },
    querystring: { asset: '1:native' },
  })
  expect(lots.at(-1)).toMatchObject({ quantity: '1', cost: { low: '50000.00', high: '50000.00' } })
})

test.each([
  // Gone, and deducted from nothing.
  ['in', [], '0.00'],
  ['us', [], '0.00'],
  // It stays the person's own until a claim is made.
  ['uk', [], '0.00'],
  // A disposition for nothing.
  ['ca', ['lost 1 ETH: 0.00 - '], null],
] as [Country, string[], string | null][])(
  'in %s what was stolen or lost makes these rows: %s',
  async (country, expected, net) => {
    const { world, rows, year, setKind } = await enter()
    for (const currency of ['GBP', 'CAD'] as const) {
      world.dayRates[currency] = { '2025-03-31': 1, '2025-04-07': 1, '2025-04-14': 1, '2025-04-17': 1 }
    }
    await setKind(14, 'lost')
    const told = (await rows({ country }, yearOf[country])).map(short)
    expect(told).toHaveLength(expected.length)
    for (const [index, start] of expected.entries()) expect(told[index]).toContain(start)
    const { totals, rules, seals } = await year({ country }, yearOf[country])
    if (net !== null) expect(totals.net).toBe(net)
    expect(rules.choices.find(({ id }) => id === 'lost')?.source).toEqual(expect.any(String))
    expect(seals.every(({ holds }) => holds)).toBe(true)
  },
)

test('what was stolen stays in the pool of the United Kingdom with its cost', async () => {
  const { world, year, setKind } = await enter()
  world.dayRates.GBP = { '2025-03-31': 1, '2025-04-14': 1, '2025-04-17': 1, '2025-04-30': 1 }
  await setKind(14, 'lost')
  const { held } = await year({ country: 'uk' })
  expect(held.leftOut).toMatchObject([{ quantity: '1', because: 'elsewhere' }])
})

test.each([
  ['lost', 'lost'],
  ['gift-given', 'gift'],
] as const)(
  'the forms of other tools have a word for %s, and none for a gift that came',
  async (kind, word) => {
    const { file, setKind } = await enter()
    await setKind(14, kind)
    await setKind(15, 'gift-received')
    const read = async (format: 'koinly' | 'cointracker'): Promise<Record<string, string>[]> =>
      parse((await file(format)).content, { bom: true, columns: true })
    expect((await read('koinly')).map(({ Label }) => Label)).toEqual(['', word, ''])
    expect((await read('cointracker')).map(({ Tag }) => Tag)).toEqual(['', word, ''])
  },
)
