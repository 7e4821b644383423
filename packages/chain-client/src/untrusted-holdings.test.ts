import { openSandbox } from '@app/sandbox/testing'
import { DAY_MS, sumHoldings, type Token } from '@pkg/api-contract'
import { createMemoryStore } from '@pkg/keep-fresh'
import { expect, test } from 'vitest'
import { createChainClient } from './create-chain-client.ts'
import type { Address } from './ports/wallet-data.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { onEthereum } from './testing/on-ethereum.ts'
import { NOON, toSettings } from './testing/open-provider.ts'

const sandbox = await openSandbox({ now: new Date(NOON) })
const wallet = sandbox.demo.address.toLowerCase() as Address

async function read(sources: readonly (keyof ProviderSettings)[]) {
  const all = Object.entries(toSettings(sandbox.env))
  const settings = Object.fromEntries(all.filter(([key]) => sources.some((source) => source === key)))
  const client = createChainClient({
    settings,
    answers: createMemoryStore(),
    now: () => NOON,
    log: () => undefined,
  })
  const { data } = await client.listTokens(onEthereum(wallet))
  await client.close()
  return data
}

const mint = (name: string, value: string) => sandbox.mint(name, wallet, BigInt(value))

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
    const held = sumHoldings(before.get(name) ?? []).usd
    // The three figures add up, so that one of them may be a cent from its own rounding.
    expect([name, Math.abs((sum.assetsUsd ?? 0) - held) < 0.011]).toEqual([name, true])
    expect(sum.usd).toBeCloseTo((sum.assetsUsd ?? 0) - (sum.debtUsd ?? 0), 6)
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

test('what is lent to a pool is worth the asset, and what only says so is worth nothing', async () => {
  const lent = await mint('lent', '1250000000')
  const falseLent = await mint('falseLent', `1${'0'.repeat(36)}`)

  for (const [name, sources] of SOURCES) {
    const after = await read(sources)
    const find = (address: string) => after.find((token) => token.address === address)
    const usdc = find('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
    expect([name, find(lent)]).toMatchObject([
      name,
      {
        ...{ kind: 'asset', spam: 'no' },
        part: { kind: 'supply', protocol: 'Aave v3', underlying: { symbol: 'USDC' } },
      },
    ])
    // Sources round a price each in their own way.
    expect(find(lent)?.usdPrice).toBeCloseTo(usdc?.usdPrice ?? 0, 5)
    // Whatever other tests have lent beside it.
    const amount = Number(find(lent)?.balance) / 1e6
    expect(amount).toBeGreaterThanOrEqual(1250)
    expect(find(lent)?.usdValue).toBeCloseTo(amount * (find(lent)?.usdPrice ?? 0), 6)
    expect(find(falseLent)).toMatchObject({ kind: 'asset', usdPrice: null, usdValue: null })
    expect(find(falseLent)).not.toHaveProperty('part')
  }
}, 120_000)

test('what is lent has the past prices of the asset', async () => {
  const lent = await mint('lent', '1')
  const client = createChainClient({
    settings: toSettings(sandbox.env),
    answers: createMemoryStore(),
    now: () => NOON,
    log: () => undefined,
  })
  const usdc = '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
  const day = Math.floor(NOON / DAY_MS)
  const { prices } = await client.readClosingPrices([`1:${lent}`, usdc], {
    step: 'day',
    from: day - 3,
    to: day - 1,
  })
  const hours = await client.readHourPrices(new Map([[`1:${lent}` as const, [(day - 2) * 24]]]))
  const ofUsdc = await client.readHourPrices(new Map([[usdc, [(day - 2) * 24]]]))
  await client.close()
  expect(prices.get(usdc)).toHaveLength(3)
  expect(prices.get(`1:${lent}`)).toEqual(prices.get(usdc))
  expect(hours.prices.get(`1:${lent}`)).toHaveLength(1)
  expect(hours.prices.get(`1:${lent}`)).toEqual(ofUsdc.prices.get(usdc))
}, 60_000)

test('a debt that no node can be asked about adds nothing', async () => {
  const debt = await mint('debt', '1')
  sandbox.setFault('rpc', { kind: 'server-error' })
  const rows = await read(['BLOCKSCOUT_URL', 'ETH_RPC_URLS', ...PRICES])
  const unread = rows.find(({ address }) => address === debt)
  sandbox.setFault('rpc', null)
  expect(unread).toMatchObject({ kind: 'asset', usdValue: null, priceDoubt: { id: 'possible-debt' } })
}, 60_000)
