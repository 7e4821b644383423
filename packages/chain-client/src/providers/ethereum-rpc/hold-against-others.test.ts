import { NATIVE } from '@pkg/api-contract'
import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Address } from '../../ports/wallet-data.ts'
import { createStub, type Stub } from '../../testing/create-stub.ts'
import { filled, knownChain, openProvider } from '../../testing/open-provider.ts'
import { erc20Abi } from './abis.ts'
import { ethereumRpc } from './ethereum-rpc.ts'

// How long the product waits for the others is no part of what is tried here, however slow the machine is.
// biome-ignore lint/plugin: the room sets this file apart.
vi.mock(import('../../policies/with-timeout.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  withTimeout: (run) => run(new AbortController().signal),
}))

const CHAIN = 8453
const wallet: Address = '0x00000000000000000000000000000000000000aa'
const usdc: Address = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
/** No list knows it: whoever made it may make it answer each node differently. */
const strange: Address = '0x00000000000000000000000000000000005c0de5'
const HEAD = 1_000
/** Blocks before it can no longer be replaced; Base reckons with 200. */
const SETTLED = HEAD - 200

interface State {
  coin: bigint
  tokens: Partial<Record<Address, bigint>>
  /** The history that it has: names the hash of every block. */
  history: number
  head: number
  isAway: boolean
  /** The coin of blocks before the head, and from which block on it has their state. */
  past: bigint
  keptFrom: number
}

/** A node that answers as its state says, and does not run code that is not on the chain. */
async function startNode(given: Partial<State> = {}): Promise<Stub & { state: State }> {
  const state: State = {
    ...{ coin: 5n, tokens: { [usdc]: 7n }, history: 1, head: HEAD, isAway: false, past: 5n, keptFrom: 0 },
    ...given,
  }
  const reach = (block: unknown) => {
    if (typeof block === 'string' && block.startsWith('0x') && Number(block) > state.head) throw new Error()
  }
  const reachState = (block: unknown) => {
    reach(block)
    if (typeof block === 'string' && block.startsWith('0x') && Number(block) < state.keptFrom)
      throw new Error()
  }
  const results: Record<string, (params: unknown[]) => unknown> = {
    eth_chainId: () => hex(CHAIN),
    eth_blockNumber: () => hex(state.head),
    eth_getCode: () => '0x',
    eth_getLogs: () => [],
    eth_getBlockByNumber: ([block]) => {
      reach(block)
      const hash = hex(state.history * 1_000_000 + Number(block))
        .slice(2)
        .padStart(64, '0')
      return { hash: `0x${hash}`, number: block, timestamp: block, transactions: [] }
    },
    eth_getBalance: ([, block]) => {
      reachState(block)
      return hex(Number(block) < HEAD ? state.past : state.coin)
    },
    eth_call: ([call, block]) => {
      reachState(block)
      const { to, data } = call as { to?: Address; data: Hex }
      const balance = to && state.tokens[to]
      if (to === undefined) throw new Error()
      if (balance === undefined || !data.startsWith('0x70a08231')) return '0x'
      decodeFunctionData({ abi: erc20Abi, data })
      return encodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', result: balance })
    },
  }
  const stub = await createStub(({ body }) => {
    if (state.isAway) return { status: 500, body: {} }
    const asked: { id: number; method: string; params: unknown[] }[] = [JSON.parse(body)].flat()
    const rows = asked.map(({ id, method, params }) => {
      try {
        return { jsonrpc: '2.0', id, result: results[method]?.(params) ?? null }
      } catch {
        return { jsonrpc: '2.0', id, error: { code: -32000, message: 'header not found' } }
      }
    })
    return { body: body.startsWith('[') ? rows : rows[0] }
  })
  onTestFinished(stub.close)
  return { ...stub, state }
}

const hex = (value: number | bigint) => `0x${value.toString(16)}`

function open(...nodes: readonly Stub[]) {
  const urls = nodes.map(({ url }) => url)
  const opened = openProvider(ethereumRpc, { [`ETH_RPC_URLS_${CHAIN}`]: urls }, undefined, knownChain(CHAIN))
  onTestFinished(opened.close)
  const { walletData, balances, blockBalances } = opened.ports
  const assets = [NATIVE, usdc, strange].map((address) => `${CHAIN}:${address}` as const)
  const amounts = (told: ReadonlyMap<string, bigint>) => assets.map((asset) => told.get(asset))
  return {
    list: async () => (await filled(walletData).listTokens(wallet)).map(({ balance }) => BigInt(balance)),
    confirm: async () =>
      amounts((await filled(balances).getBalances(wallet, assets, { notBefore: 0 })).balances),
    at: async (block: number) => amounts(await filled(blockBalances).getBalancesAt(wallet, assets, block)),
    past: async (...blocks: number[]) => {
      const when = { blocks, moments: [] }
      const told = await filled(blockBalances).measure(wallet, assets, when, {
        head: { block: HEAD, at: 1_000 },
      })
      return told.map(({ block, balances }) => [block, ...amounts(balances).slice(0, 1)])
    },
  }
}

const DISAGREEING = { kind: 'disagreement', retry: 'never', clause: 'disagree' }

