import { expect, onTestFinished, test } from 'vitest'
import type { MovementList } from '../../ports/movements.ts'
import { createStub, type Stub } from '../../testing/create-stub.ts'
import { filled, knownChain, openProvider } from '../../testing/open-provider.ts'
import { blockscout } from './blockscout.ts'

const wallet = `0x${'aa'.repeat(20)}` as const
const friend = `0x${'bb'.repeat(20)}`
const hash = `0x${'12'.repeat(32)}`

const transaction = (fields: object) => ({
  ...{ hash, block_number: 5, timestamp: '2026-01-01T00:00:00Z', status: 'ok', type: 2 },
  ...{ from: { hash: wallet }, to: { hash: friend }, value: '9', fee: { value: '4' }, l1_fee: '1' },
  ...fields,
})

/** Lists the movements of a chain whose index has these rows, by the last part of the path. */
async function list(
  chainId: number,
  rows: Record<string, object[]>,
): Promise<{ list: MovementList; stub: Stub }> {
  const stub = await createStub(({ path, query }) => {
    const isOfPieces = query.get('type')?.includes('ERC-721') === true
    const items = isOfPieces ? [] : rows[path.split('/').at(-1) ?? '']
    return items === undefined && path.endsWith('withdrawals')
      ? { status: 404, body: { message: 'Not found' } }
      : { body: { items: items ?? [], next_page_params: null } }
  })
  const opened = openProvider(
    blockscout,
    { BLOCKSCOUT_URL: `${stub.url}/{chainId}/api/v2` },
    undefined,
    knownChain(chainId),
  )
  onTestFinished(stub.close)
  onTestFinished(opened.close)
  return { list: await filled(opened.ports.movements).listMovements(wallet), stub }
}
const shortOf = ({ movements }: MovementList) =>
  movements.map(({ id, amount, incomplete = false }) => [id.slice(id.indexOf(':')), amount, incomplete])

test('withdrawals of the beacon chain are credits where a chain has them, each under a name of its own', async () => {
  const row = { index: 7, block_number: 5, timestamp: '2026-01-01T00:00:00Z', amount: '32000000000000000001' }
  const { list: ethereum } = await list(1, { withdrawals: [row] })
  expect(ethereum.movements).toMatchObject([
    {
      id: 'withdrawal-7:credit',
      asset: '1:native',
      amount: 32_000_000_000_000_000_001n,
      credit: 'withdrawals',
    },
  ])
  // On Gnosis they are paid in another token, and its transfers tell them.
  const { list: gnosis, stub } = await list(100, { withdrawals: [row] })
  expect(gnosis.movements).toEqual([])
  expect(stub.asked.filter((path) => path.includes('withdrawals'))).toEqual([])
})

test('an instance without a list of withdrawals tells everything else', async () => {
  const { list: found } = await list(1, { transactions: [transaction({})] })
  expect(shortOf(found)).toEqual([
    [':gas', -4n, false],
    [':value', -9n, false],
  ])
})

test.each([
  ['a fee whose part for Ethereum’s data is there', 10, {}, [[':gas', -4n, false]]],
  ['one without that part', 10, { l1_fee: null }, [[':gas', -4n, true]]],
  [
    'one that Scroll tells in its own place',
    534_352,
    { l1_fee: undefined, scroll: { l1_fee: '1' } },
    [[':gas', -4n, false]],
  ],
  ['one that nobody tells', 1, { fee: { value: null } }, [[':gas', 0n, true]]],
  ['one in another token', 42_220, { celo: { gas_token: { symbol: 'cUSD' } } }, [[':gas', 0n, true]]],
  ['one that an account of another kind may have paid', 324, { type: 113 }, [[':gas', 0n, true]]],
  ['a message of Ethereum on ZKsync', 324, { type: 255 }, []],
  ['a message of Ethereum on Scroll', 534_352, { type: 126, scroll: { l1_fee: null } }, []],
  ['a transaction of the chain itself, at no price', 56, { type: 0, fee: { value: '0' } }, []],
  ['a plain one on Celo, where gas is CELO', 42_220, { celo: { gas_token: null } }, [[':gas', -4n, false]]],
  ['a deposit', 8453, { type: 126, fee: { value: '0' } }, []],
  ['ether bridged to Arbitrum', 42_161, { type: 100 }, []],
  ['a message that was paid for before', 42_161, { type: 104 }, []],
  ['a message as it arrives', 42_161, { type: 105 }, [[':gas', 0n, true]]],
])('%s on chain %i', async (_, chainId, fields, expected) => {
  const { list: found } = await list(chainId, { transactions: [transaction({ value: '0', ...fields })] })
  expect(shortOf(found)).toEqual(expected)
})

