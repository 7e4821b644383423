import { NATIVE } from '@pkg/api-contract'
import { type Chain, chains } from '@pkg/chains'
import { createMemoryStore } from '@pkg/keep-fresh'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UpstreamSettings } from './chain-settings.ts'
import { createChainClient } from './create-chain-client.ts'
import { coingecko } from './providers/coingecko/coingecko.ts'
import { createStub, type Stub, type StubAnswer } from './testing/create-stub.ts'
import { filled, NOON, openProvider } from './testing/open-provider.ts'

const wallet = `0x${'aa'.repeat(20)}` as const
/** A token of no chain in particular. */
const token = `0x${'70'.repeat(20)}` as const
const hash = `0x${'11'.repeat(32)}`

const party = (address: string) => ({ hash: address })
const about = (contract: string) => ({
  ...{ address_hash: contract, symbol: 'TOK', name: 'Token', decimals: '18', type: 'ERC-20' },
  ...{ exchange_rate: null, icon_url: null },
})

/** Every upstream at once: an index that knows the coin, its faces and one token, and sources of prices that know nothing. */
function answer(chain: Chain, path: string, type: string | null): StubAnswer | undefined {
  const shown = [...chain.nativeFaces, token]
  if (path.endsWith('/tokens')) return { body: { result: moralisRows(shown), cursor: null } }
  if (path.endsWith('/token-balances')) {
    return { body: shown.map((contract) => ({ value: '5', token: about(contract) })) }
  }
  if (path.endsWith('/token-transfers') && type === 'ERC-20') {
    const items = shown.map((contract, index) => ({
      ...{ transaction_hash: hash, log_index: index, block_number: 7, timestamp: '2026-01-01T00:00:00Z' },
      ...{ from: party(token), to: party(wallet), token: about(contract) },
      total: { value: '5', decimals: '18' },
    }))
    return { body: { items, next_page_params: null } }
  }
  if (path.includes('/addresses/') && path.split('/').length === 7) {
    return { body: { coin_balance: '9', exchange_rate: null, block_number_balance_updated_at: 7 } }
  }
  if (path.startsWith('/llama')) return { body: { coins: {} } }
  if (path.startsWith('/gecko')) return { body: {} }
  return path.includes('/blockscout/') ? { body: { items: [], next_page_params: null } } : undefined
}

const moralisRows = (contracts: readonly string[]) =>
  [NATIVE, ...contracts].map((contract) => ({
    token_address: contract === NATIVE ? `0x${'e'.repeat(40)}` : contract,
    ...{ symbol: 'TOK', name: 'Token', decimals: 18, balance: contract === NATIVE ? '9' : '5' },
    ...{ possible_spam: false, verified_contract: true, usd_price: null, native_token: contract === NATIVE },
  }))

describe.each(chains.map((chain) => [chain.name, chain] as const))('%s', (_, chain) => {
  let stub: Stub
  beforeAll(async () => {
    stub = await createStub(({ path, query }) => answer(chain, path, query.get('type')))
  })
  afterAll(() => stub.close())

  async function open<T>(
    settings: UpstreamSettings,
    run: (client: ReturnType<typeof createChainClient>) => Promise<T>,
  ) {
    stub.asked.splice(0)
    const client = createChainClient({
      settings: { ...settings, DEFILLAMA_URL: `${stub.url}/llama` },
      chains: [chain],
      answers: createMemoryStore(),
      now: () => NOON,
      log: () => {},
    })
    return await run(client).finally(() => client.close())
  }
  const account = { chainId: chain.id, address: wallet }
  const shown = [
    { chainId: chain.id, address: NATIVE, balance: '9', symbol: chain.native.symbol },
    { chainId: chain.id, address: token, balance: '5' },
  ]

  test('is asked for by its names, and no face of its coin is a token', async () => {
    const blockscout = { BLOCKSCOUT_URL: `${stub.url}/blockscout/{chainId}/api/v2` }
    await open(blockscout, async (client) => {
      expect((await client.listTokens(account)).data).toMatchObject(shown)
      expect((await client.listTransfers(account, { limit: 20 })).data).toMatchObject([
        { tokenAddress: token },
      ])
      const { movements } = await client.readLedger(account, { fromBlock: 0, assets: [] })
      // Where the coin is moved as a token, that is a move of the coin.
      const asCoin = { asset: `${chain.id}:${NATIVE}`, kind: 'internal', amount: 5n }
      const asToken = { asset: `${chain.id}:${token}`, kind: 'transfer', amount: 5n }
      expect(movements).toMatchObject(chain.movingFace === null ? [asToken] : [asCoin, asToken])
    })
    const { defiLlama, coinGeckoPlatform } = chain.names
    const { coinGeckoId } = chain.native
    expect(
      stub.asked.filter((path) => path.includes(`/blockscout/${chain.id}/api/v2/addresses/`)),
    ).not.toEqual([])
    const known = [coinGeckoId && `coingecko:${coinGeckoId}`, defiLlama && `${defiLlama}:${token}`].filter(
      Boolean,
    )
    // Nobody is asked about what has no name there.
    const asked = stub.asked.filter((path) => path.startsWith('/llama/prices/current/'))
    expect(asked).toEqual(known.length === 0 ? [] : [`/llama/prices/current/${known.join()}`])
    stub.asked.splice(0)
    const gecko = openProvider(coingecko, { COINGECKO_URL: `${stub.url}/gecko` }, undefined, chain)
    await filled(gecko.ports.prices).getPrices([`${chain.id}:${NATIVE}`, `${chain.id}:${token}`])
    await gecko.close()
    expect(stub.asked.map((path) => path.split('&')[0])).toEqual([
      ...(coinGeckoId === null ? [] : [`/gecko/simple/price?ids=${coinGeckoId}`]),
      ...(coinGeckoPlatform === null
        ? []
        : [`/gecko/simple/token_price/${coinGeckoPlatform}?contract_addresses=${token}`]),
    ])
  })

  test('is read through Moralis where that knows it, and is nothing that went wrong where it does not', async () => {
    const moralis = { MORALIS_URL: `${stub.url}/moralis`, MORALIS_API_KEY: 'key' }
    await open(moralis, async (client) => {
      if (chain.names.moralis === null) {
        await expect(client.listTokens(account)).rejects.toThrow()
        expect(stub.asked).toEqual([])
        return
      }
      expect((await client.listTokens(account)).data).toMatchObject(
        shown.map(({ symbol: _symbol, ...row }: { symbol?: string }) => row),
      )
      expect(stub.asked[0]).toContain(`chain=${chain.names.moralis}&`)
    })
  })
})
