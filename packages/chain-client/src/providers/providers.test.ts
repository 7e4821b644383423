import { openSandbox } from '@app/sandbox/testing'
import { NATIVE, type Nft, type Token, type Transfer } from '@pkg/api-contract'
import { afterAll, describe, expect, test } from 'vitest'
import { describeDayRates } from '../ports/day-rates.conformance.ts'
import { describeGasOracle } from '../ports/gas-oracle.conformance.ts'
import { describeMarket } from '../ports/market.conformance.ts'
import { describeNews } from '../ports/news.conformance.ts'
import { describePrices } from '../ports/prices.conformance.ts'
import { describeRates } from '../ports/rates.conformance.ts'
import { describeWalletData } from '../ports/wallet-data.conformance.ts'
import type { Address, WalletData } from '../ports/wallet-data.ts'
import { filled, NOON, openProvider, toSettings } from '../testing/open-provider.ts'
import type { Ports } from './define-provider.ts'
import { providers } from './index.ts'

const EMPTY: Address = '0x00000000000000000000000000000000000e1337'

const sandbox = await openSandbox({ now: new Date(NOON) })
const opened = new Map(
  providers.map((provider) => [
    provider.id,
    openProvider(provider, { ...toSettings(sandbox.env), ETHERSCAN_API_KEY: 'sandbox' }),
  ]),
)
afterAll(() => Promise.all([...opened.values()].map(({ close }) => close())))
const portsOf = (id: string) => filled(opened.get(id)).ports
const walletDataOf = (id: string): WalletData => filled(portsOf(id).walletData)
const lower = (address: string) => address.toLowerCase() as Address

test('every provider of the registry has an id and a name of its own and names the settings it needs', () => {
  expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length)
  expect(new Set(providers.map(({ name }) => name)).size).toBe(providers.length)
  expect(providers.every(({ needs }) => needs.length > 0)).toBe(true)
})

test('every port is asked of its providers in this order', () => {
  const filling = (port: keyof Ports) =>
    providers.filter(({ id }) => portsOf(id)[port] !== undefined).map(({ id }) => id)
  expect(filling('walletData')).toEqual(['moralis', 'blockscout', 'ethereum-rpc'])
  expect(filling('prices')).toEqual(['defillama', 'coingecko'])
  expect(filling('market')).toEqual(['coingecko'])
  expect(filling('gasOracle')).toEqual(['etherscan', 'ethereum-rpc'])
  expect(filling('rates')).toEqual(['open-er-api', 'exchangerate-api', 'frankfurter'])
  expect(filling('dayRates')).toEqual(['frankfurter'])
  expect(filling('news')).toEqual(['feeds', 'rss2json'])
})

for (const id of ['moralis', 'blockscout', 'ethereum-rpc']) {
  describeWalletData(id, () => ({
    port: walletDataOf(id),
    wallet: lower(sandbox.demo.address),
    emptyWallet: EMPTY,
    balanceOf: (asset) =>
      sandbox.chain.balanceOf(asset === NATIVE ? NATIVE : (asset as Address), sandbox.demo.address),
  }))
}

for (const id of ['defillama', 'coingecko']) {
  describePrices(id, () => ({
    port: filled(portsOf(id).prices),
    priced: lower(filled(sandbox.demo.tokens.USDC)),
    unpriced: lower(filled(sandbox.demo.tokens.HARBOUR)),
  }))
}

describeMarket('coingecko', () => filled(portsOf('coingecko').market))

for (const id of ['etherscan', 'ethereum-rpc']) {
  describeGasOracle(id, () => filled(portsOf(id).gasOracle))
}

for (const id of ['open-er-api', 'exchangerate-api', 'frankfurter']) {
  describeRates(id, () => filled(portsOf(id).rates))
}

describeDayRates('frankfurter', () => filled(portsOf('frankfurter').dayRates))

for (const id of ['feeds', 'rss2json']) {
  describeNews(id, () => filled(portsOf(id).news))
}

test('the node says what the next base fee is, and the chain agrees once the block is there', async () => {
  const oracle = filled(portsOf('ethereum-rpc').gasOracle)
  const { nextBaseFee } = await oracle.getGasPrices()
  await sandbox.chain.transfer({ token: 'native', to: sandbox.demo.address, value: 1n })
  expect((await oracle.getGasPrices()).baseFee).toBe(nextBaseFee)
})

