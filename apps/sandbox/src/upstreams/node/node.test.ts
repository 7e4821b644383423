import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { useSandbox } from '../../testing/use-sandbox.ts'

const sandboxed = useSandbox()

it('answers what the node answers, alone and in batches', async () => {
  const { chain, demo, env } = sandboxed.sandbox
  const client = createPublicClient({ chain: mainnet, transport: http(env.ETH_RPC_URLS, { batch: true }) })
  const [block, balance] = await Promise.all([
    client.getBlock(),
    client.getBalance({ address: demo.address }),
  ])
  expect(block).toEqual(await chain.client.getBlock())
  expect(balance).toBe(await chain.balanceOf('native', demo.address))
  expect(sandboxed.sandbox.requests('rpc').at(-1)?.calls).toEqual(['eth_getBlockByNumber', 'eth_getBalance'])
})

it.each(['anvil_mine', 'evm_setTime', 'eth_sendTransaction'])(
  'does not let strangers call %s',
  async (method) => {
    const before = await sandboxed.sandbox.chain.client.getBlockNumber()
    const answer = await sandboxed.post('/rpc', { jsonrpc: '2.0', id: 1, method, params: [{}] })
    expect(await answer.json()).toMatchObject({ id: 1, error: { code: -32601 } })
    expect(await sandboxed.sandbox.chain.client.getBlockNumber()).toBe(before)
  },
)
