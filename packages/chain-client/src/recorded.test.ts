import { type AssetId, sumHoldings } from '@pkg/api-contract'
import { createMemoryStore } from '@pkg/keep-fresh'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ChainClient } from './chain-client.ts'
import { createChainClient } from './create-chain-client.ts'
import type { Address } from './ports/wallet-data.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { blockAnswer, transferRow } from './providers/blockscout/transfers.ts'
import { coingecko } from './providers/coingecko/coingecko.ts'
import { defillama } from './providers/defillama/defillama.ts'
import { createStub, type Stub, type StubAnswer } from './testing/create-stub.ts'
import { hasRecorded, readRecorded } from './testing/find-recorded.ts'
import { onEthereum } from './testing/on-ethereum.ts'
import { filled, NOON, openProvider } from './testing/open-provider.ts'

const wallet: Address = '0xbf64da3f8d6e827e17c98a7adbfd347c01500a5c'

const replay = (file: string, answer: Omit<StubAnswer, 'body'> = {}) => ({
  ...answer,
  body: readRecorded(file),
})

async function client(
  answer: (path: string) => StubAnswer | undefined,
  settings: (url: string) => ProviderSettings,
): Promise<{ chain: ChainClient; stub: Stub }> {
  const stub = await createStub(({ path }) => answer(path))
  const chain = createChainClient({
    settings: settings(stub.url),
    answers: createMemoryStore(),
    now: () => NOON,
    log: () => {},
  })
  onTestFinished(stub.close)
  onTestFinished(chain.close)
  return { chain, stub }
}

const moralis = (url: string): ProviderSettings => ({ MORALIS_URL: url, MORALIS_API_KEY: 'key' })

describe.skipIf(!hasRecorded)('recorded answers of Moralis', () => {
  const file = 'moralis/wallets_tokens_mainnet_2024_with_spam.json'

  test('the wallet is worth what the service itself says it is worth, spam left out', async () => {
    const { chain } = await client(() => replay(file), moralis)
    const { data, source } = await chain.listTokens(onEthereum(wallet))
    const { usd, hiddenSpam } = sumHoldings(data)
    const stated = JSON.parse(readRecorded('moralis/wallets_networth_mainnet_2024_same_wallet.json'))
    expect(usd.toFixed(2)).toBe(stated.total_networth_usd)
    expect(usd).toBe(83_328.3)
    expect(hiddenSpam).toBeGreaterThan(0)
    expect(source).toBe('Moralis')
  })

  test('every balance keeps every digit', async () => {
    const { chain } = await client(() => replay(file), moralis)
    const { data } = await chain.listTokens(onEthereum(wallet))
    const rows: { token_address: string; balance: string }[] = JSON.parse(readRecorded(file)).result
    expect(data.map(({ balance }) => balance).sort()).toEqual(rows.map(({ balance }) => balance).sort())
    expect(data.find(({ address }) => address === 'native')?.balance).toBe('9349423632191522464')
  })

  test('the two tokens that call themselves CA stay two', async () => {
    const { chain } = await client(() => replay(file), moralis)
    const named = (await chain.listTokens(onEthereum(wallet))).data.filter(({ symbol }) => symbol === 'CA')
    expect(named.map(({ address, spam }) => [address, spam])).toEqual([
      ['0xa0c7e61ee4faa9fcefdc8e8fc5697d54bf8c8141', 'no'],
      ['0xf2c7d1dc553962dfac77ab8f2210fd172f58cf02', 'yes'],
    ])
  })

  test('a wallet of a test network has holdings without prices', async () => {
    const { chain } = await client(() => replay('moralis/wallets_tokens_sepolia_null_usd.json'), moralis)
    const { data } = await chain.listTokens(onEthereum(wallet))
    expect(data.map(({ address, usdValue }) => [address, usdValue])).toEqual([
      ['native', null],
      ['0x08210f9170f89ab7658f0b5e3ff39b0e03c594d4', null],
      ['0x1c7d4b196cb0c7b01d743fbc6116a902379c7238', null],
    ])
    expect(sumHoldings(data)).toMatchObject({ usd: 0, unpricedHoldings: 3 })
  })

  test('transfers have their direction, time and exact value', async () => {
    const { chain } = await client(() => replay('moralis/erc20_transfers_gnosis_2025-07.json'), moralis)
    const { data } = await chain.listTransfers(onEthereum(wallet), { limit: 20 })
    expect(
      data.map(({ direction, value, decimals, blockTimestamp }) => [
        direction,
        value,
        decimals,
        blockTimestamp,
      ]),
    ).toEqual([
      ['Received', '102588', 6, '2025-07-28T21:26:00.000Z'],
      ['Sent', '870000000000000000', 18, '2025-07-28T06:41:50.000Z'],
    ])
  })

  test.each([
    ['moralis/nft_mainnet_2023-03_erc1155_media_processing.json', 'ERC1155', '#31.1'],
    ['moralis/nft_mainnet_2023-03_media_collection.json', 'ERC1155', '#31.1'],
    ['moralis/contract_nfts_mainnet_2023.json', 'ERC721', 'CryptoPunk 9082'],
  ])('%s is read', async (nfts, standard, name) => {
    const { chain } = await client(() => replay(nfts), moralis)
    const { data } = await chain.listNfts(onEthereum(wallet), { limit: 8 })
    expect(data).toMatchObject([{ standard, name, image: expect.stringMatching(/^https:/) }])
  })

  test('a used-up plan is told as such', async () => {
    const { chain } = await client(
      () => replay('moralis/error_401_quota_consumed.json', { status: 401 }),
      moralis,
    )
    await expect(chain.listTokens(onEthereum(wallet))).rejects.toMatchObject({
      failures: [{ kind: 'quota' }],
    })
    expect(chain.listProviders()[0]).toMatchObject({ name: 'Moralis', state: 'failing' })
  })
})

