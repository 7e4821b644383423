import { createMemoryStore } from '@pkg/keep-fresh'
import { expect, onTestFinished, test } from 'vitest'
import { createChainClient } from './create-chain-client.ts'
import { transactionFee } from './fees/transaction-fee.ts'
import { rawReceipt, rawTransaction, toPaidReceipt } from './providers/ethereum-rpc/raw-transaction.ts'
import { createStub } from './testing/create-stub.ts'
import { knownChain, NOON } from './testing/open-provider.ts'

const wallet = `0x${'aa'.repeat(20)}` as const
const friend = `0x${'bb'.repeat(20)}`
const contract = `0x${'70'.repeat(20)}`
const hash = (place: number) => `0x${place.toString(16).padStart(64, '0')}`
const at = { block_number: 5, timestamp: '2026-01-01T00:00:00.000000Z' }

const transaction = (place: number, fields: object = {}) => ({
  ...{ hash: hash(place), ...at, status: 'ok', type: 2, l1_fee: '1', raw_input: '0x' },
  ...{ from: { hash: wallet }, to: { hash: friend }, value: '9', fee: { type: 'actual', value: '4' } },
  ...fields,
})
const internal = (place: number, index: number, fields: object = {}) => ({
  ...{ transaction_hash: hash(place), index, ...at, type: 'call', success: true, error: null },
  ...{ from: { hash: friend }, to: { hash: wallet }, value: '3' },
  ...fields,
})
const about = (fields: object = {}) => ({
  ...{ address_hash: contract, symbol: 'TOK', name: 'Token', decimals: '18', type: 'ERC-20' },
  ...{ exchange_rate: null, icon_url: null, ...fields },
})
const transfer = (place: number, fields: object = {}) => ({
  ...{ transaction_hash: hash(place), log_index: place, ...at, from: { hash: friend }, to: { hash: wallet } },
  ...{ token: about(), total: { value: '7', decimals: '18' }, ...fields },
})

type Lists = Partial<
  Record<'transactions' | 'internal-transactions' | 'transfers' | 'pieces' | 'balances', object[]>
>

/** What is read of a wallet on a chain whose index answers these rows. */
async function read(chainId: number, lists: Lists) {
  const stub = await createStub(({ path, query }) => {
    if (path.endsWith('/token-balances')) return { body: lists.balances ?? [] }
    const last = path.split('/').at(-1) ?? ''
    if (last === wallet) return { body: { coin_balance: '5', exchange_rate: null } }
    const kind = query.get('type') === 'ERC-20' ? 'transfers' : 'pieces'
    const items = lists[(last === 'token-transfers' ? kind : last) as keyof Lists] ?? []
    return { body: { items, next_page_params: null } }
  })
  onTestFinished(stub.close)
  const client = createChainClient({
    settings: { BLOCKSCOUT_URL: `${stub.url}/{chainId}/api/v2` },
    chains: [knownChain(chainId)],
    answers: createMemoryStore(),
    now: () => NOON,
    log: () => {},
  })
  onTestFinished(() => client.close())
  const account = { chainId, address: wallet }
  return {
    moved: async () =>
      (await client.readLedger(account, { fromBlock: 0, assets: [] })).movements.map(
        ({ id, amount, incomplete = false }) => [id.replace(/^0x0*/, ''), amount, incomplete],
      ),
    held: async () => (await client.listTokens(account)).data,
  }
}

test.each([
  [
    'of which only the most that it may cost is told',
    1,
    { fee: { type: 'maximum', value: '900' } },
    0n,
    true,
  ],
  ['without any word on its fee', 59_144, { fee: null }, 0n, true],
  ['whose fee is left out', 100, { fee: undefined }, 0n, true],
  ['that may have been paid in a token, of which the index says nothing', 42_220, { type: 123 }, 0n, true],
  ['of Celo’s own first type, of which the index says nothing', 42_220, { type: 124 }, 0n, true],
  ['of that type that was paid in the coin', 42_220, { type: 123, celo: { gas_token: null } }, -4n, false],
  ['of that type that was paid in a token', 42_220, { type: 123, celo: { gas_token: about() } }, 0n, true],
  ['with numbers as texts', 8453, { type: '2', block_number: '5', value: 0 }, -4n, false],
])('a transaction %s on chain %i', async (_, chainId, fields, amount, incomplete) => {
  const { moved } = await read(chainId, { transactions: [transaction(1, { value: '0', ...fields })] })
  expect(await moved()).toEqual([['1:gas', amount, incomplete]])
})

