import { type AssetId, toAssetId } from '@pkg/api-contract'
import { encodeFunctionData, parseAbi } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import type { MovementList, Movements } from './movements.ts'
import type { Address } from './wallet-data.ts'

const multicall: Address = '0xca11bde05977b3631167028862be2a173976ca11'
const multicallAbi = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function aggregate3Value(Call3Value[] calls) payable',
])

/** The chain that a source reads, and a wallet of it. */
export interface MovementsWorld {
  demo: { address: Address; counterparty: Address; tokens: Readonly<Record<string, Address>> }
  chain: {
    transfer(request: { token: 'native'; from: Address; to: Address; value: bigint }): Promise<unknown>
    send(call: { from: Address; to: Address; value: bigint; data: Address }): Promise<unknown>
    balanceOf(token: Address | 'native', owner: Address): Promise<bigint>
  }
}

/** What every source of movements must do, held against the chain itself. */
export function testMovements(given: {
  sandbox(): MovementsWorld
  movements(): Movements
  /** What another source says that a wallet owns: `contract:number` in lower case, and how many. */
  owned(wallet: Address): Promise<[piece: string, count: bigint][]>
  /** Sends a transaction that the chain takes and that fails. */
  sendFailing(call: { from: Address; to: Address; data: Address }): Promise<unknown>
}): void {
  let wallet: Address
  let list: MovementList

  beforeAll(async () => {
    const { demo, chain } = given.sandbox()
    wallet = demo.address.toLowerCase() as Address
    await chain.transfer({ token: 'native', from: demo.address, to: demo.counterparty, value: 12_345n })
    await chain.transfer({ token: 'native', from: demo.address, to: demo.address, value: 1n })
    // A contract that passes ether on, to the wallet and from it.
    for (const [from, target] of [
      [demo.counterparty, demo.address],
      [demo.address, demo.counterparty],
    ] as const) {
      const call = { target, allowFailure: false, value: 777n, callData: '0x' as const }
      const data = encodeFunctionData({ abi: multicallAbi, functionName: 'aggregate3Value', args: [[call]] })
      await chain.send({ from, to: multicall, value: 777n, data })
    }
    const data = encodeFunctionData({
      abi: parseAbi(['function transfer(address,uint256)']),
      args: [demo.counterparty, 10n ** 60n],
    })
    await given.sendFailing({ from: demo.address, to: demo.tokens.USDC ?? multicall, data })
    list = await given.movements().listMovements(wallet)
  }, 60_000)

  test('movements from the beginning add up to what the chain says that the wallet holds', async () => {
    const { chain } = given.sandbox()
    const sums = new Map<AssetId, bigint>()
    for (const { asset, amount, kind } of list.movements) {
      if (kind !== 'nft') sums.set(asset, (sums.get(asset) ?? 0n) + amount)
    }

    expect(list.cutShortAt).toBeNull()
    expect(sums.size).toBeGreaterThan(3)
    for (const [asset, sum] of sums) {
      const token = asset.slice(2) as Address | 'native'
      expect([asset, sum]).toEqual([asset, await chain.balanceOf(token, wallet)])
    }
  })

  test('every kind of movement is told apart, and none twice', () => {
    const kinds = new Set(list.movements.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['gas', 'internal', 'native', 'nft', 'transfer'])
    expect(new Set(list.movements.map(({ id }) => id)).size).toBe(list.movements.length)
    const single = list.movements.filter(({ kind, amount }) => kind !== 'nft' && amount ** 2n === 1n)
    expect(single).toEqual([])
    expect(list.movements.find(({ kind }) => kind === 'internal')).toMatchObject({
      asset: toAssetId({ chainId: 1, address: 'native' }),
      amount: 777n,
      counterparty: multicall,
    })
  })

  test('pieces are counted by contract and number, and add up to what the wallet owns', async () => {
    const pieces = list.movements.filter(({ kind }) => kind === 'nft')
    const held = new Map<string, bigint>()
    for (const { asset, tokenId, amount } of pieces) {
      expect(tokenId).toMatch(/^\d+$/)
      const piece = `${asset.slice(2)}:${tokenId}`
      held.set(piece, (held.get(piece) ?? 0n) + amount)
    }
    const owned = [...held].filter(([, count]) => count !== 0n).sort()
    expect(owned).toEqual((await given.owned(wallet)).sort())
  })

  test('a transaction that failed costs its fee, moves nothing else, and says so', () => {
    const failed = list.movements.filter((movement) => movement.failed === true)
    expect(failed.length).toBeGreaterThan(0)
    for (const { id } of failed) {
      const hash = id.slice(0, id.indexOf(':'))
      const own = list.movements.filter((movement) => movement.id.startsWith(hash))
      expect(own).toMatchObject([{ kind: 'gas' }])
    }
  })

  test('tokens that moved are described', () => {
    const usdc = toAssetId({ chainId: 1, address: given.sandbox().demo.tokens.USDC?.toLowerCase() ?? '' })
    expect(list.assets.find(({ asset }) => asset === usdc)).toMatchObject({ symbol: 'USDC', decimals: 6 })
  })

  test('of a list from a block on, nothing is older and nothing is missing', async () => {
    const blocks = [...new Set(list.movements.map(({ block }) => block))].sort((a, b) => a - b)
    const fromBlock = blocks[Math.floor(blocks.length / 2)] ?? 0
    const later = await given.movements().listMovements(wallet, { fromBlock })
    const ids = (rows: MovementList['movements']) => rows.map(({ id }) => id).sort()
    expect(ids(later.movements)).toEqual(ids(list.movements.filter(({ block }) => block >= fromBlock)))
  })

  test('a wallet that never moved anything has an empty list that is complete', async () => {
    const nobody = `0x${'ab'.repeat(20)}` as const
    expect(await given.movements().listMovements(nobody)).toEqual({
      movements: [],
      assets: [],
      cutShortAt: null,
      nftsCutShortAt: null,
    })
  })
}