describe.skipIf(!hasRecorded)('recorded answers of Blockscout', () => {
  test.each(['erc20_transfers', 'erc721', 'erc721_b', 'erc1155'])(
    'the token transfers of a recorded transaction (%s) are read where they are fungible',
    (name) => {
      const transaction = JSON.parse(readRecorded(`blockscout/v2_transaction_${name}.json`))
      const rows: { token_type: string }[] = transaction.token_transfers
      const fungible = rows.filter(({ token_type }) => token_type === 'ERC-20')
      for (const row of fungible) expect(transferRow.safeParse(row).error).toBeUndefined()
      expect(blockAnswer.safeParse(transaction).success).toBe(true)
    },
  )

  test('a wallet in the shapes of the documentation is read, ether and token', async () => {
    const { chain } = await client(
      (path) =>
        replay(
          path.endsWith('/token-balances')
            ? 'blockscout/doc_swagger_addresses_address_hash_token-balances.json'
            : 'blockscout/doc_swagger_addresses_address_hash.json',
        ),
      (url) => ({ BLOCKSCOUT_URL: url }),
    )
    expect((await chain.listTokens(onEthereum(wallet))).data).toMatchObject([
      { address: 'native', balance: '10000000', decimals: 18, usdPrice: 1.01 },
      {
        address: '0x394c399dba25b99ab7708edb505d755b3aa29997',
        balance: '10000',
        decimals: 16,
        // A contract that nobody answers for, priced by one source.
        usdPrice: null,
        claimedUsdPrice: 0.99,
        priceTrust: 'untrusted',
      },
    ])
  })

  test.each([
    ['blockscout/error_429_from_source.json', 429, 'rate'],
    ['blockscout/error_422_enum.json', 422, 'badrequest'],
    ['blockscout/error_402_pro_api.json', 402, 'quota'],
  ])('%s is understood', async (file, status, kind) => {
    const { chain } = await client(
      () => replay(file, { status }),
      (url) => ({ BLOCKSCOUT_URL: url }),
    )
    await expect(chain.listTransfers(onEthereum(wallet), { limit: 20 })).rejects.toMatchObject({
      failures: [{ kind }],
    })
  })
})

describe.skipIf(!hasRecorded)('recorded answers of the price services', () => {
  const AAVE = '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9'

  test('DefiLlama prices ether', async () => {
    const stub = await createStub(() => replay('defillama/prices_current_eth_seth.json'))
    const opened = openProvider(defillama, { DEFILLAMA_URL: stub.url })
    onTestFinished(stub.close)
    onTestFinished(opened.close)
    const ether: AssetId = '1:native'
    expect(await filled(opened.ports.prices).getPrices([ether])).toEqual(
      new Map([[ether, { usd: 2335.266275905969, percentChange24h: null, at: '2026-04-15T12:17:08.000Z' }]]),
    )
  })

  test('a token that DefiLlama does not know has no price', async () => {
    const stub = await createStub(() => replay('defillama/prices_current_unknown_token.json'))
    const opened = openProvider(defillama, { DEFILLAMA_URL: stub.url })
    onTestFinished(stub.close)
    onTestFinished(opened.close)
    expect(await filled(opened.ports.prices).getPrices([`1:${AAVE}`])).toEqual(new Map())
  })

  test.each([
    ['coingecko/error_429.json', 429, 'rate'],
    ['coingecko/error_429.json', 200, 'rate'],
    ['coingecko/error_422_simple_price.json', 422, 'badrequest'],
    ['coingecko/error_500_ohlc.json', 500, 'busy'],
  ])('%s with HTTP %i is understood', async (file, status, kind) => {
    const stub = await createStub(() => replay(file, { status }))
    const opened = openProvider(coingecko, { COINGECKO_URL: stub.url })
    onTestFinished(stub.close)
    onTestFinished(opened.close)
    await expect(filled(opened.ports.prices).getPrices([`1:${AAVE}`])).rejects.toMatchObject({ kind })
  })

  test('CoinGecko prices a token by its contract', async () => {
    const stub = await createStub(() => replay('coingecko/doc_simple_token_price.json'))
    const opened = openProvider(coingecko, { COINGECKO_URL: stub.url })
    onTestFinished(stub.close)
    onTestFinished(opened.close)
    const wbtc: AssetId = '1:0x2260fac5e5542a773aa44fbcfedf7c193bc2c599'
    expect((await filled(opened.ports.prices).getPrices([wbtc])).get(wbtc)).toMatchObject({ usd: 76_721 })
  })
})
