import { gains, spamRules, TRANSACTIONS_PAGE_SIZE, type TransactionKind } from '@pkg/api-contract'
import { expect, test } from 'vitest'
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
  second,
  tokens,
  weth,
  wrapped,
} from '../../../testing/enter-gains.ts'

const params = { financialYear: '2025-26' }
const history = {
  [first]: [
    ...bought,
    // Wrapped, bridged, an approval, a call that moves nothing, one that failed, and one to the other wallet.
    move(15, 'value', { amount: -ETHER, counterparty: weth }),
    move(15, 'log:1', { kind: 'transfer', asset: wrapped, counterparty: nobody }),
    move(16, 'value', { amount: -(2n * ETHER), counterparty: arbitrumInbox }),
    gas(17, { call: { to: weth, selector: '0x095ea7b3', topics: [] } }),
    gas(18, { call: { to: weth, selector: '0x5c19a95c', topics: [] } }),
    gas(19, { failed: true }),
    move(20, 'value', { amount: -ETHER, counterparty: second }),
  ],
  [second]: [
    move(20, 'value', { amount: ETHER, counterparty: first }),
    move(21, 'log:1', { kind: 'transfer', asset: dropped, counterparty: nobody }),
  ],
}

const enter = async () => {
  const entered = await enterGains(history)
  const list = (querystring: { kind?: TransactionKind; page?: string; country?: 'us' } = {}, of = params) =>
    entered.api(gains.listGainTransactions, { params: of, querystring })
  return { ...entered, list }
}

test('each transaction of a year says what it was, by which rule, and what it moved, those that no row is made of too', async () => {
  const { list, year } = await enter()
  const { transactions, count, pages, kinds, digest } = await list()
  expect(transactions.map(({ on, kind, rule }) => `${on} ${kind} ${rule}`)).toEqual([
    '2025-04-01 received arrived',
    '2025-04-03 swap exchange',
    '2025-04-12 swap exchange',
    '2025-04-15 wrap wrap',
    '2025-04-16 bridge bridge',
    '2025-04-17 approval approval-called',
    '2025-04-18 call moves-nothing',
    '2025-04-19 failed failed',
    '2025-04-20 own-transfer own-wallets',
    '2025-04-21 airdrop minted-unasked',
  ])
  expect([count, pages, digest]).toEqual([10, 1, (await year()).digest])
  expect(kinds[0]).toEqual({ kind: 'swap', count: 2 })
  expect(kinds.reduce((sum, each) => sum + each.count, 0)).toBe(10)
  expect(transactions[1]).toMatchObject({
    ...{ transactionHash: hash(3), explorerUrl: `https://etherscan.io/tx/${hash(3)}`, readAs: 'swap' },
    ...{ reason: 'One thing went out and another came in within the same transaction.', certain: true },
    moves: [
      // 2,000 dollars at 80 rupees, and ten of a fee.
      {
        ...{ way: 'out', symbol: 'ETH', quantity: '2', usdValue: '2000.000000', wallet: key(first) },
        value: '160000.00',
      },
      { way: 'in', symbol: 'ONE', quantity: '2000', usdValue: '2000.000000', value: '160000.00' },
      { way: 'fee', symbol: 'ETH', quantity: '0.01', counterparty: null, value: '800.00' },
    ],
    rate: { value: '80', setOn: '2025-03-31' },
  })
  expect(transactions[4]).toMatchObject({ certain: false, kinds: expect.arrayContaining(['sent', 'sold']) })
  expect(transactions[8]).toMatchObject({
    moves: [{ way: 'between', wallet: key(first), counterparty: key(second), quantity: '1' }],
    kinds: ['sent', 'sold'],
  })
})

test('one that makes no row can be said to have been something else: the year counts it, and what was read stays told', async () => {
  const { api, list, rows } = await enter()
  const gaveUp = async () => (await rows()).map(({ kind, quantity, proceeds }) => [kind, quantity, proceeds])
  expect(await gaveUp()).not.toContainEqual(['sold', '2', '360000.00'])
  await api(gains.setTransactionKind, {
    body: { chainId: 1, transactionHash: hash(16), kind: 'sold', note: 'It was an exchange.' },
  })
  // 2 ether at 2,000 dollars at 90 rupees.
  expect(await gaveUp()).toContainEqual(['sold', '2', '360000.00'])
  const { transactions } = await list({ kind: 'sold' })
  expect(transactions).toMatchObject([
    { kind: 'sold', readAs: 'bridge', rule: 'bridge', kinds: expect.arrayContaining(['bridge']) },
  ])
})

test('those of one kind are asked for alone; what is hidden as spam is counted, and told only when asked for', async () => {
  const { api, list } = await enter()
  await api(spamRules.setSpamVerdict, {
    body: { chainId: 1, asset: dropped.slice(2) as `0x${string}`, verdict: 'hide' },
  })
  const all = await list()
  expect(all.transactions.map(({ kind }) => kind)).not.toContain('spam')
  expect(all.kinds).toContainEqual({ kind: 'spam', count: 1 })
  const spam = await list({ kind: 'spam' })
  // Of what is hidden nothing is told but that it is.
  expect(spam.transactions).toMatchObject([{ on: '2025-04-21', kind: 'spam', moves: [] }])
  expect(JSON.stringify(spam)).not.toContain('DROP')
})

test('a page holds so many, days are those of the country, and a kind that is none is refused', async () => {
  const many = Array.from({ length: TRANSACTIONS_PAGE_SIZE + 3 }, (_, index) =>
    tokens(2, `log:${index}`, ETHER, { id: `${hash(1_000 + index)}:log:1`, block: 2_000 + index }),
  )
  const { api } = await enterGains({ [first]: many })
  const ask = (page: string, of: { financialYear: string }, country: 'in' | 'us') =>
    api(gains.listGainTransactions, { params: of, querystring: { page, country } })
  const second = await ask('2', params, 'in')
  expect([second.count, second.pages, second.transactions.length]).toEqual([TRANSACTIONS_PAGE_SIZE + 3, 2, 3])
  expect((await ask('9', params, 'in')).transactions).toEqual([])
  // 04:30 in UTC is the evening before in New York, where the year is that of the calendar.
  expect((await ask('1', { financialYear: '2025' }, 'us')).transactions[0]?.on).toBe('2025-04-02')
  const wrong = api(gains.listGainTransactions, {
    params,
    querystring: { kind: 'gas' as TransactionKind },
  })
  await expect(wrong).rejects.toMatchObject({ status: 400 })
})
