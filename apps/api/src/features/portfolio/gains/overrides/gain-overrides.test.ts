import { gains, MINUTE_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import {
  bought,
  ETHER,
  enterGains,
  first,
  gas,
  gaveAway,
  hash,
  key,
  move,
  nobody,
  pool,
  second,
  short,
  stranger,
  tokens,
} from '../../../../testing/enter-gains.ts'

const receiptOf = (day: number, part = 'in', asset = '1:native') =>
  `1:${hash(day)}:${part}:${key(first)}:${asset}:`

async function enter(movements: Parameters<typeof enterGains>[0]) {
  const person = await enterGains(movements)
  const { api } = person
  return {
    ...person,
    list: async () => (await api(gains.listGainOverrides, {})).overrides,
    setKind: (day: number, kind: 'sold' | 'repaid' | 'sent' | 'airdrop' | 'swap', note = '') =>
      api(gains.setTransactionKind, { body: { chainId: 1, transactionHash: hash(day), kind, note } }),
    setKinds: (days: readonly number[], kind: 'sold' | 'sent' | 'airdrop', note = '') =>
      api(gains.setTransactionKinds, {
        body: { transactions: days.map((day) => ({ chainId: 1, transactionHash: hash(day) })), kind, note },
      }),
    setCost: (receipt: string, amount: string, currency: string, day: string) =>
      api(gains.setReceiptCost, { body: { receipt, amount, currency: currency as 'INR', day } }),
    setOwn: (address: string) => api(gains.setOwnAddress, { body: { chainId: 1, address } }),
    undo: (id: number) => api(gains.undoGainOverride, { params: { id } }),
  }
}

test('a kind that was changed by hand counts everywhere, is listed with before, after, when and why, and undone', async () => {
  const { year, rows, file, list, setKind, undo, clock } = await enter({ [first]: [...bought, gaveAway] })
  const before = await year()
  await setKind(14, 'repaid')
  await setKind(14, 'sold', '  For a used bicycle ')
  expect(await list()).toMatchObject([
    {
      ...{ what: 'kind', chainId: 1, transactionHash: hash(14), before: 'sent', after: 'sold' },
      ...{ note: 'For a used bicycle', state: 'applied', at: new Date(clock.time).toISOString() },
    },
  ])
  // 0.25 ether at 2,000 dollars at 90 rupees are 45,000, of a cost that is not known.
  expect((await rows()).map(short).at(-1)).toBe('sold 0.25 ETH: 45000.00 - 0.00 = 45000.00')
  const after = await year()
  expect(after.totals.net).toBe('215800.00')
  expect(after.india?.taxableIncome).toBe('215800.00')
  expect(after.questions.map(({ kind }) => kind)).toEqual(['received'])
  expect(before.questions.map(({ kind }) => kind)).toEqual(['received', 'sent'])
  expect((await file('schedule-vda')).content).toContain(',45000,45000,')

  const [one] = await list()
  await undo(one?.id ?? 0)
  expect(await list()).toEqual([])
  expect((await year()).digest).toBe(before.digest)
  await expect(undo(one?.id ?? 0)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what cannot have been, is so already or is nowhere, is refused as a kind', async () => {
  const { list, setKind } = await enter({ [first]: [...bought, gaveAway, gas(15)] })
  await expect(setKind(14, 'airdrop')).rejects.toMatchObject({
    message:
      'By what moved in it, this transaction can be one of these: sent, sold, repaid, gift-given, lost, bridge, staked, spam.',
  })
  await expect(setKind(14, 'sent')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(setKind(15, 'sold')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(setKind(20, 'sold')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await list()).toEqual([])
})

/** What left for a stranger on the sixteenth, an eighth of an ether. */
const gaveMore = move(16, 'value', { amount: -(ETHER / 8n) })

test('several are said to be the same at once, and each is undone by itself', async () => {
  const { year, rows, list, setKinds, setKind, undo } = await enter({
    [first]: [...bought, gaveAway, gaveMore],
  })
  await setKind(14, 'repaid', 'A loan')
  // One of them named twice is said once; what was said before is said anew.
  await setKinds([14, 16, 16], 'sold', 'For parts of a bicycle')
  expect(await list()).toMatchObject([
    { transactionHash: hash(14), before: 'sent', after: 'sold', note: 'For parts of a bicycle' },
    { transactionHash: hash(16), before: 'sent', after: 'sold', note: 'For parts of a bicycle' },
  ])
  expect((await rows()).map(short).slice(-2)).toEqual([
    'sold 0.25 ETH: 45000.00 - 0.00 = 45000.00',
    'sold 0.125 ETH: 22500.00 - 0.00 = 22500.00',
  ])
  const [one] = await list()
  await undo(one?.id ?? 0)
  expect((await list()).map(({ transactionHash }) => transactionHash)).toEqual([hash(16)])
  expect((await year()).questions.map(({ kind }) => kind)).toEqual(['received', 'sent'])
})

test.each([
  [[14, 1], 'sold', `By what moved in it, transaction ${hash(1)} can be one of these: received, bought, `],
  [[14, 20], 'sold', `None of your wallets has transaction ${hash(20)}.`],
  [[14, 16], 'sent', `Of what you picked, transaction ${hash(14)} counts as that by what was read.`],
  [[], 'sold', 'Please pick at least one transaction.'],
] as const)('of transactions %j nothing is kept where not all can be %s', async (days, kind, message) => {
  const { list, setKinds } = await enter({ [first]: [...bought, gaveAway, gaveMore] })
  await expect(setKinds(days, kind)).rejects.toMatchObject({ message: expect.stringContaining(message) })
  expect(await list()).toEqual([])
})

test('a cost that was entered is the cost of its lots, from the day on which it was paid', async () => {
  const { year, rows, list, setCost, world } = await enter({ [first]: bought })
  const receipt = (await year()).questions[0]?.receipt ?? ''
  expect(receipt).toBe(receiptOf(1))
  // What is asked for is the cost of all that came, of which a lot is a part.
  expect((await rows())[0]?.lots).toMatchObject([{ quantity: '2', receipt, receiptQuantity: '10' }])
  // Ten ether for 300,000 rupees: 30,000 each.
  await setCost(receipt, '300000', 'INR', '2025-01-05')
  const [swap, fee] = await rows()
  expect([swap, fee].map((row) => row && short(row))).toEqual([
    'swap 2 ETH: 160000.00 - 60000.00 = 100000.00',
    'gas 0.01 ETH: 800.00 - 300.00 = 500.00',
  ])
  expect(swap).toMatchObject({
    gainRange: null,
    lots: [
      {
        ...{ acquiredOn: '2025-01-05', transactionHash: hash(1), unknownCost: false, costByHand: true },
        ...{ receipt: null, receiptQuantity: null },
      },
    ],
  })
  const told = await year()
  expect(told.questions).toEqual([])
  expect(told.totals.netRange).toBeNull()
  expect(told.seals.every(({ holds }) => holds)).toBe(true)
  // 3,000 euro at 0.75 euro and 80 rupees a dollar are 320,000 rupees.
  world.dayRates.EUR = { '2025-03-31': 0.75 }
  await setCost(receipt, '3000.00', 'EUR', '2025-03-31')
  expect((await rows()).map(short)[0]).toBe('swap 2 ETH: 160000.00 - 64000.00 = 96000.00')
  expect(await list()).toMatchObject([
    { what: 'cost', before: null, after: '3000.00', currency: 'EUR', day: '2025-03-31', symbol: 'ETH' },
  ])
  // In dollars no rate of rupees is needed: 4,000 dollars for ten.
  expect((await rows({ country: 'us' }, '2025')).map(short)[0]).toBe('swap 2 ETH: 2000.00 - 800.00 = 1200.00')
})

test.each([
  ['0', 'INR', '2025-04-01', 'Please enter a cost above 0.'],
  ['-5', 'INR', '2025-04-01', 'Please enter a cost above 0.'],
  ['1,000', 'INR', '2025-04-01', 'Please enter an amount in figures, such as 1500.50'],
  ['1', 'XYZ', '2025-04-01', 'No rates of this currency are known.'],
  ['1', 'INR', '2025-02-30', 'Please enter a day such as 2025-01-31.'],
  ['1', 'INR', '2025-04-02', 'It came on 2025-04-01: it cannot have been paid for on a later day'],
  ['1', 'EUR', '2025-01-05', 'No rate of EUR is known of 2025-01-05.'],
])(
  'a cost of %s %s on %s is refused, and what was entered before stays',
  async (amount, currency, day, error) => {
    const { rows, setCost } = await enter({ [first]: bought })
    await setCost(receiptOf(1), '300000', 'INR', '2025-01-05')
    await expect(setCost(receiptOf(1), amount, currency, day)).rejects.toMatchObject({
      ...{ code: 'BAD_REQUEST', message: expect.stringContaining(error) },
    })
    expect((await rows()).map(short)[0]).toBe('swap 2 ETH: 160000.00 - 60000.00 = 100000.00')
  },
)

test('a cost is entered where it lacks, and only there', async () => {
  const { setCost, list } = await enter({ [first]: bought })
  const given = ['1000', 'INR', '2025-04-01'] as const
  // The tokens cost what was given for them.
  const known = setCost(receiptOf(3, 'in', `1:${tokens(3, '', 1n).asset.slice(2)}`), ...given)
  await expect(known).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  for (const receipt of [receiptOf(20), `1:${hash(3)}:out:${key(first)}:1:native:`, 'nonsense']) {
    await expect(setCost(receipt, ...given)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await list()).toEqual([])
})

test('an address that is the person’s own settles all its movements at once, and what it gave beyond them is asked for', async () => {
  const { year, rows, list, setOwn, setCost, undo } = await enter({
    [first]: [
      tokens(1, 'log:1', 1_000n * ETHER, { counterparty: nobody }),
      // An ether for 1,000 tokens: 80,000 rupees.
      tokens(2, 'log:1', -(1_000n * ETHER)),
      move(2, 'internal:1', { kind: 'internal', amount: ETHER, counterparty: pool }),
      move(5, 'value', { amount: -(ETHER / 2n) }),
      // The half comes back, and a quarter that was never seen.
      move(12, 'value', { amount: (3n * ETHER) / 4n }),
      move(14, 'value', { amount: -(5n * ETHER) / 4n, counterparty: pool }),
      tokens(14, 'log:1', 2_500n * ETHER),
    ],
  })
  expect((await year()).questions.map(({ kind }) => kind)).toEqual(['sent', 'received'])
  await setOwn(stranger)
  const told = await year()
  expect(told.questions).toMatchObject([
    {
      kind: 'own-transfer',
      quantity: '0.25',
      came: true,
      receipt: receiptOf(12, `own-${stranger}`),
      kinds: [],
    },
  ])
  // 1.25 ether at 2,000 dollars at 90: 225,000 rupees, of 80,000 for the first ether.
  expect((await rows()).map(short)).toEqual([
    'swap 1000 ONE: 80000.00 - 80000.00 = 0.00',
    'swap 1.25 ETH: 225000.00 - 80000.00 = 145000.00',
  ])
  expect(told.seals.every(({ holds }) => holds)).toBe(true)
  await setCost(receiptOf(12, `own-${stranger}`), '20000', 'INR', '2025-04-12')
  expect((await rows()).map(short)[1]).toBe('swap 1.25 ETH: 225000.00 - 100000.00 = 125000.00')
  expect(await list()).toMatchObject([
    { what: 'own-address', address: key(stranger), state: 'applied', transactionHash: null },
    { what: 'cost', state: 'applied' },
  ])

  const [own] = await list()
  await undo(own?.id ?? 0)
  // What was said of the receipt stands by itself, without its subject for now.
  expect(await list()).toMatchObject([{ what: 'cost', state: 'without-effect' }])
  for (const address of [second, nobody]) {
    await expect(setOwn(address)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  }
})

test('what was said outlives a block that is replaced, and is neither lost nor doubled when the chain is read anew', async () => {
  // So near to the head that it is read again.
  const late = { ...gaveAway, block: 98_900 }
  const { world, clock, year, rows, list, setKind } = await enter({ [first]: [...bought, late] })
  const ledger = world.ledgers[key(first)]
  if (ledger?.present === undefined || ledger.present === null) throw new Error('no ledger')
  const { present } = ledger
  await setKind(14, 'sold')
  const sold = (await year()).digest

  const readAnew = async (movements: typeof ledger.movements, ether: bigint, count: number) => {
    Object.assign(ledger, { movements })
    present.balances.set('1:native', ether)
    Object.assign(present, { block: present.block + 10 })
    clock.time += 20 * MINUTE_MS
    await year()
    await expect.poll(async () => (await year()).provisional).toBe(false)
    await expect.poll(() => rows()).toHaveLength(count)
  }
  const left = present.balances.get('1:native') ?? 0n
  await readAnew(bought, left + ETHER / 4n, 3)
  expect(await list()).toMatchObject([{ after: 'sold', state: 'without-transaction' }])
  await readAnew([...bought, { ...late, block: 98_905 }], left, 4)
  expect(await list()).toMatchObject([{ after: 'sold', state: 'applied' }])
  expect((await year()).digest).toBe(sold)
})
