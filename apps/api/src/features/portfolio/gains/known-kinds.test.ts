import { type AssetId, usualReadings } from '@pkg/api-contract'
import { findChain } from '@pkg/chains'
import { expect, test } from 'vitest'
import { classify } from './classify.ts'
import { computeYear } from './compute-year.ts'
import { DEPOSIT_CONTRACT } from './known-contracts.ts'
import { taxCountries } from './tax-country.ts'
import { noEvents, toBooks } from './to-books.ts'
import type { Leg, Transaction } from './transaction.ts'

const wallet = '0xaa'
const own = new Set([wallet])
const ETHER = 10n ** 18n
const inbox = '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f'
const steth: AssetId = '1:0xae7ab96520de3a18e5e111b5eaab095312d7fe84'
const manager: AssetId = '1:0xc36442b4a4522e871399cd717abdd847ab11fe88'
const nobody = `0x${'0'.repeat(40)}`

/** A thousand dollars for each whole unit, one for each of a dollar token. */
const dollars: readonly AssetId[] = ['1:0x01', '42161:0x02']
const leg = (
  asset: AssetId,
  amount: bigint,
  counterparty: string | null,
  kind: Leg['kind'] = 'native',
): Leg => ({
  ...{ wallet, asset, amount, counterparty, kind },
  tokenId: kind === 'nft' ? '7' : null,
  micros:
    kind === 'nft'
      ? null
      : ((amount < 0n ? -amount : amount) * (dollars.includes(asset) ? 1_000_000n : 1_000_000_000n)) / ETHER,
  valuedAt: 'hour',
  ...{ hidden: false, debt: false, failed: false },
})
const transaction = (day: number, legs: Leg[], hash = `0x${day}`): Transaction => ({
  ...{ hash, block: day, at: Date.UTC(2025, 4, day), legs },
  chainId: Number(legs[0]?.asset.split(':')[0]),
})
const bought = transaction(1, [
  leg('1:native', 64n * ETHER, '0xe1'),
  leg('1:0x01', -64_000n * ETHER, '0xe1', 'token'),
])

const kindOf = (legs: Leg[], hash?: string) => {
  const { kind, rule, reason } = classify(transaction(2, legs, hash), own)
  return { kind, rule, reason }
}

const compute = (list: readonly Transaction[]) =>
  computeYear(
    list.map((one) => classify(one, own)),
    {
      ...{ country: 'us', method: 'fifo', financialYear: '2025' },
      rules: { ...taxCountries.us, scope: 'all', timeZone: 'UTC' },
      ...{
        otherIncome: undefined,
        regime: 'new',
        readings: usualReadings,
        earlier: [],
        span: { from: '2025-01-01', to: '2025-12-31' },
      },
      nameAsset: () => ({ symbol: null, name: null }),
    },
    { decimalsOf: () => 18, rateOn: (day) => ({ value: 1, setOn: day }) },
    (row) => row,
  )

test.each<[string, Leg[], string | undefined, object]>([
  [
    'to the inbox of Arbitrum',
    [leg('1:native', -ETHER, inbox)],
    undefined,
    { kind: 'bridge', rule: 'bridge', reason: `Its other end is the bridge of ${findChain(42161)?.name}.` },
  ],
  ['to the same address elsewhere', [leg('137:native', -ETHER, inbox)], undefined, { kind: 'sent' }],
  [
    'a coin without a sender on a chain of deposits',
    [leg('10:native', ETHER, null)],
    undefined,
    { kind: 'bridge', rule: 'brought-over' },
  ],
  ['a coin without a sender elsewhere', [leg('56:native', ETHER, null)], undefined, { kind: 'received' }],
  [
    'to the contract of stakes',
    [leg('1:native', -32n * ETHER, DEPOSIT_CONTRACT)],
    undefined,
    { kind: 'staked', rule: 'stake-put-in' },
  ],
  [
    'a payment to a validator',
    [leg('1:native', ETHER / 50n, null)],
    'withdrawal-9',
    { kind: 'reward', rule: 'validator-reward' },
  ],
  [
    'a stake that is paid out',
    [leg('1:native', 32n * ETHER, null)],
    'withdrawal-9',
    { kind: 'unstaked', rule: 'stake-paid-out' },
  ],
  [
    'staked with Lido',
    [leg('1:native', -ETHER, steth.slice(2)), leg(steth, ETHER, nobody, 'token')],
    undefined,
    { kind: 'swap', rule: 'liquid-staking', reason: expect.stringContaining('Staked with Lido') },
  ],
  [
    'a position opened',
    [leg('1:native', -ETHER, '0xe1'), leg(manager, 1n, nobody, 'nft')],
    undefined,
    { kind: 'liquidity-in', rule: 'position-opened', reason: expect.stringContaining('Uniswap v3') },
  ],
  [
    'a position closed',
    [leg('1:native', ETHER, '0xe1'), leg(manager, -1n, nobody, 'nft')],
    undefined,
    { kind: 'liquidity-out', rule: 'position-closed' },
  ],
])('%s', (_, legs, hash, expected) => {
  expect(kindOf(legs, hash)).toMatchObject(expected)
})

