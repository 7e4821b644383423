import { gains, spamRules, type TransactionKind } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import {
  dropped,
  ETHER,
  enterGains,
  first,
  gas,
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

const params = { financialYear: '2025-26' }

async function enter(movements: Parameters<typeof enterGains>[0]) {
  const entered = await enterGains(movements)
  const { api } = entered
  const list = (kind?: TransactionKind) =>
    api(gains.listGainTransactions, { params, querystring: kind === undefined ? {} : { kind } })
  const setKind = (day: number, kind: TransactionKind) =>
    api(gains.setTransactionKind, { body: { chainId: 1, transactionHash: hash(day), kind, note: 'My word' } })
  const overrides = async () => (await api(gains.listGainOverrides, {})).overrides
  return { ...entered, list, setKind, overrides }
}

test('what was taken for spam can be said to be what it was, alone, and be spam again', async () => {
  const drop = (day: number) => move(day, 'log:1', { kind: 'transfer', asset: dropped, counterparty: nobody })
  const { api, list, setKind, overrides, year } = await enter({ [first]: [drop(13), drop(14)] })
  await api(spamRules.setSpamVerdict, {
    body: { chainId: 1, asset: dropped.slice(2) as `0x${string}`, verdict: 'hide' },
  })
  const spam = await list('spam')
  expect(spam.transactions.map(({ on, kinds }) => [on, kinds.includes('airdrop')])).toEqual([
    ['2025-04-13', true],
    ['2025-04-14', true],
  ])
  await setKind(13, 'airdrop')
  const told = await year()
  expect(told.income).toMatchObject([
    { receivedOn: '2025-04-13', kind: 'airdrop', quantity: '1', value: null },
  ])
  expect(told.spamTransactions).toBe(1)
  expect((await list('airdrop')).transactions).toMatchObject([{ readAs: 'spam', rule: 'hidden' }])
  const [said] = await overrides()
  expect(said).toMatchObject({ before: 'spam', after: 'airdrop', note: 'My word', state: 'applied' })
  await api(gains.undoGainOverride, { params: { id: String(said?.id) } })
  expect((await year()).spamTransactions).toBe(2)
})

test('a transaction can be said to be spam: in no income, gain or question, counted, and what it was again once undone', async () => {
  const { api, list, setKind, overrides, year, rows, file } = await enter({
    [first]: [
      tokens(12, 'log:1', 3n * ETHER, { asset: dropped, counterparty: nobody }),
      tokens(13, 'log:1', 2n * ETHER, { asset: dropped, counterparty: stranger }),
      tokens(14, 'log:1', -ETHER, { asset: dropped, counterparty: stranger }),
      tokens(15, 'log:1', -ETHER, { asset: dropped, counterparty: pool }),
      move(15, 'internal:1', { kind: 'internal', amount: ETHER / 2_000n, counterparty: pool }),
    ],
  })
  const before = await year()
  expect(before.income).toMatchObject([{ kind: 'airdrop', quantity: '3', value: '270.00' }])
  expect(before.questions.map(({ kind }) => kind)).toEqual(['received', 'sent'])
  expect(await rows()).toHaveLength(2)
  for (const day of [12, 13, 14]) await setKind(day, 'spam')
  const told = await year()
  expect([told.income, told.questions, told.spamTransactions]).toEqual([[], [], 3])
  // What was sold afterwards cost nothing: a dollar at 90 for one of the drops.
  expect((await rows()).map(short)).toEqual(['swap 1 DROP: 90.00 - 0.00 = 90.00'])
  // The units came and went all the same.
  expect(told.seals.filter(({ asset }) => asset === dropped.slice(2))).toMatchObject([
    { counted: '3', holds: true },
  ])
  expect((await list()).transactions.map(({ kind }) => kind)).toEqual(['swap'])
  expect((await list('spam')).transactions.map(({ readAs }) => readAs)).toEqual([
    'airdrop',
    'received',
    'sent',
  ])
  expect(await overrides()).toMatchObject(
    ['airdrop', 'received', 'sent'].map((was) => ({ before: was, after: 'spam', state: 'applied' })),
  )
  for (const format of ['koinly', 'cointracker'] as const) {
    expect((await file(format)).content.trim().split('\n')).toHaveLength(2)
  }
  for (const { id } of await overrides()) await api(gains.undoGainOverride, { params: { id: String(id) } })
  const after = await year()
  expect([after.digest, after.totals]).toEqual([before.digest, before.totals])
})

test('what gave something up for something else can only be hidden by its token, and says so', async () => {
  const { list, setKind } = await enter({
    [first]: [
      move(1, 'value', { amount: ETHER }),
      move(13, 'value', { amount: -ETHER, counterparty: pool }),
      tokens(13, 'log:1', 2_000n * ETHER),
    ],
  })
  const [, swap] = (await list()).transactions
  expect(swap).toMatchObject({ kind: 'swap', kinds: expect.not.arrayContaining(['spam']) })
  await expect(setKind(13, 'spam')).rejects.toThrow(/can be one of these: /)
})

test('a move between two of the wallets can be said to be a sale from one to the other', async () => {
  const { api, list, setKind, year, rows } = await enter({
    [first]: [
      move(1, 'value', { amount: 4n * ETHER }),
      move(13, 'value', { amount: -ETHER, counterparty: second }),
    ],
    [second]: [move(13, 'value', { amount: ETHER, counterparty: first })],
  })
  const receipt = `1:${hash(1)}:in:${key(first)}:1:native:`
  await api(gains.setReceiptCost, { body: { receipt, amount: '320000', currency: 'INR', day: '2025-04-01' } })
  expect(await rows()).toEqual([])
  const moved = (await list('own-transfer')).transactions
  expect(moved.map(({ kinds }) => kinds)).toEqual([['sent', 'sold']])
  await setKind(13, 'sold')
  // 2,000 dollars at 90, of a cost of 80,000; the other wallet has it at what it was given for.
  expect((await rows()).map(short)).toEqual(['sold 1 ETH: 180000.00 - 80000.00 = 100000.00'])
  const { seals, held } = await year()
  expect(seals.every(({ holds }) => holds)).toBe(true)
  // 3 of the four at 80,000 each, and one at 1,80,000.
  expect(held.assets).toMatchObject([{ quantity: '4', cost: { low: '420000.00', high: '420000.00' } }])
})

test('of what moved nothing, or only to the wallet itself, there is nothing to say but what the call was', async () => {
  const { list, setKind } = await enter({
    [first]: [
      move(1, 'value', { amount: ETHER }),
      gas(15),
      tokens(16, 'log:1', 0n, { counterparty: key(first) }),
      gas(16),
      gas(17, { failed: true }),
    ],
  })
  const { transactions } = await list()
  expect(transactions.slice(1).map(({ kind, kinds }) => [kind, kinds])).toEqual([
    ['approval', ['approval', 'call']],
    ['own-transfer', []],
    ['failed', []],
  ])
  await setKind(15, 'call')
  expect((await list('call')).transactions).toMatchObject([{ readAs: 'approval' }])
})