test('the fee of a transaction tells what was called, and nothing where the index does not', async () => {
  const raw_input = `0x095EA7B3${'0'.repeat(128)}`
  const rows = [
    transaction({ raw_input, to: { hash: friend } }),
    transaction({ raw_input: '0x', hash: `0x${'34'.repeat(32)}` }),
    transaction({ hash: `0x${'56'.repeat(32)}` }),
    transaction({ raw_input, hash: `0x${'78'.repeat(32)}`, from: { hash: friend }, to: { hash: wallet } }),
  ]
  const { list: found } = await list(1, { transactions: rows })
  expect(found.movements.map(({ kind, call }) => [kind, call])).toEqual([
    ['gas', { to: friend, selector: '0x095ea7b3', topics: [] }],
    ['native', undefined],
    ['gas', { to: friend, selector: null, topics: [] }],
    ['native', undefined],
    ['gas', undefined],
    ['native', undefined],
    ['native', undefined],
  ])
})

test('a deposit of the wallet is named, since no row tells what it brought', async () => {
  const deposit = transaction({ type: 126, fee: { value: '0' } })
  const { list: base } = await list(8453, { transactions: [deposit] })
  expect(base.deposits).toEqual([{ hash, block: 5, at: Date.UTC(2026, 0, 1) }])
  const { list: other } = await list(8453, {
    transactions: [transaction({ ...deposit, from: { hash: friend } })],
  })
  expect(other).not.toHaveProperty('deposits')
})

test('ether bridged to Arbitrum is taken from nobody', async () => {
  const bridged = { type: 100, fee: { value: '0' } }
  expect(shortOf((await list(42_161, { transactions: [transaction(bridged)] })).list)).toEqual([])
  const received = transaction({ ...bridged, from: { hash: friend }, to: { hash: wallet } })
  expect(shortOf((await list(42_161, { transactions: [received] })).list)).toEqual([[':value', 9n, false]])
})

test('what a message of Ethereum sends on ZKsync was brought by the chain, and is taken from nobody', async () => {
  const message = { type: 255, fee: { value: '4' } }
  expect(shortOf((await list(324, { transactions: [transaction(message)] })).list)).toEqual([])
  const received = transaction({ ...message, from: { hash: friend }, to: { hash: wallet } })
  expect(shortOf((await list(324, { transactions: [received] })).list)).toEqual([[':value', 9n, false]])
})

test('what waits, what failed and what an index of each chain leaves out is summed nowhere', async () => {
  const rows = [
    transaction({ block_number: null, timestamp: null, status: null, fee: { type: 'maximum', value: '7' } }),
    transaction({
      hash: `0x${'34'.repeat(32)}`,
      status: 'error',
      raw_input: '0x',
      to: null,
      created_contract: null,
    }),
    transaction({
      hash: `0x${'56'.repeat(32)}`,
      value: '0',
      to: null,
      created_contract: { hash: friend },
      raw_input: null,
    }),
  ]
  const internals = ['delegatecall', 'staticcall'].map((type, index) => ({
    ...{
      transaction_hash: hash,
      index: index + 1,
      block_number: 5,
      timestamp: '2026-01-01T00:00:00.000000Z',
      type,
    },
    ...{ success: true, error: null, from: { hash: friend }, to: { hash: wallet }, value: '9' },
  }))
  for (const chainId of [59_144, 42_220, 534_352, 324, 100]) {
    const { list: found } = await list(chainId, { transactions: rows, 'internal-transactions': internals })
    expect(shortOf(found)).toEqual([
      [':gas', -4n, false],
      [':gas', -4n, false],
    ])
  }
})

