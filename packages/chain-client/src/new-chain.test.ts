import { defineChain } from '@pkg/chains'
import { createMemoryStore } from '@pkg/keep-fresh'
import { createTestClient, http, numberToHex, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChainClient } from './chain-client.ts'
import { createChainClient } from './create-chain-client.ts'
import { NOON } from './testing/open-provider.ts'
import { startAnvil } from './testing/start-anvil.ts'

const ID = 777_001
const COIN = `${ID}:native` as const
const ONE = 10n ** 18n
const rich = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const wallet = `0x${'0abc'.repeat(10)}` as const
const other = `0x${'0def'.repeat(10)}` as const

/** A chain of the OP family that exists nowhere else; all that is known of it is here. */
const nowhere = defineChain({
  id: ID,
  key: 'nowhere',
  name: 'Nowhere',
  native: { symbol: 'NOW', name: 'Now', decimals: 18, coinGeckoId: 'now' },
  wrapped: null,
  explorer: { name: 'Nowscan', url: 'https://nowscan.example', kind: 'plain' },
  names: { defiLlama: 'nowhere', coinGeckoPlatform: 'nowhere', moralis: null },
  moralisPositions: false,
  blockscoutHost: null,
  etherscanV2: 'none',
  nodes: ['https://one.example', 'https://two.example'],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 0 },
  blockMs: 1000,
  reorgDepth: 10,
  finality: 'depth',
  feeRule: 'op',
  nativeFaces: [],
  movingFace: null,
  credits: [{ kind: 'deposits' }],
  stablecoins: [],
  tokens: [],
  anchors: { lendingPools: [], v2Factories: [], v3Managers: [], comets: [], vaults: [], stakingTokens: [] },
})

let node: Awaited<ReturnType<typeof startAnvil>>
let client: ChainClient

beforeAll(async () => {
  node = await startAnvil('--optimism', '--chain-id', String(ID))
  client = createChainClient({
    settings: { [`ETH_RPC_URLS_${ID}`]: [node.url] },
    chains: [nowhere],
    answers: createMemoryStore(),
    now: () => NOON,
    log: () => {},
  })
})
afterAll(async () => {
  await client.close()
  await node.stop()
})

const chain = () =>
  createTestClient({ mode: 'anvil', chain: { ...foundry, id: ID }, transport: http(node.url) }).extend(
    publicActions,
  )

/** Sends as an account of which nobody has the key, and waits for the block. */
async function send(
  transaction: { from: `0x${string}`; to: `0x${string}`; value: bigint } & Record<string, unknown>,
) {
  const test = chain()
  await test.impersonateAccount({ address: transaction.from })
  const hash = await test.request({
    method: 'eth_sendTransaction' as never,
    params: [{ ...transaction, value: numberToHex(transaction.value) }] as never,
  })
  await test.waitForTransactionReceipt({ hash })
}

test('a chain that is an entry and a node is read: what moved adds up to what is there', async () => {
  await send({ from: rich, to: wallet, value: 3n * ONE })
  // Bridged in by the wallet to itself: the chain mints two coins, and the value goes nowhere.
  await send({
    ...{ from: wallet, to: wallet, value: ONE, type: '0x7e', mint: numberToHex(2n * ONE) },
    ...{ sourceHash: `0x${'5a'.repeat(32)}`, isSystemTx: false },
  })
  await send({ from: wallet, to: other, value: ONE / 4n })
  const balance = await chain().getBalance({ address: wallet })

  const account = { chainId: ID, address: wallet }
  const { movements, present } = await client.readLedger(account, { fromBlock: 0, assets: [] })
  expect(movements.reduce((sum, { amount }) => sum + amount, 0n)).toBe(balance)
  expect(present?.balances.get(COIN)).toBe(balance)
  expect(movements.map(({ kind, amount }) => [kind, kind === 'gas' ? 'fee' : amount])).toEqual([
    ['native', 3n * ONE],
    ['native', 2n * ONE],
    ['gas', 'fee'],
    ['native', -ONE / 4n],
  ])
  // This node tells nothing of a fee for Ethereum's data: there may have been one.
  expect(movements.find(({ kind }) => kind === 'gas')).toMatchObject({ incomplete: true })
  expect((await client.listTokens(account)).data).toEqual([
    expect.objectContaining({ chainId: ID, address: 'native', symbol: 'NOW', balance: balance.toString() }),
  ])
})

test('an account of a chain that is not read is refused', async () => {
  await expect(client.listTokens({ chainId: 1, address: wallet })).rejects.toMatchObject({
    code: 'SOURCE_UNAVAILABLE',
    details: 'chain 1 is not read',
  })
  expect(client.chains).toEqual([nowhere])
})