const l2Bridge = '0x4200000000000000000000000000000000000010'
const topicOf = {
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  rewardPaid: '0xe2403640ba68fed3a2f88b7557551d1993f84b99bb10ff833f0cf8db0c5e0486',
}
const paid = leg('1:native', -(ETHER / 1_000n), null, 'gas')
const got = leg('1:0x05', ETHER, '0xe1', 'token')
const gone = leg('1:0x05', -ETHER, '0xe1', 'token')
const share = leg('1:0x06', ETHER, nobody, 'token')

// The first bytes as explorers show them, not as our table computes them.
test.each<[string, Leg[], Partial<NonNullable<Transaction['call']>>, object]>([
  ['an approval', [paid], { selector: '0x095ea7b3' }, { kind: 'approval', rule: 'approval-called' }],
  ['an approval of all pieces', [paid], { selector: '0xa22cb465' }, { rule: 'approval-called' }],
  ['one through Permit2', [paid], { selector: '0x87517c45' }, { rule: 'approval-called' }],
  [
    'one by its log alone',
    [paid],
    { selector: '0x12345678', topics: [topicOf.approval] },
    { kind: 'approval', rule: 'approval-called', reason: expect.stringContaining('Approval') },
  ],
  [
    'an unknown call that moves nothing',
    [paid],
    { selector: '0x12345678', topics: [topicOf.approval, topicOf.rewardPaid] },
    { kind: 'call', rule: 'moves-nothing', reason: 'Nothing moved but its fee: a call that moves nothing.' },
  ],
  [
    'a delegation of votes',
    [paid],
    { to: '0xe1', selector: '0x5c19a95c' },
    { kind: 'call', rule: 'moves-nothing' },
  ],
  ['a contract that was made', [paid], { to: null, selector: '0x60806040' }, { rule: 'contract-made' }],
  [
    'a token that a contract moves from the wallet to itself',
    [{ ...paid, kind: 'token', asset: '1:0xa1', amount: 0n, counterparty: wallet }],
    { to: '0xe1', selector: '0x23b872dd' },
    { kind: 'own-transfer', rule: 'token-to-itself' },
  ],
  ['a payment to the wallet itself', [paid], { to: wallet }, { kind: 'own-transfer', rule: 'to-itself' }],
  ['a payment of nothing to a stranger', [paid], { to: '0xe1' }, { kind: 'call', rule: 'moves-nothing' }],
  [
    'a token sent to the wallet itself',
    [paid],
    { selector: '0xa9059cbb' },
    { kind: 'own-transfer', rule: 'transfer-moves-nothing' },
  ],
  [
    'a drop that was claimed',
    [paid, got],
    { selector: '0x2e7ba6ef' },
    { kind: 'airdrop', rule: 'drop-claimed' },
  ],
  ['a reward', [paid, got], { selector: '0x3d18b912' }, { kind: 'reward', rule: 'reward-claimed' }],
  [
    'a reward by its log',
    [paid, got],
    { selector: '0x12345678', topics: [topicOf.transfer, topicOf.rewardPaid] },
    { kind: 'reward', rule: 'reward-claimed' },
  ],
  [
    'something paid out by an unknown call',
    [paid, got],
    { selector: '0x12345678' },
    { kind: 'unknown', rule: 'paid-out' },
  ],
  ['a mint', [paid, share], { selector: '0xa0712d68' }, { kind: 'mint', rule: 'mint-called' }],
  [
    'liquidity of one asset',
    [paid, gone, share],
    { selector: '0x0b4c7e4d' },
    { kind: 'liquidity-in', rule: 'liquidity-added', reason: expect.stringContaining('add_liquidity()') },
  ],
  [
    'liquidity taken back as one asset',
    [paid, got, leg('1:0x06', -ETHER, '0xe9', 'token')],
    { selector: '0x1a4d01d2' },
    { kind: 'liquidity-out', rule: 'liquidity-removed' },
  ],
  ['a stake', [paid, gone], { selector: '0xe2bbb158' }, { kind: 'staked', rule: 'stake-called' }],
  [
    'a stake taken back',
    [paid, got],
    { selector: '0x441a3e70' },
    { kind: 'unstaked', rule: 'unstake-called' },
  ],
  ['what went away by an unknown call', [paid, gone], { selector: '0x12345678' }, { kind: 'sent' }],
  [
    'a token burnt by the bridge of an OP chain',
    [leg('10:native', -1n, null, 'gas'), leg('10:0x05', -ETHER, nobody, 'token')],
    { to: l2Bridge, selector: '0x32b7006d' },
    {
      kind: 'bridge',
      rule: 'bridge-called',
      reason: expect.stringContaining(`the bridge of ${findChain(10)?.name}`),
    },
  ],
  [
    'the same to a contract of that address elsewhere',
    [leg('137:native', -1n, null, 'gas'), leg('137:0x05', -ETHER, nobody, 'token')],
    { to: l2Bridge, selector: '0x32b7006d' },
    { kind: 'sent' },
  ],
])('%s is told by what was called', (_, legs, call, expected) => {
  const called = { to: '0xe1', selector: null, topics: [], ...call }
  expect(classify({ ...transaction(2, legs), call: called }, own)).toMatchObject(expected)
})

