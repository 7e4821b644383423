import { lyingToken } from '@app/sandbox/artifacts'
import { toAssetId } from '@pkg/api-contract'
import * as fc from 'fast-check'
import { encodeFunctionData, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { describePositions } from '../../ports/positions.conformance.ts'
import type { PositionOptions } from '../../ports/positions.ts'
import type { Address } from '../../ports/wallet-data.ts'
import type { Shape } from '../../positions/shape-store.ts'
import { filled, openProvider } from '../../testing/open-provider.ts'
import { type Place, type PositionWorld, places, startPositionWorld } from '../../testing/position-world.ts'
import { ethereumRpc } from './ethereum-rpc.ts'
import { listPositions } from './list-positions.ts'
import { type EthereumNode, openNode } from './open-node.ts'
import { withoutOwnCode } from './without-own-code.test-kit.ts'

const USD = 10n ** 6n

async function openWorld(chainId: number): Promise<PositionWorld> {
  const world = await startPositionWorld(chainId)
  afterAll(world.stop)
  return world
}

const mainnet = await openWorld(1)
const opened = openProvider(ethereumRpc, { ETH_RPC_URLS: [mainnet.url] })
afterAll(opened.close)
describePositions('a node of Ethereum', {
  world: mainnet,
  list: filled(opened.ports.positions).listPositions,
})

for (const [name, chainId] of [
  ['a node of Base', 8453],
  ['a node of Arbitrum, whose contracts see the blocks of another chain', 42_161],
  ['a node of ZKsync, asked contract by contract', 324],
] as const) {
  const world = await openWorld(chainId)
  // Whatever stands where other chains have Multicall3 answers 7 to everything, and is never asked.
  await world.test.setCode({ address: world.chain.multicall3.address, bytecode: '0x600760005260206000f3' })
  describePositions(name, {
    world,
    async list(wallet, candidates) {
      const node = await openNode(world.chain, world.url)
      return await listPositions(chainId === 324 ? withoutOwnCode(node) : node, wallet, candidates, {})
    },
  })
}

/** Puts a contract where the last byte of its address says how it lies. */
async function standLiars(world: PositionWorld) {
  const place = (lie: number) => numberToHex(0x5a0db0c1_0000_0000n + BigInt(lie), { size: 20 })
  async function mint(liar: Address, to: Address, value: bigint) {
    await world.test.setCode({ address: liar, bytecode: lyingToken.bytecode })
    const data = encodeFunctionData({ abi: lyingToken.abi, functionName: 'mint', args: [to, value] })
    await world.test.request({
      method: 'eth_sendTransactionSync',
      params: [{ from: world.minter, to: liar, data }],
    } as never)
  }
  return { place, mint }
}

describe('one reading', () => {
  const every = Object.keys(places) as Place[]
  const candidates = () => ({ tokens: every.map((place) => mainnet.asset(place)), nfts: [] })
  let wallet: Address

  beforeAll(async () => {
    wallet = numberToHex(0xfeed, { size: 20 })
    await mainnet.fund(wallet, { usdc: 50_000n * USD, weth: 10n ** 18n })
    await mainnet.send(wallet, 'pool', 'supply', mainnet.address('usdc'), 10_000n * USD)
    await mainnet.send(wallet, 'vault', 'deposit', 10_000n * USD, wallet)
    await mainnet.send(wallet, 'pair', 'deposit', 1_000n * USD, 10n ** 17n)
  })

  test('asks all at once what contracts are, then what is in them, and what they are only once', async () => {
    const kept = new Map<string, Shape>()
    const shapes: PositionOptions['shapes'] = {
      recall: async () => kept,
      keep: async (learnt) => {
        for (const [key, shape] of learnt) kept.set(key, shape)
      },
      forget: async (keys) => {
        for (const key of keys) kept.delete(key)
      },
    }
    const read = async () => {
      const node = await openNode(mainnet.chain, mainnet.url)
      const call = vi.spyOn(node.client, 'call')
      const { positions } = await listPositions(node, wallet, candidates(), { shapes })
      return { ids: positions.map(({ id }) => id), requests: call.mock.calls }
    }
    const first = await read()
    const second = await read()
    expect(first.ids.toSorted()).toEqual(
      (['vault', 'aUsdc', 'pair'] as const).map((place) => mainnet.asset(place)).sort(),
    )
    expect(second.ids).toEqual(first.ids)
    expect(kept.get(mainnet.address('weth').toLowerCase())).toBeNull()
    // What they are and how much is held, the assets of the market, what is in them, and how those are called.
    expect(first.requests.length).toBeLessThanOrEqual(6)
    expect(second.requests.length).toBe(3)
    expect(first.requests.every(([{ to }]) => to === undefined)).toBe(true)
  })

  test('is of one block, also when another is mined in the midst of it', async () => {
    const node = await openNode(mainnet.chain, mainnet.url)
    const { call } = node.client
    const between = vi.fn(async () => {
      await mainnet.send(wallet, 'pool', 'withdraw', mainnet.address('usdc'), 4_000n * USD)
      await mainnet.send(wallet, 'vault', 'deposit', 4_000n * USD, wallet)
    })
    const client = Object.assign(Object.create(node.client), {
      call: async (given: Parameters<typeof call>[0]) => {
        const answer = await call(given)
        if (between.mock.calls.length === 0) await between()
        return answer
      },
    })
    const { positions, block } = await listPositions({ ...node, client }, wallet, candidates(), {})
    const amountOf = (place: Place) =>
      positions.find(({ id }) => id === mainnet.asset(place))?.parts[0]?.amount ?? 0n
    expect(block).toBe(Number(await mainnet.reader.getBlockNumber()) - 2)
    expect([amountOf('aUsdc'), amountOf('vault')]).toEqual([10_000n * USD, expect.any(BigInt)])
    expect(Number(amountOf('vault') - 10_000n * USD)).toBeLessThanOrEqual(1_000 * Number(USD))
  })

  test('goes on with the next node, and stops with the reason that it is given', async () => {
    const dead = 'http://127.0.0.1:9'
    const { ports, close } = openProvider(ethereumRpc, { ETH_RPC_URLS: [dead, mainnet.url] })
    onTestFinished(close)
    const port = filled(ports.positions)
    expect((await port.listPositions(wallet, candidates())).positions).toHaveLength(3)
    const reason = new Error('nobody waits any more')
    const signal = AbortSignal.abort(reason)
    await expect(port.listPositions(wallet, candidates(), { signal })).rejects.toBe(reason)
  })

  /** A node that says one number for another, wherever it stands as a word. */
  async function openLiar(truth: bigint, lie: bigint): Promise<EthereumNode> {
    const node = await openNode(mainnet.chain, mainnet.url)
    const word = (value: bigint) => numberToHex(value, { size: 32 }).slice(2)
    const { call } = node.client
    const client = Object.assign(Object.create(node.client), {
      call: async (given: Parameters<typeof call>[0]) => {
        const { data = '0x' } = await call(given)
        return { data: data.replaceAll(word(truth), word(lie)) }
      },
    })
    return { ...node, client }
  }

  test('is held against another node, whichever of the two lies about one number of what is vouched for', async () => {
    const owner = numberToHex(0xfeef, { size: 20 })
    const lent = 12_345_678_901n
    await mainnet.fund(owner, { usdc: 50_000n * USD, weth: 10n ** 18n })
    await mainnet.send(owner, 'pool', 'supply', mainnet.address('usdc'), lent)
    const asked = { tokens: [mainnet.asset('aUsdc')], nfts: [] }
    const honest = await openNode(mainnet.chain, mainnet.url)
    const richer = await openLiar(lent, lent + 1n)
    const hiding = await openLiar(lent, 0n)
    const between = (node: EthereumNode, other: EthereumNode) =>
      listPositions({ ...node, openOthers: [async () => other] }, owner, asked, {})
    expect((await between(honest, honest)).positions).toMatchObject([{ parts: [{ amount: lent }] }])
    for (const liar of [richer, hiding])
      for (const [node, other] of [
        [honest, liar],
        [liar, honest],
      ] as const)
        await expect(between(node, other)).rejects.toMatchObject({
          kind: 'disagreement',
          operation: 'positions',
        })
    // What a node that is not believed said of a contract is not kept: it would be believed later.
    const denying = await openLiar(BigInt(mainnet.address('usdc')), 0n)
    const kept = new Map<string, Shape>()
    const shapes: PositionOptions['shapes'] = {
      ...{ recall: async () => kept, forget: async () => {} },
      keep: async (learnt) => {
        for (const [key, shape] of learnt) kept.set(key, shape)
      },
    }
    const openOthers = [async () => honest]
    const denied = listPositions({ ...denying, openOthers }, owner, asked, { shapes })
    await expect(denied).rejects.toMatchObject({ kind: 'disagreement' })
    expect([...kept]).toEqual([])
    await listPositions({ ...honest, openOthers }, owner, asked, { shapes })
    expect(kept.get(mainnet.address('aUsdc').toLowerCase())).toMatchObject({ reader: expect.any(String) })
    // Two of three that agree are believed.
    const others = [async () => richer, async () => honest]
    const { positions } = await listPositions({ ...honest, openOthers: others }, owner, asked, {})
    expect(positions).toMatchObject([{ parts: [{ amount: lent }] }])
  })

  test('is not held up by what only claims, or by a pool of a token that nobody answers for', async () => {
    const owner = numberToHex(0xfef0, { size: 20 })
    const claimed = 7_654_321_987n
    await mainnet.fund(owner, { usdc: 50_000n * USD, weth: 10n ** 18n })
    await mainnet.send(owner, 'stranger', 'deposit', claimed, owner)
    await mainnet.send(owner, 'pair', 'deposit', 1_000n * USD, 10n ** 17n)
    const shares = await mainnet.read<bigint>('pair', 'balanceOf', owner)
    const asked = { tokens: [mainnet.asset('stranger'), mainnet.asset('pair')], nfts: [] }
    const honest = await openNode(mainnet.chain, mainnet.url)
    for (const truth of [claimed, shares]) {
      const openOthers = [() => openLiar(truth, truth + 1n)]
      const { positions } = await listPositions({ ...honest, openOthers }, owner, asked, {})
      expect(positions.map(({ kind, trust }) => [kind, trust])).toEqual([
        ['vault', 'claimed'],
        ['pool', 'anchored'],
      ])
    }
  })

  test('stops at what has a price of its own, but for what is lent', async () => {
    const owner = numberToHex(0xfeee, { size: 20 })
    await mainnet.fund(owner, { usdc: 100n * USD })
    await mainnet.send(owner, 'pool', 'supply', mainnet.address('usdc'), 100n * USD)
    await mainnet.send(owner, 'aUsdc', 'approve', mainnet.address('outer'), 100n * USD)
    await mainnet.send(owner, 'outer', 'deposit', 100n * USD, owner)
    const node = await openNode(mainnet.chain, mainnet.url)
    const findPriced = vi.fn(async (assets: readonly `${number}:${string}`[]) => new Set(assets))
    const { positions } = await listPositions(node, owner, candidates(), { findPriced })
    expect(findPriced).toHaveBeenCalledWith([mainnet.asset('aUsdc')])
    expect(positions.flatMap(({ parts }) => parts.map(({ asset }) => asset))).toEqual([mainnet.asset('usdc')])
  })

  test('the coin of a chain that is a token as well lies in a pool as the coin, and once', async () => {
    const owner = numberToHex(0xfeed1, { size: 20 })
    await mainnet.fund(owner, { usdc: 5_000n * USD, weth: 10n ** 18n })
    await mainnet.send(owner, 'pair', 'deposit', 1_000n * USD, 10n ** 17n)
    const weth = mainnet.address('weth').toLowerCase() as Address
    const chain = { ...mainnet.chain, nativeFaces: [...mainnet.chain.nativeFaces, weth] }
    const asked = { tokens: [mainnet.asset('pair')], nfts: [] }
    const [asToken] = (await listPositions(await openNode(mainnet.chain, mainnet.url), owner, asked, {}))
      .positions
    const [asCoin] = (await listPositions(await openNode(chain, mainnet.url), owner, asked, {})).positions
    const amounts = (parts: readonly { amount: bigint }[] = []) => parts.map(({ amount }) => amount).sort()
    expect(asCoin?.parts.map(({ asset }) => asset).sort()).toEqual([mainnet.asset('usdc'), '1:native'].sort())
    expect(amounts(asCoin?.parts)).toEqual(amounts(asToken?.parts))
  })

  test('what is real and does not answer is named, is not taken for nothing, and is read once it answers', async () => {
    const owner = numberToHex(0xfef2, { size: 20 })
    await mainnet.fund(owner, { usdc: 50_000n * USD, weth: 10n ** 18n })
    await mainnet.send(owner, 'comet', 'supply', mainnet.address('usdc'), 1_000n * USD)
    await mainnet.send(owner, 'vault', 'deposit', 1_000n * USD, owner)
    await mainnet.send(owner, 'pair', 'deposit', 1_000n * USD, 10n ** 17n)
    const kept = new Map<string, Shape>()
    const shapes: PositionOptions['shapes'] = {
      recall: async () => kept,
      keep: async (learnt) => {
        for (const [key, shape] of learnt) kept.set(key, shape)
      },
      forget: async (keys) => {
        for (const key of keys) kept.delete(key)
      },
    }
    const asked = { tokens: [mainnet.asset('vault'), mainnet.asset('pair')], nfts: [] }
    const read = async () => {
      const { positions, unread } = await listPositions(
        await openNode(mainnet.chain, mainnet.url),
        owner,
        asked,
        { shapes },
      )
      return { ids: positions.map(({ id }) => id).sort(), unread: [...unread].sort() }
    }
    const silent = ['comet', 'vault', 'manager'] as const
    const refuse = '0x60006000fd'
    const codes = new Map<Place, `0x${string}`>()
    for (const place of [...silent, 'usdc'] as const) {
      codes.set(place, filled(await mainnet.reader.getCode({ address: mainnet.address(place) })))
    }
    const setCode = (place: Place, bytecode: `0x${string}` = filled(codes.get(place))) =>
      mainnet.test.setCode({ address: mainnet.address(place), bytecode })
    const all = [mainnet.asset('comet'), mainnet.asset('pair'), mainnet.asset('vault')].sort()
    // At the first reading, when nobody knows yet what they are, and later.
    for (const turn of ['first', 'later']) {
      for (const place of silent) await setCode(place, refuse)
      expect([turn, await read()]).toEqual([
        turn,
        { ids: [mainnet.asset('pair')], unread: silent.map((place) => mainnet.asset(place)).sort() },
      ])
      for (const place of silent) await setCode(place)
      expect([turn, await read()]).toEqual([turn, { ids: all, unread: [] }])
    }
    // Anybody can open a pool of a token that falls silent, and give its shares away.
    await setCode('usdc', refuse)
    expect((await read()).unread).not.toContain(mainnet.asset('pair'))
    await setCode('usdc')
  })

  test('what lies deeper than four levels stays the token that it lies in, and vaults of each other are none', async () => {
    const { mint, place } = await standLiars(mainnet)
    const [nested, mutual] = [0x30, 0x20]
    const vaults = [0, 1, 2, 3, 4, 5, 6, 7].map((level) => place(nested + level))
    const pair = [place(mutual), place(mutual + 1)]
    for (const liar of [...vaults, ...pair]) await mint(liar, wallet, 5_000n)
    const known = [...vaults, ...pair].map((address) => ({ name: 'Sky', address }))
    const chain = { ...mainnet.chain, anchors: { ...mainnet.chain.anchors, vaults: known } }
    const node = await openNode(chain, mainnet.url)
    const read = async (tokens: readonly Address[]) => {
      const asked = { tokens: tokens.map((address) => toAssetId({ chainId: 1, address })), nfts: [] }
      return await listPositions(node, wallet, asked, {})
    }
    const { positions, unread } = await read(vaults.slice(0, 1))
    const fourth = toAssetId({ chainId: 1, address: place(nested + 4) })
    expect(positions).toMatchObject([
      { kind: 'vault', trust: 'anchored', parts: [{ asset: fourth, amount: 5_000n }] },
    ])
    expect(unread).toEqual([])
    expect((await read(pair)).positions).toEqual([])
  })

  test('whatever is deposited, borrowed, swapped and taken out, parts and holdings are worth what the contracts say', async () => {
    const usd = { usdc: 10n ** 12n, weth: 2_000n } as const
    let seed = 0
    const steps = fc.array(
      fc.record({
        what: fc.constantFrom('supply', 'borrow', 'deposit', 'redeem', 'join', 'leave', 'swap', 'pledge'),
        share: fc.integer({ min: 1, max: 60 }),
      }),
      { minLength: 2, maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        seed += 1
        const owner = numberToHex(0xdad00000 + seed, { size: 20 })
        await mainnet.fund(owner, { usdc: 10_000n * USD, weth: 5n * 10n ** 18n })
        const of = (place: Place) => mainnet.read<bigint>(place, 'balanceOf', owner)
        for (const { what, share } of all) {
          const part = async (place: Place) => ((await of(place)) * BigInt(share)) / 100n
          if (what === 'supply')
            await mainnet.send(owner, 'pool', 'supply', mainnet.address('usdc'), await part('usdc'))
          if (what === 'borrow')
            await mainnet.send(owner, 'pool', 'borrow', mainnet.address('usdc'), (await of('aUsdc')) / 4n)
          if (what === 'deposit') await mainnet.send(owner, 'vault', 'deposit', await part('usdc'), owner)
          if (what === 'redeem')
            await mainnet.send(owner, 'vault', 'redeem', await part('vault'), owner, owner)
          if (what === 'join')
            await mainnet.send(owner, 'pair', 'deposit', await part('usdc'), await part('weth'))
          if (what === 'leave') await mainnet.send(owner, 'pair', 'exit', await part('pair'))
          if (what === 'swap')
            await mainnet.send(mainnet.minter, 'pair', 'swap', BigInt(share) * 1_000n * USD)
          if (what === 'pledge')
            await mainnet.send(owner, 'comet', 'supply', mainnet.address('weth'), await part('weth'))
          const node = await openNode(mainnet.chain, mainnet.url)
          const { positions } = await listPositions(node, owner, candidates(), {})
          const value = (asset: string, amount: bigint) =>
            amount *
            (asset === mainnet.asset('usdc') ? usd.usdc : asset === mainnet.asset('weth') ? usd.weth : 0n)
          const parts = positions.flatMap((position) => position.parts)
          const [usdc, weth, lent, owed, vault, pair] = await Promise.all(
            (['usdc', 'weth', 'aUsdc', 'debtUsdc', 'vault', 'pair'] as const).map(of),
          )
          const told =
            value(mainnet.asset('usdc'), usdc ?? 0n) +
            value(mainnet.asset('weth'), weth ?? 0n) +
            parts.reduce((sum, { asset, amount }) => sum + value(asset, amount), 0n)
          // The same from the contracts' own storage: written balances, reserves, what the vault has.
          const [assets, shares, reserve0, reserve1, total, pledged] = await Promise.all([
            mainnet.read<bigint>('vault', 'totalAssets'),
            mainnet.read<bigint>('vault', 'totalSupply'),
            mainnet.read<bigint[]>('pair', 'getReserves').then((reserves) => reserves[0] ?? 0n),
            mainnet.read<bigint[]>('pair', 'getReserves').then((reserves) => reserves[1] ?? 0n),
            mainnet.read<bigint>('pair', 'totalSupply'),
            mainnet.read<bigint[]>('comet', 'userCollateral', owner, mainnet.address('weth')),
          ])
          const dollars =
            (usdc ?? 0n) +
            (lent ?? 0n) -
            (owed ?? 0n) +
            ((vault ?? 0n) * (assets + 1n)) / (shares + 1n) +
            ((pair ?? 0n) * reserve0) / total
          const ether = (weth ?? 0n) + ((pair ?? 0n) * reserve1) / total + (pledged[0] ?? 0n)
          expect(told).toBe(dollars * usd.usdc + ether * usd.weth)
        }
      }),
      { numRuns: 5, seed: 20 },
    )
  })
})
