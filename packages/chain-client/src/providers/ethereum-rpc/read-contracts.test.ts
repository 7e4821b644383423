import { multicallBytecode } from '@app/sandbox/artifacts'
import { fromAssetId } from '@pkg/api-contract'
import { expect, onTestFinished, test } from 'vitest'
import type { Address } from '../../ports/wallet-data.ts'
import { filled, openProvider } from '../../testing/open-provider.ts'
import { startPositionWorld } from '../../testing/position-world.ts'
import { readBalancesAt } from './block-balances.ts'
import { ethereumRpc } from './ethereum-rpc.ts'
import { listTokens } from './list-tokens.ts'
import { openNode } from './open-node.ts'
import { withoutOwnCode } from './without-own-code.test-kit.ts'

const wallet: Address = '0x00000000000000000000000000000000000a11ce'

test('tips of the blocks that a wallet makes come to it to the last unit, as its balance shows', async () => {
  const world = await startPositionWorld(1)
  onTestFinished(world.stop)
  const { ports, close } = openProvider(ethereumRpc, { ETH_RPC_URLS: [world.url] })
  onTestFinished(close)
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

test('tokens that burn all gas or answer a megabyte take nothing away from the others', async () => {
  const world = await startPositionWorld(8453)
  onTestFinished(world.stop)
  await world.fund(wallet, { usdc: 5_000_000n, weth: 7n })
  const liars = ['burner', 'megabyte', 'huge', 'ofItself', 'byBlock', 'byCaller'] as const
  for (const liar of liars) await world.send(world.minter, liar, 'mint', wallet, 10n ** 24n)
  const { address } = world.chain.multicall3
  const honest = (rows: readonly { address: string; balance: string }[]) =>
    ['usdc', 'weth'].map((place) => {
      const contract = fromAssetId(world.asset(place as 'usdc' | 'weth')).address
      return rows.find((row) => row.address === contract)?.balance
    })
  for (const bytecode of ['0x', multicallBytecode] as const) {
    await world.test.setCode({ address, bytecode })
    const open = await openNode(world.chain, world.url)
    for (const node of [open, withoutOwnCode(open)]) {
      const rows = await listTokens(node, wallet)
      expect(honest(rows)).toEqual(['5000000', '7'])
      const assets = (['burner', 'usdc', 'megabyte', 'weth'] as const).map(world.asset)
      const block = Number(await world.reader.getBlockNumber())
      const balances = await readBalancesAt(node, wallet, assets, block)
      expect(assets.map((asset) => balances.get(asset))).toEqual([undefined, 5_000_000n, undefined, 7n])
    }
  }
})