test('what a call passed on in a transaction that failed came to nobody', async () => {
  const { moved } = await read(1, {
    transactions: [transaction(1, { status: 'error', value: '0' })],
    'internal-transactions': [internal(1, 1), internal(2, 1)],
  })
  expect(await moved()).toEqual([
    ['1:gas', -4n, false],
    ['2:internal:1', 3n, false],
  ])
})

test('rows of an instance of 2024, which calls hashes and blocks otherwise, are read as those of today', async () => {
  const old = ({ block_number: block, ...row }: { block_number: number }) => ({ ...row, block })
  const older = ({ transaction_hash: tx_hash, ...row }: ReturnType<typeof transfer>) => ({ ...row, tx_hash })
  const { moved } = await read(59_144, {
    transactions: [old(transaction(1))],
    'internal-transactions': [old(internal(2, 1))],
    transfers: [older(transfer(3))],
  })
  expect(await moved()).toEqual([
    ['1:gas', -4n, false],
    ['1:value', -9n, false],
    ['2:internal:1', 3n, false],
    ['3:log:3', 7n, false],
  ])
})

test.each<[string, object]>([
  ['more decimals than there can be', { decimals: '1000000000000000000' }],
  ['decimals below zero', { decimals: '-1' }],
  ['a kind that nobody knows', { type: null }],
  ['no kind', { type: undefined }],
])('a token with %s takes none of the others away', async (_, fields) => {
  const odd = { ...about(fields), address_hash: `0x${'66'.repeat(20)}` }
  const { held, moved } = await read(534_352, {
    balances: [
      { value: '8', token: odd },
      { value: '7', token: about() },
    ],
    transfers: [transfer(1), transfer(2, { token: odd, total: { value: '8', decimals: odd.decimals } })],
  })
  const rows = (await held()).map(({ address, balance, decimals }) => [address, balance, decimals])
  expect(rows).toContainEqual([contract, '7', 18])
  expect(rows).toContainEqual(['native', '5', 18])
  // How much the other is, is not known, and no guess is made.
  for (const [address, , decimals] of rows) {
    if (address === odd.address_hash) expect(decimals === null || decimals === 18).toBe(true)
  }
  expect(await moved()).toContainEqual(['1:log:1', 7n, false])
})

test('a piece whose number the index could not read takes none of the others away', async () => {
  const piece = (place: number, token_id: unknown, fields: object = {}) =>
    transfer(place, { token: about({ type: 'ERC-721', decimals: null }), total: { token_id }, ...fields })
  const { moved } = await read(137, {
    pieces: [piece(1, null), piece(2, '7'), piece(3, undefined), piece(4, 9)],
  })
  expect((await moved()).map(([id, amount]) => [id, amount])).toEqual([
    ['2:log:2:7', 1n],
    ['4:log:4:9', 1n],
  ])
})

const node = {
  hash: hash(1),
  from: wallet,
  to: friend,
  value: '0x0',
  gasPrice: '0x3',
  transactionIndex: '0x0',
}
const receipt = { status: '0x1', gasUsed: '0x5208', effectiveGasPrice: '0x2', logs: [] }

test.each([
  [
    'with zeros before its numbers',
    1,
    {},
    { gasUsed: '0x00005208', effectiveGasPrice: '0x02' },
    42_000n,
    true,
  ],
  ['with large letters', 1, {}, { gasUsed: '0x5208', effectiveGasPrice: '0xF' }, 315_000n, true],
  [
    'without a type, without a price in its receipt',
    56,
    { type: undefined },
    { effectiveGasPrice: null },
    63_000n,
    true,
  ],
  ['of blobs', 1, { type: '0x3' }, { blobGasUsed: '0x20000', blobGasPrice: '0x1' }, 173_072n, true],
  ['without logs', 324, { type: '0x71' }, { logs: null }, 0n, false],
  ['of the system of an OP chain', 10, { type: '0x7e', isSystemTx: true }, { l1Fee: null }, 0n, true],
  [
    'of state sync of Polygon',
    137,
    { from: `0x${'0'.repeat(40)}`, gasPrice: '0x0' },
    { gasUsed: '0x0', effectiveGasPrice: '0x0' },
    0n,
    true,
  ],
  ['of Celo, paid in a token', 42_220, { type: '0x7b', feeCurrency: contract }, { l1Fee: '0x0' }, 0n, false],
  ['of Avalanche with an import in its block', 43_114, { type: '0x0', extra: 1 }, {}, 42_000n, true],
])('a transaction told by a node %s on chain %i', (_, chainId, fields, told, amount, complete) => {
  const raw = rawTransaction.parse({ type: '0x2', ...node, ...fields })
  const read = rawReceipt.parse({ ...receipt, ...told })
  expect(transactionFee(knownChain(chainId), toPaidReceipt(raw, read))).toMatchObject({ amount, complete })
})
