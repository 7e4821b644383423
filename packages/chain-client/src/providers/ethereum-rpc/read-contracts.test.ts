import { multicallBytecode } from '@app/sandbox/artifacts'
import { afterAll, expect, test } from 'vitest'
import type { Address } from '../../ports/wallet-data.ts'
import { filled, openProvider } from '../../testing/open-provider.ts'
import { startPositionWorld } from '../../testing/position-world.ts'
import { ethereumRpc } from './ethereum-rpc.ts'
import { openNode } from './open-node.ts'

const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  await Promise.all(closers.map((close) => close()))
})

const wallet: Address = '0x00000000000000000000000000000000000a11ce'

/** Answers whatever it is asked with a list of no results (two words, 32 and 0), as a stranger may at that address. */
const hostile = '0x6020600052600060205260406000f3' as const

test('what stands at the address of Multicall3 is believed by its code alone', async () => {
  const world = await startPositionWorld(1)
  closers.push(world.stop)
  const { address } = world.chain.multicall3
  await world.fund(wallet, { usdc: 5_000_000n, weth: 7n })
  const { ports, close } = openProvider(ethereumRpc, { ETH_RPC_URLS: [world.url] })
  closers.push(close)
  const assets = [world.asset('usdc'), world.asset('weth')]
  const read = async () => {
    const { hasMulticall } = await openNode(world.chain, world.url)
    const { block } = await filled(ports.blockBalances).getHead()
    const balances = await filled(ports.blockBalances).getBalancesAt(wallet, assets, block)
    return [hasMulticall, ...assets.map((asset) => balances.get(asset))]
  }
  expect(await read()).toEqual([false, 5_000_000n, 7n])
  await world.test.setCode({ address, bytecode: hostile })
  expect(await read()).toEqual([false, 5_000_000n, 7n])
  await world.test.setCode({ address, bytecode: multicallBytecode })
  expect(await read()).toEqual([true, 5_000_000n, 7n])
})

test('tips of the blocks that a wallet makes come to it to the last unit, as its balance shows', async () => {
  const world = await startPositionWorld(1)
  closers.push(world.stop)
  const { ports, close } = openProvider(ethereumRpc, { ETH_RPC_URLS: [world.url] })
  closers.push(close)
  const maker: Address = '0x00000000000000000000000000000000000b10c5'
  await world.test.setCoinbase({ address: maker })
  const before = await world.reader.getBalance({ address: maker })
  await world.fund(wallet, { usdc: 5_000_000n })
  await world.send(wallet, 'pool', 'supply', world.address('usdc'), 3_000_000n)
  const after = await world.reader.getBalance({ address: maker })
  expect(after > before).toBe(true)
  const { movements } = await filled(ports.movements).listMovements(maker)
  expect(new Set(movements.map(({ credit, asset }) => `${credit} ${asset}`))).toEqual(
    new Set(['block-rewards 1:native']),
  )
  expect(movements.reduce((sum, { amount }) => sum + amount, 0n)).toBe(after - before)
})
