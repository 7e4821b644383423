import { type AssetId, DAY_MS } from '@pkg/api-contract'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { Address } from '../../ports/wallet-data.ts'
import { createStub } from '../../testing/create-stub.ts'
import { filled, openProvider } from '../../testing/open-provider.ts'
import { startPositionWorld } from '../../testing/position-world.ts'
import { ethereumRpc } from './ethereum-rpc.ts'
import { findBlockAt } from './find-block-at.ts'
import { openNode } from './open-node.ts'

const USD = 10n ** 6n
const RAY = 10n ** 27n
const wallet: Address = '0x00000000000000000000000000000000000a11ce'
const world = await startPositionWorld(1)
afterAll(world.stop)

const open = (url: string) => {
  const { ports, close } = openProvider(ethereumRpc, { ETH_RPC_URLS: [url] })
  onTestFinished(close)
  return filled(ports.blockBalances)
}

test('what is lent grows by itself, and is told at each moment and block as the chain had it then', async () => {
  const { number: start, timestamp } = await world.reader.getBlock()
  await world.fund(wallet, { usdc: 5_000n * USD })
  await world.send(wallet, 'pool', 'supply', world.address('usdc'), 1_000n * USD)
  // Blocks come at an uneven pace: ten days with an index of their own, and a withdrawal on the sixth.
  const expected: { block: number; at: number; balance: bigint }[] = []
  for (let day = 1; day <= 10; day += 1) {
    await world.test.setNextBlockTimestamp({ timestamp: timestamp + 86_400n * BigInt(day) })
    const index = RAY + (RAY * BigInt(day) * 37n) / 10_000n
    await world.send(world.minter, 'pool', 'setIndexes', world.address('usdc'), index, RAY)
    if (day === 6) await world.send(wallet, 'pool', 'withdraw', world.address('usdc'), 400n * USD)
    if (day % 3 === 0) await world.test.mine({ blocks: 5 })
    const { number, timestamp: at } = await world.reader.getBlock()
    const balance = await world.read<bigint>('aUsdc', 'balanceOf', wallet)
    expected.push({ block: Number(number), at: Number(at) * 1000, balance })
  }
  const node = open(world.url)
  const head = await node.getHead()
  const tokens: AssetId[] = [world.asset('aUsdc')]
  const first = filled(expected[0])
  const measured = await node.measure(
    wallet,
    tokens,
    // A moment between two blocks has the balance of the one before it.
    { moments: expected.map(({ at }) => at + 500), blocks: [first.block - 1] },
    { head },
  )
  expect(
    measured.map(({ block, at, balances }) => ({ block, at, balance: balances.get(filled(tokens[0])) })),
  ).toEqual([
    { block: first.block - 1, at: expect.any(Number), balance: 1_000n * USD },
    // Until the moment it is as that block left it.
    ...expected.map((one) => ({ ...one, at: one.at + 500 })),
  ])
  expect(new Set(expected.map(({ balance }) => balance)).size).toBe(10)

  // The block of any moment, however blocks lie: held against a walk through all of them.
  const chain = await openNode(world.chain, world.url)
  const times: number[] = []
  for (let block = 0; block <= head.block; block += 1) {
    times.push(Number((await world.reader.getBlock({ blockNumber: BigInt(block) })).timestamp) * 1000)
  }
  const places = [{ block: Number(start), at: Number(timestamp) * 1000 }, head]
  for (const moment of [filled(times[0]), ...expected.flatMap(({ at }) => [at - 1, at, at + 43_200_000])]) {
    const last = times.findLastIndex((at) => at <= moment)
    expect((await findBlockAt(chain, moment, places))?.block).toBe(last)
  }
  expect(await findBlockAt(chain, filled(times[0]) - 1, places)).toBeUndefined()
})

test('a node that has dropped the past is asked about one block, and tells nothing of it', async () => {
  const asked = new Set<unknown>()
  const { url, close } = await createStub(({ body }) => {
    const answer = ({ id, method, params }: { id: number; method: string; params: unknown[] }) => {
      if (method === 'eth_chainId') return { id, jsonrpc: '2.0', result: '0x1' }
      if (method === 'eth_blockNumber') return { id, jsonrpc: '2.0', result: '0x0' }
      if (method === 'eth_getCode') return { id, jsonrpc: '2.0', result: '0x' }
      if (method === 'eth_getBlockByNumber') {
        const number = params[0] as `0x${string}`
        const timestamp = `0x${(1_700_000_000 + Number(number) * 12).toString(16)}`
        return { id, jsonrpc: '2.0', result: { number, timestamp, transactions: [] } }
      }
      asked.add(params.at(-1))
      return { id, jsonrpc: '2.0', error: { code: -32_000, message: 'missing trie node' } }
    }
    const requests = JSON.parse(body)
    return { body: JSON.stringify(Array.isArray(requests) ? requests.map(answer) : answer(requests)) }
  })
  onTestFinished(close)
  const head = { block: 1_000_000, at: 1_712_000_000_000 }
  const moments = Array.from({ length: 92 }, (_, day) => head.at - day * DAY_MS)
  expect(await open(url).measure(wallet, [world.asset('aUsdc')], { moments, blocks: [5] }, { head })).toEqual(
    [],
  )
  expect(asked.size).toBe(1)
})