describe('one wallet asked of all three sources', () => {
  const others = ['blockscout', 'ethereum-rpc'] as const
  const wallets = () => sandbox.demo.addresses.map(lower)

  /** What the chain says; prices, pictures and trust are each source's own. */
  const onChain = ({ address, balance, decimals, symbol, name, chainId }: Token) => ({
    address,
    balance,
    decimals,
    symbol,
    name,
    chainId,
  })
  const byAddress = (a: { address: string }, b: { address: string }) => a.address.localeCompare(b.address)

  test.each(others)('%s lists the holdings that Moralis lists, field by field', async (other) => {
    for (const wallet of wallets()) {
      const first = await walletDataOf('moralis').listTokens(wallet)
      const second = await walletDataOf(other).listTokens(wallet)
      const listed = new Set(first.map(({ address }) => address))
      // Moralis leaves out what it takes for spam, as it is asked to.
      const shared = second.filter(({ address }) => listed.has(address))
      expect(shared.map(onChain).sort(byAddress)).toEqual(first.map(onChain).sort(byAddress))
    }
  })

  test.each(others)('%s lists the transfers that Moralis lists, field by field', async (other) => {
    const facts = ({ logo: _, spam: __, ...rest }: Transfer) => rest
    for (const wallet of wallets()) {
      const first = await walletDataOf('moralis').listTransfers(wallet, { limit: 20 })
      const second = await walletDataOf(other).listTransfers(wallet, { limit: 20 })
      expect(second.map(facts)).toEqual(first.map(facts))
    }
  })

  test.each(others)(
    '%s lists the NFTs that Moralis lists, with the same names and pictures',
    async (other) => {
      const shown = ({ spam }: Nft) => spam === 'no'
      for (const wallet of wallets()) {
        const first = await walletDataOf('moralis').listNfts(wallet, { limit: 50 })
        const second = await walletDataOf(other).listNfts(wallet, { limit: 50 })
        const listed = new Set(first.map(({ id }) => id))
        expect(second.filter(shown).filter(({ id }) => listed.has(id))).toEqual(first.filter(shown))
      }
    },
  )

  test('all agree with the node after a transfer that was made a moment ago', async () => {
    const wallet = lower(sandbox.demo.address)
    const usdc = lower(filled(sandbox.demo.tokens.USDC))
    const mined = await sandbox.chain.transfer({ token: usdc, to: wallet, value: 1_234_567n })
    const balance = (await sandbox.chain.balanceOf(usdc, wallet)).toString()
    for (const id of ['moralis', ...others]) {
      const tokens = await walletDataOf(id).listTokens(wallet)
      expect(tokens.find(({ address }) => address === usdc)?.balance).toBe(balance)
      const [latest] = await walletDataOf(id).listTransfers(wallet, { limit: 1 })
      expect(latest).toMatchObject({
        transactionHash: mined.transactionHash,
        logIndex: mined.logIndex,
        direction: 'Received',
        value: '1234567',
        blockTimestamp: new Date(mined.timestamp * 1000).toISOString(),
      })
    }
  })
})

describe('the oddities of the chain, read from the node', () => {
  test('a token that tells symbol and name as bytes32 has them', async () => {
    const vault = lower(filled(sandbox.demo.addresses[0]))
    const tokens = await walletDataOf('ethereum-rpc').listTokens(vault)
    expect(tokens.find(({ address }) => address === lower(filled(sandbox.demo.tokens.MKR)))).toMatchObject({
      symbol: 'MKR',
      name: 'Maker',
      decimals: 18,
    })
  })

  test('a token that tells nothing has neither decimals nor a name, and keeps its raw balance', async () => {
    const pocket = lower(filled(sandbox.demo.addresses[2]))
    const tokens = await walletDataOf('ethereum-rpc').listTokens(pocket)
    const bare = tokens.find(({ decimals }) => decimals === null)
    expect(bare).toMatchObject({ symbol: null, name: null, usdValue: null })
    expect(BigInt(bare?.balance ?? 0)).toBeGreaterThan(0n)
  })

  test('a node that refuses wide ranges of logs is asked for narrower ones', async () => {
    const wallet = lower(sandbox.demo.address)
    const wide = await walletDataOf('ethereum-rpc').listTransfers(wallet, { limit: 5 })
    sandbox.setFault('rpc', { kind: 'log-range', blocks: 40 })
    try {
      expect(await walletDataOf('ethereum-rpc').listTransfers(wallet, { limit: 5 })).toEqual(wide)
    } finally {
      sandbox.setFault('rpc', null)
    }
  })

  test('an ENS name resolves, one that nobody has does not, and what is no name does not', async () => {
    const names = filled(portsOf('ethereum-rpc').names)
    expect(await names.resolveName(filled(sandbox.demo.names[0]))).toBe(lower(sandbox.demo.address))
    expect(await names.resolveName('nobody-has-this.eth')).toBeNull()
    expect(await names.resolveName('not a name')).toBeNull()
  })

  test('an account has the primary name that also resolves to it, and none where it has no name', async () => {
    const names = filled(portsOf('ethereum-rpc').names)
    expect(await names.findName(lower(sandbox.demo.address))).toBe(sandbox.demo.names[0])
    expect(await names.findName(lower(sandbox.demo.counterparty))).toBeNull()
  })

  test('balances are refused for a block that the node has not reached', async () => {
    const balances = filled(portsOf('ethereum-rpc').balances)
    const wallet = lower(sandbox.demo.address)
    await expect(balances.getBalances(wallet, ['1:native'], { notBefore: 99_999_999 })).rejects.toMatchObject(
      {
        kind: 'unsuitable',
        retry: 'elsewhere',
      },
    )
  })
})
