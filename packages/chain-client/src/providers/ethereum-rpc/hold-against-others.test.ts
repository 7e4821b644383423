import { NATIVE } from '@pkg/api-contract'
import { createMemoryStore, type TextStore } from '@pkg/keep-fresh'
import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Address } from '../../ports/wallet-data.ts'
import { createStub, type Stub } from '../../testing/create-stub.ts'
import { filled, knownChain, NOON, openProvider } from '../../testing/open-provider.ts'
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
const BLOCK_MS = 2_000
/** Blocks before it can no longer be replaced; Base reckons with 200. */
const SETTLED = HEAD - 200

interface State {
  coin: bigint
  tokens: Partial<Record<Address, bigint>>
  /** The history that it has: names the hash of every block. */
  history: number
  head: number
  isAway: boolean
  /** How long ago its latest block was made; what it says that it is. */
  headAgeMs: number
  version: string
  /** From which block on it has the coin; before it is what it was of the past. */
  comes: number
  /** The coin of blocks before that, and from which block on it has their state. */
  past: bigint
  keptFrom: number
}

/** A node that answers as its state says, and does not run code that is not on the chain. */
async function startNode(
  given: Partial<State> = {},
): Promise<Stub & { state: State; methods: readonly string[] }> {
  const methods: string[] = []
  const state: State = {
    ...{ coin: 5n, tokens: { [usdc]: 7n }, history: 1, head: HEAD, isAway: false, past: 5n, keptFrom: 0 },
    ...{ headAgeMs: 0, version: 'Geth/v1.16.7', comes: HEAD },
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
    web3_clientVersion: () => state.version,
    eth_getBlockByNumber: ([asked]) => {
      reach(asked)
      const block = asked === 'latest' ? hex(state.head) : asked
      const at = Math.max(0, NOON - state.headAgeMs - (state.head - Number(block)) * BLOCK_MS)
      const hash = hex(state.history * 1_000_000 + Number(block))
        .slice(2)
        .padStart(64, '0')
      return { hash: `0x${hash}`, number: block, timestamp: hex(Math.floor(at / 1000)), transactions: [] }
    },
    eth_getBalance: ([, block]) => {
      reachState(block)
      return hex(Number(block) < state.comes ? state.past : state.coin)
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
      methods.push(method)
      try {
        return { jsonrpc: '2.0', id, result: results[method]?.(params) ?? null }
      } catch {
        return { jsonrpc: '2.0', id, error: { code: -32000, message: 'header not found' } }
      }
    })
    return { body: body.startsWith('[') ? rows : rows[0] }
  })
  onTestFinished(stub.close)
  return { ...stub, state, methods }
}

const hex = (value: number | bigint) => `0x${value.toString(16)}`

