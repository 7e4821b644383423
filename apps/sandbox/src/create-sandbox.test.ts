import { expect, it } from 'vitest'
import { createSandbox, type Sandbox } from './create-sandbox.ts'
import { testNow } from './testing/use-sandbox.ts'

/** Of the first one with seed 7, for all tests that compare with it. */
let firstSeven: ReturnType<typeof picture> | undefined
const seeSeven = () => {
  firstSeven ??= withSandbox({ seed: 7, now: testNow }, picture)
  return firstSeven
}

it('is the same for the same seed and moment, down to the hash of the newest block', async () => {
  const [first, second] = await Promise.all([seeSeven(), withSandbox({ seed: 7, now: testNow }, picture)])
  expect(second).toEqual(first)
})

it('is another chain and another market for another seed, with the same holdings', async () => {
  const seven = await seeSeven()
  const eight = await withSandbox({ seed: 8, now: testNow }, picture)
  expect(eight.head).not.toBe(seven.head)
  expect(eight.prices).not.toBe(seven.prices)
  expect(eight.balance).toBe(seven.balance)
})

it('leaves nothing running after close, not even with requests that still wait', async () => {
  const sandbox = await createSandbox({ now: testNow })
  sandbox.setFault('defillama', { kind: 'hang' })
  const waiting = fetch(`${sandbox.url}/defillama/prices/current/coingecko:bitcoin`)
  const failed = expect(waiting).rejects.toThrow('fetch failed')
  while (sandbox.requests('defillama').length === 0) await new Promise(setImmediate)
  await sandbox.close()
  await failed
  expect(() => process.kill(sandbox.chain.pid, 0)).toThrow('ESRCH')
  await expect(fetch(sandbox.url)).rejects.toThrow('fetch failed')
  await expect(fetch(sandbox.chain.rpcUrl)).rejects.toThrow('fetch failed')
})

it('does not leave its node behind when its port is taken', async () => {
  const first = await createSandbox({ now: testNow })
  await expect(createSandbox({ now: testNow, port: Number(new URL(first.url).port) })).rejects.toThrow(
    'EADDRINUSE',
  )
  await first.close()
})

async function withSandbox<T>(
  options: Parameters<typeof createSandbox>[0],
  look: (sandbox: Sandbox) => Promise<T>,
): Promise<T> {
  const sandbox = await createSandbox(options)
  try {
    return await look(sandbox)
  } finally {
    await sandbox.close()
  }
}

async function picture({ url, chain, demo }: Sandbox) {
  const ask = async (path: string) =>
    (await (await fetch(`${url}${path}`, { headers: { 'x-api-key': 'sandbox' } })).text()).replaceAll(url, '')
  return {
    head: (await chain.client.getBlock()).hash,
    balance: String(await chain.balanceOf(demo.tokens.USDC ?? 'native', demo.address)),
    prices: await ask('/coingecko/api/v3/coins/markets?vs_currency=usd&sparkline=true'),
    tokens: await ask(`/moralis/api/v2.2/wallets/${demo.address}/tokens?chain=eth`),
    transfers: await ask(`/blockscout/api/v2/addresses/${demo.address}/token-transfers`),
    nfts: await ask(`/moralis/api/v2.2/${demo.address}/nft`),
  }
}
