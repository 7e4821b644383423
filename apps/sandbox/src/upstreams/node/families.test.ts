import { type Address, type Hex, pad, toEventSelector } from 'viem'
import { expect, it } from 'vitest'
import { openSandbox } from '../../testing/open-sandbox.ts'

const NOW = new Date('2026-04-01T09:00:00Z')
const [ARBITRUM, SCROLL, ZKSYNC, CELO] = [42_161, 534_352, 324, 42_220] as const
const QUARTER = 250_000_000_000_000_000n

interface Transaction extends Record<string, unknown> {
  hash: Hex
  type: Hex
}
interface Receipt extends Record<string, unknown> {
  gasUsed: Hex
  effectiveGasPrice: Hex
  logs: { address: Address; topics: Hex[]; data: Hex }[]
}

const sandbox = await openSandbox({ now: NOW, sideChains: [ARBITRUM, SCROLL, ZKSYNC, CELO] })

/** Asks the node of a chain, as the product does. */
async function ask<T>(chainId: number, method: string, ...params: unknown[]): Promise<T> {
  const answer = await fetch(sandbox.env[`ETH_RPC_URLS_${chainId}`] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await answer.json()) as { result: T }).result
}

async function listTransactions(chainId: number): Promise<Transaction[]> {
  const head = Number(await ask<Hex>(chainId, 'eth_blockNumber'))
  const blocks = await Promise.all(
    Array.from({ length: head + 1 }, (_, number) =>
      ask<{ transactions: Transaction[] }>(chainId, 'eth_getBlockByNumber', `0x${number.toString(16)}`, true),
    ),
  )
  return blocks.flatMap(({ transactions }) => transactions)
}
const receiptOf = (chainId: number, hash: Hex) => ask<Receipt>(chainId, 'eth_getTransactionReceipt', hash)
const ofType = async (chainId: number, type: Hex) =>
  (await listTransactions(chainId)).filter((transaction) => transaction.type === type)

it('brings ether to Arbitrum by a transaction for which nobody pays, and tells the part for Ethereum within the gas', async () => {
  const [bridged] = await ofType(ARBITRUM, '0x64')
  expect(bridged).toMatchObject({
    value: `0x${QUARTER.toString(16)}`,
    to: sandbox.demo.address.toLowerCase(),
  })
  const receipt = await receiptOf(ARBITRUM, bridged?.hash ?? '0x')
  expect(receipt).toMatchObject({ gasUsed: '0x0', type: '0x64', l1BlockNumber: expect.any(String) })
  const [paid] = await ofType(ARBITRUM, '0x2')
  const { gasUsed, gasUsedForL1 } = await receiptOf(ARBITRUM, paid?.hash ?? '0x')
  expect(Number(gasUsedForL1)).toBeGreaterThan(0)
  expect(Number(gasUsedForL1)).toBeLessThan(Number(gasUsed))
})

it('takes a fee for data on Scroll, and brings a message without what was minted for it', async () => {
  const [message] = await ofType(SCROLL, '0x7e')
  expect(message).toMatchObject({ value: `0x${QUARTER.toString(16)}`, queueIndex: '0x1' })
  expect(message).not.toHaveProperty('mint')
  const [paid] = await ofType(SCROLL, '0x2')
  expect(Number((await receiptOf(SCROLL, paid?.hash ?? '0x')).l1Fee)).toBeGreaterThan(0)
})

it('answers whoever calls on a chain with a fee for data, though they have nothing to pay it of', async () => {
  const from = '0x00000000000000000000000000000000000c0de1'
  // Answers with how much gas is left: 5a of it, stored and returned.
  const data = '0x5a60005260206000f3'
  expect(BigInt(await ask<Hex>(SCROLL, 'eth_getBalance', from, 'latest'))).toBe(0n)
  expect(await ask<Hex>(SCROLL, 'eth_call', { from, data, gas: '0xf42400' }, 'latest')).toMatch(
    /^0x0{40,}[0-9a-f]+$/,
  )
  expect(await ask<Hex>(SCROLL, 'eth_call', { from, data, gas: '0xf42400' })).toMatch(/^0x0{40,}[0-9a-f]+$/)
})

it('logs on ZKsync each move of the coin, and what goes to the bootloader and does not come back is the fee', async () => {
  const face = '0x000000000000000000000000000000000000800a'
  const bootloader = pad('0x8001', { size: 32 })
  const transactions = await listTransactions(ZKSYNC)
  for (const { hash } of transactions.slice(-5)) {
    const { gasUsed, effectiveGasPrice, logs } = await receiptOf(ZKSYNC, hash)
    const net = logs
      .filter(({ address }) => address.toLowerCase() === face)
      .reduce((sum, { topics, data }) => {
        if (topics[2] === bootloader) return sum + BigInt(data)
        return topics[1] === bootloader ? sum - BigInt(data) : sum
      }, 0n)
    expect(net).toBe(BigInt(gasUsed) * BigInt(effectiveGasPrice))
  }
  const topics = [
    toEventSelector('Transfer(address,address,uint256)'),
    null,
    pad(sandbox.demo.address.toLowerCase() as Hex),
  ]
  const found = await ask<{ address: Address }[]>(ZKSYNC, 'eth_getLogs', { fromBlock: '0x0', topics })
  expect(found.filter(({ address }) => address.toLowerCase() === face).length).toBeGreaterThan(3)
  // Its Multicall3 stands elsewhere.
  const codeAt = (address: Address) => ask<Hex>(ZKSYNC, 'eth_getCode', address, 'latest')
  expect(await codeAt('0xcA11bde05977b3631167028862bE2a173976CA11')).toBe('0x')
  expect((await codeAt('0xF9cda624FBC7e059355ce98a31693d299FACd963')).length).toBeGreaterThan(1_000)
})

it('takes on Celo a fee in a token, and lists moves of the coin that leave no log with a place below zero', async () => {
  const [paid] = await ofType(CELO, '0x7b')
  expect(paid).toMatchObject({
    feeCurrency: expect.stringMatching(/^0x/),
    from: sandbox.demo.address.toLowerCase(),
  })
  const index = sandbox.env[`BLOCKSCOUT_URL_${CELO}`]
  const answer = await fetch(`${index}/addresses/${sandbox.demo.address}/token-transfers?type=ERC-20`)
  const { items } = (await answer.json()) as { items: { log_index: number; total: { value: string } }[] }
  expect(items.some(({ log_index }) => log_index < 0)).toBe(true)
  // The one that was moved as a token has a log.
  expect(items.find(({ total }) => total.value === (QUARTER + 7n).toString())?.log_index).toBe(0)
})