function open(...given: readonly [{ answers: TextStore }, ...Stub[]] | readonly Stub[]) {
  const [first] = given
  const answers = first !== undefined && 'answers' in first ? first.answers : createMemoryStore()
  const urls = given.flatMap((one) => ('url' in one ? [one.url] : []))
  const settings = { [`ETH_RPC_URLS_${CHAIN}`]: urls }
  const opened = openProvider(ethereumRpc, settings, undefined, knownChain(CHAIN), { answers })
  const reported: string[] = []
  const report = (problem: string) => void (problem.startsWith('Read from') || reported.push(problem))
  onTestFinished(opened.close)
  const { walletData, balances, blockBalances } = opened.ports
  const assets = [NATIVE, usdc, strange].map((address) => `${CHAIN}:${address}` as const)
  const amounts = (told: ReadonlyMap<string, bigint>) => assets.map((asset) => told.get(asset))
  return {
    reported,
    list: async () =>
      (await filled(walletData).listTokens(wallet, { report })).map(({ balance }) => BigInt(balance)),
    head: async () => await filled(blockBalances).getHead(),
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

const HOUR_MS = 3_600_000

describe('a node that has stopped following its chain', () => {
  test('confirms nothing from the first reading on, and says since when it stands still', async () => {
    const port = open(await startNode({ headAgeMs: 2 * HOUR_MS }))
    await expect(port.confirm()).rejects.toMatchObject({
      kind: 'unsuitable',
      clause: 'has stood still since 10:00 UTC',
    })
    await expect(port.at(HEAD)).rejects.toMatchObject({ kind: 'unsuitable' })
  })

  test('is passed over for one that has not, wherever it stands', async () => {
    const stopped = await startNode({ headAgeMs: 2 * HOUR_MS, head: HEAD - 500, coin: 1n })
    for (const nodes of [
      [stopped, await startNode()],
      [await startNode(), stopped],
    ]) {
      const port = open(...nodes)
      expect(await port.confirm()).toEqual([5n, 7n, undefined])
      expect(await port.list()).toEqual([5n, 7n])
      expect(port.reported).toEqual([])
    }
  })

  test('lists what there was then where nobody else does, and its moment with it', async () => {
    const port = open(await startNode({ headAgeMs: 2 * HOUR_MS }), await startNode({ isAway: true }))
    expect(await port.list()).toEqual([5n, 7n])
    expect(port.reported).toEqual([
      'The last block of the Ethereum node is of 10:00 UTC, and so are these figures.',
    ])
  })

  test('is told from one that makes blocks on demand, and from a chain that paused for minutes', async () => {
    for (const state of [
      { headAgeMs: 30 * 24 * HOUR_MS, version: 'anvil/v1.7.1' },
      { headAgeMs: HOUR_MS / 5 },
    ]) {
      const port = open(await startNode(state))
      expect(await port.confirm()).toEqual([5n, 7n, undefined])
      expect(await port.list()).toEqual([5n, 7n])
      expect(port.reported).toEqual([])
    }
  })

  test('is found so whether its time was read a moment ago or not', async () => {
    const node = await startNode({ headAgeMs: HOUR_MS / 5 })
    const port = open(node)
    expect(await port.confirm()).toEqual([5n, 7n, undefined])
    // A block names all of its transactions: it is not read for each question.
    expect(node.methods.filter((method) => method === 'eth_getBlockByNumber')).toHaveLength(2)
    await port.confirm()
    expect(node.methods.filter((method) => method === 'eth_getBlockByNumber')).toHaveLength(2)
    const stopped = open(await startNode({ headAgeMs: 2 * HOUR_MS }))
    for (let time = 0; time < 2; time += 1) await expect(stopped.confirm()).rejects.toThrow('has stood still')
  })

  test('a time that has not come is not believed', async () => {
    const early = await startNode({ headAgeMs: -HOUR_MS, coin: 9n })
    const port = open(early)
    await expect(port.confirm()).rejects.toThrow('lies in the future')
    await expect(port.confirm()).rejects.toMatchObject({ clause: 'tells of a block that lies in the future' })
    await expect(port.list()).rejects.toMatchObject({ kind: 'unsuitable' })
    expect(await open(early, await startNode()).confirm()).toEqual([5n, 7n, undefined])
    // Clocks differ by some seconds.
    expect(await open(await startNode({ headAgeMs: -60_000 })).confirm()).toEqual([5n, 7n, undefined])
  })
})

describe('a node that claims more blocks than the others', () => {
  test.each([500, 100_000, 10 ** 9])('is not believed: %i more', async (more) => {
    const liar = await startNode({ head: HEAD + more, coin: 99n })
    for (const nodes of [
      [liar, await startNode()],
      [await startNode(), liar],
    ]) {
      const port = open(...nodes)
      await expect(port.list()).rejects.toMatchObject(DISAGREEING)
      await expect(port.confirm()).rejects.toMatchObject(DISAGREEING)
    }
    expect(await open(liar, await startNode(), await startNode()).list()).toEqual([5n, 7n])
  })

  test('is asked about a block that another one has too, so that what it says of the next ones is no way around', async () => {
    // It says the truth of the blocks that the other one has, and something else of those to come.
    const liar = await startNode({ head: HEAD + 5, coin: 99n, comes: HEAD + 1 })
    const port = open(liar, await startNode())
    expect(await port.list()).toEqual([5n, 7n])
    expect(await port.confirm()).toEqual([5n, 7n, undefined])
    expect(await port.head()).toMatchObject({ block: HEAD })
  })

  test('is believed where the other one is a local chain that somebody has not moved on', async () => {
    const version = 'anvil/v1.7.1'
    const ahead = await startNode({ version, head: HEAD + 40, coin: 8n, comes: HEAD + 1 })
    expect(await open(ahead, await startNode({ version })).confirm()).toEqual([8n, 7n, undefined])
    const liar = await startNode({ version, head: HEAD + 40, coin: 8n, past: 8n })
    await expect(open(liar, await startNode({ version })).confirm()).rejects.toMatchObject(DISAGREEING)
  })
})

test('how far a chain was read is known after a restart', async () => {
  const answers = createMemoryStore()
  const before = open({ answers }, await startNode({ head: HEAD + 100 }))
  expect(await before.list()).toEqual([5n, 7n])
  const port = open({ answers }, await startNode())
  await expect(port.list()).rejects.toMatchObject({ kind: 'unsuitable', clause: 'is behind' })
})
