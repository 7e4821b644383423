import { createSandbox, type Sandbox } from '@app/sandbox'
import { sumHoldings, type Token } from '@pkg/api-contract'
import { createMemoryStore } from '@pkg/keep-fresh'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { createChainClient } from './create-chain-client.ts'
import type { Address } from './ports/wallet-data.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { NOON, toSettings } from './testing/open-provider.ts'

let sandbox: Sandbox
let wallet: Address

beforeAll(async () => {
  sandbox = await createSandbox({ now: new Date(NOON) })
  wallet = sandbox.demo.address.toLowerCase() as Address
}, 60_000)
afterAll(() => sandbox.close())

async function read(sources: readonly (keyof ProviderSettings)[]) {
  const all = Object.entries(toSettings(sandbox.env))
  const settings = Object.fromEntries(all.filter(([key]) => sources.some((source) => source === key)))
  const client = createChainClient({
    settings,
    answers: createMemoryStore(),
    now: () => NOON,
    log: () => undefined,
  })
  const { data } = await client.listTokens(wallet)
  await client.close()
  return data
}

async function mint(token: string, value: string): Promise<string> {
  const answer = await fetch(`${sandbox.url}/control/mint`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, to: wallet, value }),
  })
  const { token: address } = z.object({ token: z.string() }).parse(await answer.json())
  return address.toLowerCase()
}

const PRICES = ['DEFILLAMA_URL', 'COINGECKO_URL', 'COINGECKO_API_KEY'] as const
const SOURCES: [string, readonly (keyof ProviderSettings)[]][] = [
  ['a node', ['ETH_RPC_URLS', ...PRICES]],
  ['Blockscout', ['BLOCKSCOUT_URL', 'ETH_RPC_URLS', ...PRICES]],
  ['Moralis', ['MORALIS_URL', 'MORALIS_API_KEY', 'ETH_RPC_URLS', ...PRICES]],
]

test('what a stranger sends is not wealth, and what is owed is a debt, whoever lists the wallet', async () => {
  const before = new Map<string, readonly Token[]>()
  for (const [name, sources] of SOURCES) before.set(name, await read(sources))
  const bait = await mint('bait', `1000${'0'.repeat(18)}`)
  const quarry = await mint('quarry', `1000${'0'.repeat(18)}`)
  const debt = await mint('debt', '2500000000')
  const falseDebt = await mint('falseDebt', `3${'0'.repeat(18)}`)

  for (const [name, sources] of SOURCES) {
    const after = await read(sources)
    const find = (address: string) => after.find((token) => token.address === address)
    const sum = sumHoldings(after)
    expect([name, sum.usd]).toEqual([name, sumHoldings(before.get(name) ?? []).usd])
    expect(sum.usd).toBeGreaterThan(1000)
    expect(find(bait)).toMatchObject({ spam: 'yes', usdValue: null })
    expect(find(quarry)).toMatchObject({
      ...{ kind: 'asset', usdPrice: null, usdValue: null, claimedUsdPrice: 412, priceTrust: 'untrusted' },
      priceDoubt: { id: 'unproven' },
    })
    expect(find(debt)).toMatchObject({ kind: 'debt', usdValue: null, spam: 'no', priceTrust: 'agreed' })
    expect(Math.abs((find(debt)?.debtUsd ?? 0) / 2500 - 1)).toBeLessThan(0.02)
    expect(find(falseDebt)).toMatchObject({
      kind: 'asset',
      usdValue: null,
      priceDoubt: { id: 'possible-debt' },
    })
    expect(sum).toMatchObject({ debts: 1 })
  }
}, 120_000)

test('a debt that no node can be asked about adds nothing', async () => {
  const debt = await mint('debt', '1')
  sandbox.setFault('rpc', { kind: 'server-error' })
  const unread = (await read(['BLOCKSCOUT_URL', 'ETH_RPC_URLS', ...PRICES])).find(
    ({ address }) => address === debt,
  )
  sandbox.setFault('rpc', null)
  expect(unread).toMatchObject({ kind: 'asset', usdValue: null, priceDoubt: { id: 'possible-debt' } })
}, 60_000)