test('two nodes that say the same of a block are believed, in every way of asking', async () => {
  const port = open(await startNode(), await startNode())
  expect(await port.list()).toEqual([5n, 7n])
  expect(await port.confirm()).toEqual([5n, 7n, undefined])
  expect(await port.at(HEAD)).toEqual([5n, 7n, undefined])
})

test.each([
  ['the coin', { coin: 6n }],
  ['a token that somebody answers for', { tokens: { [usdc]: 8n } }],
  ['what such a token no longer has', { tokens: { [usdc]: 0n } }],
  ['a block that can no longer be replaced', { history: 2 }],
])('neither of two nodes is believed where they disagree about %s', async (_, otherwise) => {
  const [one, other] = [await startNode(), await startNode(otherwise)]
  for (const nodes of [
    [one, other],
    [other, one],
  ]) {
    const port = open(...nodes)
    await expect(port.list()).rejects.toMatchObject(DISAGREEING)
    await expect(port.confirm()).rejects.toMatchObject(DISAGREEING)
    await expect(port.at(HEAD)).rejects.toMatchObject(DISAGREEING)
  }
})

test('of three nodes the two that agree are believed, wherever the third stands', async () => {
  const nodes = [await startNode(), await startNode(), await startNode({ coin: 99n })]
  for (const order of [nodes, [nodes[2], nodes[0], nodes[1]], [nodes[0], nodes[2], nodes[1]]]) {
    expect(await open(...order.map((node) => filled(node))).list()).toEqual([5n, 7n])
  }
})

test('three nodes that each say something else leave nobody to believe', async () => {
  const port = open(await startNode(), await startNode({ coin: 6n }), await startNode({ coin: 7n }))
  await expect(port.list()).rejects.toMatchObject(DISAGREEING)
})

test('a node that is away or has not come so far says nothing against the others', async () => {
  const away = await startNode({ isAway: true, coin: 9n })
  const behind = await startNode({ head: HEAD - 1, coin: 9n })
  expect(await open(await startNode(), away, behind).list()).toEqual([5n, 7n])
  expect(away.asked.length + behind.asked.length).toBeGreaterThan(1)
})

test('a node that is behind and on another history speaks against them all the same', async () => {
  const port = open(await startNode(), await startNode({ head: SETTLED, history: 2 }))
  await expect(port.list()).rejects.toMatchObject(DISAGREEING)
})

test.each([SETTLED - 1, 300, 3])(
  'a node of other blocks is no truer for having more of them than the others: %s',
  async (head) => {
    const [one, other] = [await startNode({ history: 2 }), await startNode({ head })]
    const port = open(one, other)
    await expect(port.list()).rejects.toMatchObject(DISAGREEING)
    await expect(port.at(HEAD)).rejects.toMatchObject(DISAGREEING)
    // One that is only far behind has the same blocks as far as it has come.
    expect(await open(await startNode(), other).list()).toEqual([5n, 7n])
  },
)

test('that nodes disagree is said also where another one is away', async () => {
  const away = await startNode({ isAway: true })
  const port = open(away, await startNode(), await startNode({ coin: 6n }))
  await expect(port.list()).rejects.toMatchObject(DISAGREEING)
  const last = open(await startNode(), await startNode({ coin: 6n }), away)
  await expect(last.list()).rejects.toMatchObject(DISAGREEING)
})

test('a token of a stranger that answers each node differently holds nobody up', async () => {
  const port = open(
    await startNode({ tokens: { [strange]: 1n } }),
    await startNode({ tokens: { [strange]: 2n } }),
  )
  expect(await port.confirm()).toEqual([5n, undefined, 1n])
})

test('while two agree, a third is not asked', async () => {
  const third = await startNode()
  await open(await startNode(), await startNode(), third).list()
  expect(third.asked).toEqual([])
})

test('what one node tells of the past is held against what another one still has of it', async () => {
  const blocks = [900, 950, 999]
  const told = blocks.map((block) => [block, 5n])
  expect(await open(await startNode(), await startNode()).past(...blocks)).toEqual(told)
  const liar = await startNode({ past: 6n })
  await expect(open(await startNode(), liar).past(...blocks)).rejects.toMatchObject(DISAGREEING)
  await expect(open(liar, await startNode()).past(...blocks)).rejects.toMatchObject(DISAGREEING)
  expect(await open(liar, await startNode(), await startNode()).past(...blocks)).toEqual(told)
  // One that has dropped the past says nothing of it, whatever it would have said.
  const short = await startNode({ past: 6n, keptFrom: HEAD })
  expect(await open(await startNode(), short).past(...blocks)).toEqual(told)
})

test('a node that has dropped the past is passed over for one that has not, and not asked for it again', async () => {
  const short = await startNode({ keptFrom: 990 })
  const port = open(short, await startNode())
  expect(await port.past(900, 999)).toEqual([
    [900, 5n],
    [999, 5n],
  ])
  const before = short.asked.length
  await port.past(900, 999)
  // It is still asked whether it says otherwise.
  expect(short.asked.length - before).toBeLessThan(before)
  // Where none has all of it, what there is is told.
  expect(await open(short, await startNode({ keptFrom: 995 })).past(900, 992, 999)).toEqual([
    [992, 5n],
    [999, 5n],
  ])
})
