import { multicallBytecode } from '@app/sandbox/artifacts'
import { createTestClient, encodeAbiParameters, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { TRANSFER } from '../../parsing/transfer-topic.ts'
import type { Address, WalletData } from '../../ports/wallet-data.ts'
import { createStub, type Stub, type StubAnswer } from '../../testing/create-stub.ts'
import { filled, knownChain, openProvider } from '../../testing/open-provider.ts'
import { startAnvil } from '../../testing/start-anvil.ts'
import { ethereumRpc } from './ethereum-rpc.ts'

const wallet: Address = '0x00000000000000000000000000000000000000aa'

const open = (...urls: string[]) => openOn(1, ...urls)

function openOn(chainId: number, ...urls: string[]): WalletData {
  const opened = openProvider(
    ethereumRpc,
    { [`ETH_RPC_URLS_${chainId}`]: urls },
    undefined,
    knownChain(chainId),
  )
  onTestFinished(opened.close)
  return filled(opened.ports.walletData)
}

describe.each([
  ['Ethereum', 1, 'ETH'],
  ['Polygon', 137, 'POL'],
])('a plain node of %s, without Multicall3', (_, chainId, symbol) => {
  // The first key that the node funds; it is published with it.
  const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
  let node: Awaited<ReturnType<typeof startAnvil>>

  beforeAll(async () => {
    node = await startAnvil('--chain-id', String(chainId))
  })
  afterAll(() => node.stop())

  const openNode = () => openOn(chainId, node.url)
  const client = () =>
    createTestClient({
      account,
      mode: 'anvil',
      chain: { ...foundry, id: chainId },
      transport: http(node.url),
    })
      .extend(publicActions)
      .extend(walletActions)

  test('shows exactly its native balance, before and after a transfer', async () => {
    const to: Address = '0x00000000000000000000000000000000000b0b0b'
    expect(await openNode().listTokens(to)).toEqual([])
    const value = 1_234_567_890_123_456_789n
    const sent = await client().sendTransaction({ to, value })
    await client().waitForTransactionReceipt({ hash: sent })
    expect(await openNode().listTokens(to)).toEqual([
      expect.objectContaining({
        ...{ chainId, symbol, address: 'native', balance: value.toString(), decimals: 18 },
      }),
    ])
    const own = account.address.toLowerCase() as Address
    const balance = await client().getBalance({ address: account.address })
    expect((await openNode().listTokens(own))[0]?.balance).toBe(balance.toString())
  })

  test('finds a token by its transfers and shows what the contract answers', async () => {
    const holder: Address = '0x00000000000000000000000000000000000c0c0c'
    const contract = await deploy(holder)
    const [token] = await openNode().listTokens(holder)
    expect(token).toMatchObject({
      address: contract,
      balance: (2n ** 200n).toString(),
      // The contract answers every call with a number, so it has no readable name.
      symbol: null,
    })
    const [transfer] = await openNode().listTransfers(holder, { limit: 5 })
    expect(transfer).toMatchObject({
      direction: 'Received',
      toAddress: holder,
      value: (2n ** 200n).toString(),
    })
  })

  /** Puts up a contract that answers 2^200 to everything, and whose creation logs a transfer of as much. */
  async function deploy(holder: Address): Promise<Address> {
    const amount = encodeAbiParameters([{ type: 'uint256' }], [2n ** 200n]).slice(2)
    const push32 = (word: string) => `7f${word}`
    const runtime = `${push32(amount)}60005260206000f3`
    const size = (runtime.length / 2).toString(16).padStart(2, '0')
    const creation = [
      push32(amount),
      '600052',
      push32(holder.slice(2).padStart(64, '0')),
      push32('0'.repeat(64)),
      push32(TRANSFER.slice(2)),
      '60206000a3',
      `60${size}80`,
    ].join('')
    // PUSH1 size, DUP1, PUSH1 offset, PUSH1 0, CODECOPY, PUSH1 0, RETURN, then the code itself.
    const tail = '6000396000f3'
    const offset = ((creation.length + 4 + tail.length) / 2).toString(16).padStart(2, '0')
    const data = `0x${creation}60${offset}${tail}${runtime}` as const
    const hash = await client().sendTransaction({ data })
    const receipt = await client().waitForTransactionReceipt({ hash })
    return filled(receipt.contractAddress ?? undefined).toLowerCase() as Address
  }
})

describe('faults of nodes', () => {
  const answer = (result: unknown): StubAnswer => ({ body: { jsonrpc: '2.0', id: 1, result } })

  async function failing(reply: StubAnswer): Promise<Stub> {
    const stub = await createStub(() => reply)
    onTestFinished(stub.close)
    return stub
  }

  test('the next node of the list is asked when one fails', async () => {
    const broken = await failing({ status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' })
    const [foreign, node] = await Promise.all([startAnvil(), startAnvil('--chain-id', '1')])
    onTestFinished(foreign.stop)
    onTestFinished(node.stop)
    await expect(open(foreign.url).listTokens(wallet)).rejects.toMatchObject({
      kind: 'unsuitable',
      details: expect.stringContaining('chain 31337 instead of 1'),
    })
    const port = open(broken.url, foreign.url, node.url)
    expect(await port.listTokens(wallet)).toEqual([])
    const asked = broken.asked.length
    expect(await port.listTokens(wallet)).toEqual([])
    // The one that answered is asked first from then on.
    expect(broken.asked.length).toBe(asked)
  })

  test('a node that is behind what another one told is not taken for the present', async () => {
    const start = async (state: { head: number; balance: number; isAway?: boolean }) => {
      const results: Record<string, () => unknown> = {
        eth_chainId: () => '0x1',
        eth_blockNumber: () => `0x${state.head.toString(16)}`,
        eth_getBalance: () => `0x${state.balance.toString(16)}`,
        eth_getLogs: () => [],
      }
      const stub = await createStub(({ body }) => {
        if (state.isAway) return { status: 500, body: {} }
        const asked: { id: number; method: string }[] = [JSON.parse(body)].flat()
        const rows = asked.map(({ id, method }) => ({
          ...{ jsonrpc: '2.0', id, result: results[method]?.() ?? '0x' },
        }))
        return { body: body.startsWith('[') ? rows : rows[0] }
      })
      onTestFinished(stub.close)
      return { ...stub, state }
    }
    const fresh = await start({ head: 1_000, balance: 5 })
    const lagging = await start({ head: 400, balance: 1 })
    const port = open(fresh.url, lagging.url)
    const read = async () => (await port.listTokens(wallet)).map(({ balance }) => balance)
    expect(await read()).toEqual(['5'])
    fresh.state.isAway = true
    await expect(read()).rejects.toMatchObject({ kind: 'unsuitable' })
    Object.assign(lagging.state, { head: 999, balance: 4 })
    expect(await read()).toEqual(['4'])
  })

  test.each([
    [
      'a limit',
      { status: 429, headers: { 'retry-after': '3' }, body: {} },
      { kind: 'rate', retryAfterMs: 3000 },
    ],
    ['a server error', { status: 503, type: 'text/html', body: '<h1>no</h1>' }, { kind: 'busy' }],
    ['a refused key', { status: 401, body: {} }, { kind: 'auth' }],
    ['a page instead of JSON', { type: 'text/html', body: '<html>' }, { retry: 'later' }],
    ['a single answer to a batch', answer('0x1'), { name: 'ProviderError' }],
    ['nothing at all', { body: '[]' }, { name: 'ProviderError' }],
  ])('%s is a fault of the provider', async (_, reply, expected) => {
    const stub = await failing(reply)
    await expect(open(stub.url).listTokens(wallet)).rejects.toMatchObject(expected)
  })

  test('a limit that comes as an error of JSON-RPC is a limit', async () => {
    const stub = await createStub(({ body }) => ({
      body: [JSON.parse(body)]
        .flat()
        .map(({ id }: { id: number }) => ({ jsonrpc: '2.0', id, error: { code: -32005, message: 'limit' } })),
    }))
    onTestFinished(stub.close)
    await expect(open(stub.url).listTokens(wallet)).rejects.toMatchObject({ kind: 'rate', retry: 'later' })
  })

  test('a gathered call that fails as a whole is a fault, not a wallet without balances', async () => {
    const stub = await createStub(({ body }) => ({
      body: [JSON.parse(body)].flat().map(({ id, method }: { id: number; method: string }) => {
        const results: Record<string, unknown> = {
          eth_chainId: '0x1',
          eth_getCode: multicallBytecode,
          eth_blockNumber: '0x10',
          eth_getLogs: [],
        }
        return method in results
          ? { jsonrpc: '2.0', id, result: results[method] }
          : { jsonrpc: '2.0', id, error: { code: -32000, message: 'out of gas' } }
      }),
    }))
    onTestFinished(stub.close)
    await expect(open(stub.url).listTokens(wallet)).rejects.toMatchObject({ name: 'ProviderError' })
  })

  test('no error repeats the path of a node, where its key stands', async () => {
    const stub = await failing({ status: 500, body: {} })
    const error = await open(`${stub.url}/v3/secret-key?token=secret`)
      .listTokens(wallet)
      .catch((thrown) => thrown)
    expect(`${error.message} ${error.details} ${JSON.stringify(error)} ${error.cause}`).not.toContain(
      'secret',
    )
  })
})