test('rows that the index of Celo makes of what moved without a log repeat it, and are none', async () => {
  const { movingFace } = knownChain(42_220)
  const row = (log_index: number, value: string) => ({
    ...{ transaction_hash: hash, log_index, block_number: 5, timestamp: '2026-01-01T00:00:00Z' },
    ...{ from: { hash: friend }, to: { hash: wallet }, total: { value, decimals: '18' } },
    token: { address_hash: movingFace, symbol: 'CELO', name: 'Celo', decimals: '18', type: 'ERC-20' },
  })
  // Of a transaction by its place in the block, times 20,000, and of a call within by the place of that.
  const transfers = [row(-20_000, '9'), row(-20_003, '2'), row(4, '7')]
  const received = transaction({ from: { hash: friend }, to: { hash: wallet } })
  const { list: found } = await list(42_220, { transactions: [received], 'token-transfers': transfers })
  expect(found.movements.map(({ id, asset, amount }) => [id, asset, amount])).toEqual([
    [`${hash}:value`, '42220:native', 9n],
    [`${hash}:log:4`, `42220:${movingFace}`, 7n],
  ])
})

test('a row whose token or amount the index does not know yet takes none of the others away', async () => {
  const row = (log_index: number, fields: object) => ({
    ...{ transaction_hash: hash, log_index, block_number: 5, timestamp: '2026-01-01T00:00:00Z' },
    ...{ from: { hash: friend }, to: { hash: wallet }, total: { value: '3', decimals: null } },
    token: {
      address_hash: friend,
      symbol: null,
      name: null,
      decimals: null,
      type: 'ERC-20',
      exchange_rate: null,
    },
    ...fields,
  })
  const transfers = [
    row(1, { token: null }),
    row(2, { total: null }),
    row(3, { total: { value: null, decimals: null } }),
    row(4, {}),
  ]
  const { list: found } = await list(59_144, { 'token-transfers': transfers })
  expect(found.movements.map(({ id, amount }) => [id, amount])).toEqual([[`${hash}:log:4`, 3n]])
})

test('the next page is our own question with the place to go on from, each part once', async () => {
  const transfer = {
    ...{ transaction_hash: hash, log_index: 1, block_number: 5, timestamp: '2026-01-01T00:00:00Z' },
    ...{ from: { hash: friend }, to: { hash: wallet }, total: { value: '1', decimals: '0' } },
    token: {
      address_hash: friend,
      symbol: 'TOK',
      name: null,
      decimals: '0',
      type: 'ERC-20',
      exchange_rate: null,
    },
  }
  const stub = await createStub(({ path, query }) => {
    if (!path.endsWith('token-transfers') || query.get('type') !== 'ERC-20') {
      return path.endsWith('withdrawals') ? undefined : { body: { items: [], next_page_params: null } }
    }
    // Some instances repeat the question, and none promises to.
    const next = query.has('index') ? null : { index: 4, block_number: 5, type: 'ERC-20' }
    return {
      body: { items: [{ ...transfer, log_index: query.has('index') ? 2 : 1 }], next_page_params: next },
    }
  })
  const opened = openProvider(blockscout, { BLOCKSCOUT_URL: stub.url })
  onTestFinished(stub.close)
  onTestFinished(opened.close)
  expect((await filled(opened.ports.movements).listMovements(wallet)).movements).toHaveLength(2)
  const asked = stub.asked.filter((path) => path.includes('type=ERC-20'))
  expect(asked).toEqual([
    `/addresses/${wallet}/token-transfers?type=ERC-20`,
    `/addresses/${wallet}/token-transfers?type=ERC-20&index=4&block_number=5`,
  ])
})

test('a key is sent in a header, and is in no address', async () => {
  const stub = await createStub(() => ({ body: { items: [], next_page_params: null } }))
  const opened = openProvider(blockscout, { BLOCKSCOUT_URL: stub.url, BLOCKSCOUT_API_KEY: 'planted-key' })
  onTestFinished(stub.close)
  onTestFinished(opened.close)
  await filled(opened.ports.walletData).listNfts(wallet, { limit: 1 })
  expect(stub.headers[0]?.authorization).toBe('Bearer planted-key')
  expect(stub.asked.join()).not.toContain('planted')
})