test('a stake by call data keeps cost and date until it comes back, and more than went is asked for', () => {
  const call = (selector: string) => ({ to: '0xe1', selector, topics: [] })
  const { rows, year } = compute([
    transaction(1, [
      leg('1:0x05', 10n * ETHER, '0xe1', 'token'),
      leg('1:0x01', -10_000n * ETHER, '0xe1', 'token'),
    ]),
    { ...transaction(2, [leg('1:0x05', -4n * ETHER, '0xe2', 'token')]), call: call('0xa694fc3a') },
    { ...transaction(3, [leg('1:0x05', 5n * ETHER, '0xe2', 'token')]), call: call('0x2e17de78') },
    transaction(4, [
      leg('1:0x05', -10n * ETHER, '0xe1', 'token'),
      leg('1:0x01', 12_000n * ETHER, '0xe1', 'token'),
    ]),
  ])
  // Ten cost ten thousand dollars, all the same lot; the one that was never put in has an unknown cost and comes last.
  expect(rows.map(({ kind, quantity, cost, lots }) => [kind, quantity, cost, lots.length])).toEqual([
    ['swap', '10000', '0.00', 1],
    ['swap', '10', '10000.00', 1],
  ])
  expect(year.questions.map(({ kind, quantity, came }) => [kind, quantity, came])).toEqual([
    ['unstaked', '1', true],
  ])
})

test('what goes over a bridge takes cost and date along to the other chain, and more than went is asked for', () => {
  const { rows, year, counted } = compute([
    bought,
    transaction(2, [leg('1:native', -3n * ETHER, inbox)]),
    transaction(3, [leg('42161:native', 2n * ETHER, null)]),
    transaction(4, [
      leg('42161:native', -2n * ETHER, '0xe1'),
      leg('42161:0x02', 2_500n * ETHER, '0xe1', 'token'),
    ]),
    transaction(5, [leg('42161:native', 4n * ETHER, null)]),
  ])
  const sold = rows.find(({ chainId }) => chainId === 42161)
  expect(sold).toMatchObject({
    ...{ asset: 'native', quantity: '2', proceeds: '2000.00', cost: '2000.00', gainRange: null },
    explorerUrl: expect.stringContaining('arbi'),
    // It came on Ethereum, and its transaction is looked up there.
    lots: [{ transactionHash: '0x1', explorerUrl: 'https://etherscan.io/tx/0x1', acquiredOn: '2025-05-01' }],
  })
  expect(year.questions).toMatchObject([{ kind: 'bridge', chainId: 42161, quantity: '3', came: true }])
  expect(Object.fromEntries(counted)).toMatchObject({
    [`1:native ${wallet}`]: 61n * ETHER,
    [`1:native ${wallet}@42161`]: 4n * ETHER,
    '1:native bridge': 0n,
  })
})

test('a stake that comes back is no gain and no loss, and what it earned is income', () => {
  const { rows, year } = compute([
    bought,
    transaction(2, [leg('1:native', -32n * ETHER, DEPOSIT_CONTRACT)]),
    transaction(3, [leg('1:native', ETHER / 100n, null)], 'withdrawal-1'),
    transaction(4, [leg('1:native', 32n * ETHER + ETHER / 2n, null)], 'withdrawal-2'),
  ])
  expect(rows.map(({ kind }) => kind)).toEqual(['swap'])
  expect(year.income.map(({ kind, quantity, value }) => [kind, quantity, value])).toEqual([
    ['reward', '0.01', '10.00'],
    ['unstaked', '0.5', '500.00'],
  ])
  expect(year.questions).toEqual([])
})

test('tokens of two chains are two assets, though their contracts have one address', () => {
  const { books } = toBooks(
    [
      classify(transaction(1, [leg('1:0x01', ETHER, '0xe1', 'token')]), own),
      classify(transaction(2, [leg('137:0x01', ETHER, '0xe1', 'token')]), own),
    ],
    { takeEvents: noEvents, decimalsOf: () => 18, rateOn: () => null, timeZone: 'UTC' },
  )
  expect(books.map(({ asset, entries }) => [asset, entries.size])).toEqual([
    ['1:0x01', 1],
    ['137:0x01', 1],
  ])
})
