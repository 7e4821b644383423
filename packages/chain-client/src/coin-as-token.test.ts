import { movingFace } from '@app/sandbox/artifacts'
import { findChain } from '@pkg/chains'
import { createMemoryStore } from '@pkg/keep-fresh'
import { createTestClient, encodeFunctionData, http, numberToHex, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { expect, onTestFinished, test } from 'vitest'
import { createChainClient } from './create-chain-client.ts'
import type { Address } from './ports/wallet-data.ts'
import { filled, NOON } from './testing/open-provider.ts'
import { startAnvil } from './testing/start-anvil.ts'

const ONE = 10n ** 18n
const celo = filled(findChain(42_220))
const face = filled(celo.movingFace ?? undefined)
const rich: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const wallet: Address = `0x${'0abc'.repeat(10)}`

test('the coin of Celo counts however it is moved: as itself, by a contract and as a token', async () => {
  const node = await startAnvil('--celo', '--chain-id', '42220', '--auto-impersonate')
  onTestFinished(node.stop)
  const chain = createTestClient({
    ...{ mode: 'anvil', chain: { ...foundry, id: 42_220 }, transport: http(node.url) },
  }).extend(publicActions)
  await chain.setCode({ address: face, bytecode: movingFace.bytecode })
  // A node is known to be of the chain by its dollars.
  for (const { address } of celo.stablecoins) await chain.setCode({ address, bytecode: '0x00' })
  const send = async (from: Address, to: Address, value: bigint, data: `0x${string}` = '0x') => {
    const receipt = await chain.request({
      method: 'eth_sendTransactionSync' as never,
      params: [{ from, to, data, value: numberToHex(value) }] as never,
    })
    expect(receipt).toMatchObject({ status: '0x1' })
  }
  const asToken = (to: Address, value: bigint) =>
    encodeFunctionData({ abi: movingFace.abi, functionName: 'transfer', args: [to, value] })
  await send(rich, wallet, 5n * ONE)
  await send(rich, face, 0n, asToken(wallet, 2n * ONE + 7n))
  await send(wallet, face, 0n, asToken(rich, ONE + 3n))
  await send(wallet, rich, ONE / 2n)

  const client = createChainClient({
    settings: { ETH_RPC_URLS_42220: [node.url], BLOCKSCOUT_URL_42220: '' },
    chains: [celo],
    answers: createMemoryStore(),
    now: () => NOON,
    log: () => {},
  })
  onTestFinished(() => client.close())
  const account = { chainId: celo.id, address: wallet }
  const { movements, assets } = await client.readLedger(account, { fromBlock: 0, assets: [] })
  expect(
    movements.map(({ asset, kind, amount }) => [asset, kind, kind === 'gas' ? 'fee' : amount]).sort(),
  ).toEqual(
    [
      ['42220:native', 'gas', 'fee'],
      ['42220:native', 'gas', 'fee'],
      ['42220:native', 'internal', 2n * ONE + 7n],
      ['42220:native', 'internal', -ONE - 3n],
      ['42220:native', 'native', 5n * ONE],
      ['42220:native', 'native', -ONE / 2n],
    ].sort(),
  )
  expect(assets).toEqual([])
  const balance = await chain.getBalance({ address: wallet })
  expect(movements.reduce((sum, { amount }) => sum + amount, 0n)).toBe(balance)
  expect((await client.listTokens(account)).data).toMatchObject([
    { address: 'native', symbol: 'CELO', balance: String(balance) },
  ])
})
