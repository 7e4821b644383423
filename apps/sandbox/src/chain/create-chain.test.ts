import { beforeAll, expect, it } from 'vitest'
import { testNow, useSandbox } from '../testing/use-sandbox.ts'

const sandboxed = useSandbox()

/** The block at which the sandbox's chain began: other tests mine more. */
let beginning: bigint
beforeAll(async () => {
  beginning = await sandboxed.sandbox.chain.client.getBlockNumber()
})

it('has a year of transfers behind it that ends at the last midnight, and one block at the present', async () => {
  const { client } = sandboxed.sandbox.chain
  const newest = await client.getBlock({ blockNumber: beginning })
  const before = await client.getBlock({ blockNumber: beginning - 1n })
  const first = await client.getBlock({ blockNumber: 2n })
  const logs = await client.getLogs({ fromBlock: 2n, toBlock: beginning })
  expect(Number(newest.timestamp) * 1000).toBe(testNow.getTime())
  expect(Number(before.timestamp) * 1000).toBeLessThan(Date.parse('2026-05-20T00:00:00Z'))
  expect(logs.length).toBeGreaterThan(250)
  const days = (Number(newest.timestamp) - Number(first.timestamp)) / 86_400
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThan(367)
})

it('is chain 1 with the contracts that readers of the mainnet expect', async () => {
  const { client } = sandboxed.sandbox.chain
  expect(await client.getChainId()).toBe(1)
  const code = await client.getCode({ address: '0xcA11bde05977b3631167028862bE2a173976CA11' })
  expect(code?.length).toBeGreaterThan(1_000)
})

it('remembers what balances were at every block', async () => {
  const { chain, demo } = sandboxed.sandbox
  const atBirth = await chain.client.getBalance({ address: demo.address, blockNumber: 1n })
  const early = await chain.client.getBalance({ address: demo.address, blockNumber: 10n })
  expect([atBirth, early > 0n]).toEqual([0n, true])
})

it('resolves the ENS names both ways, and others not', async () => {
  const { chain, demo } = sandboxed.sandbox
  expect(await chain.client.getEnsAddress({ name: 'demo.eth' })).toBe(demo.address)
  expect(await chain.client.getEnsName({ address: demo.address })).toBe('demo.eth')
  expect(await chain.client.getEnsAddress({ name: 'nobody.eth' })).toBeNull()
  expect(await chain.client.getEnsName({ address: demo.counterparty })).toBeNull()
})

it('knows what gas has cost', async () => {
  const { client } = sandboxed.sandbox.chain
  const history = await client.getFeeHistory({ blockCount: 20, rewardPercentiles: [10, 50, 90] })
  expect(history.baseFeePerGas).toHaveLength(21)
  expect(history.baseFeePerGas.every((fee) => fee > 0n)).toBe(true)
})

it('mines transfers one block after another, however many are sent at once', async () => {
  const { chain, demo } = sandboxed.sandbox
  const sent = await Promise.all(
    [1n, 2n, 3n].map((value) => chain.transfer({ token: 'native', to: demo.address, value })),
  )
  const [first = 0] = sent.map(({ blockNumber }) => blockNumber)
  expect(sent.map(({ blockNumber }) => blockNumber)).toEqual([first, first + 1, first + 2])
})

it('throws when a transfer is reverted, and goes on with the next one', async () => {
  const { chain, demo } = sandboxed.sandbox
  const token = demo.tokens.LINK ?? 'native'
  const to = demo.counterparty
  await expect(chain.transfer({ token, from: demo.address, to, value: 10n ** 30n })).rejects.toThrow(/revert/)
  expect((await chain.transfer({ token, from: demo.address, to, value: 1n })).logIndex).toBe(0)
})
