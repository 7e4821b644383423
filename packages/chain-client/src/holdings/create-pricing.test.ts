import { type AssetId, DAY_MS, sumHoldings, type Token } from '@pkg/api-contract'
import { createMemoryStore, type TextStore } from '@pkg/keep-fresh'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCircuitBreaker } from '../policies/circuit-breaker.ts'
import type { PoolPart } from '../ports/pool-parts.ts'
import type { Quote } from '../ports/prices.ts'
import type { ListedToken } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'
import { createPricing } from './create-pricing.ts'
import { hasTrustedPrice, judgeSpam } from './judge-spam.ts'

const NOW = Date.UTC(2026, 2, 1, 12)
const AT = new Date(NOW).toISOString()
const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const STRANGE = `0x${'5'.repeat(40)}`

type Told = Record<string, Partial<Quote> | undefined>

const listed = (fields: Partial<ListedToken> = {}): ListedToken => ({
  ...{
    chainId: 1,
    address: STRANGE,
    symbol: 'TKN',
    name: 'Token',
    balance: '1000000000000000000',
    decimals: 18,
  },
  ...{ usdPrice: null, usdValue: null, usdPrice24hPercentChange: null, logo: null, thumbnail: null },
  ...{ spam: 'no', verified: null },
  ...fields,
})

/** Prices tokens by what two sources tell; a source without a table fails. */
async function price(
  tokens: readonly ListedToken[],
  {
    llama = {},
    gecko = {},
    parts = new Map(),
    answers = createMemoryStore(),
    listedBy = 'Blockscout',
    now = NOW,
  }: {
    llama?: Told | null
    gecko?: Told | null
    parts?: Map<AssetId, PoolPart>
    answers?: TextStore
    listedBy?: string
    now?: number
  },
) {
  const asked: string[] = []
  const source = (name: string, told: Told | null) => ({
    name,
    breaker: createCircuitBreaker({ provider: name, now: () => NOW }),
    port: {
      async getPrices(assets: readonly AssetId[]) {
        asked.push(...assets.map((asset) => `${name} ${asset}`))
        if (told === null) throw new ProviderError('quota', { provider: name, operation: 'prices' })
        return new Map(
          assets.flatMap((asset) => {
            const quote = told[asset.slice(2)]
            return quote?.usd
              ? [[asset, { usd: quote.usd, percentChange24h: null, at: AT, ...quote }] as const]
              : []
          }),
        )
      },
    },
  })
  const priceTokens = createPricing({
    sources: { id: 'test', filling: () => [source('DefiLlama', llama), source('CoinGecko', gecko)] },
    answers,
    now: () => now,
    log: () => undefined,
  })
  const options = { listedBy, parts, signal: AbortSignal.timeout(60_000), refresh: false }
  const priced = await priceTokens(tokens, options)
  return { ...priced, asked }
}

const judged = (token: Token): Token => ({
  ...token,
  spam: judgeSpam({
    ...token,
    flagged: token.spam,
    hasTrustedPrice: hasTrustedPrice(token),
  }),
})

const DOUBTED = 'DefiLlama tells a price that cannot be relied on.'
const deep = { capUsd: 2e9, volume24hUsd: 5e7 }

describe('a price', () => {
  test.each<[string, Partial<ListedToken>, Told | null, Told | null, Partial<Token>]>([
    [
      'of a well-known token that two sources tell about the same is agreed',
      { address: WETH },
      { [WETH]: { usd: 2000 } },
      { [WETH]: { usd: 2010, market: deep } },
      { usdPrice: 2000, usdValue: 2000, priceTrust: 'agreed', priceSources: ['DefiLlama', 'CoinGecko'] },
    ],
    [
      'of a well-known token that one source tells says so',
      { address: WETH },
      { [WETH]: { usd: 2000 } },
      null,
      { usdPrice: 2000, priceTrust: 'single', priceSources: ['DefiLlama'], claimedUsdPrice: null },
    ],
    [
      'of an unknown contract that one source tells is claimed, and no value',
      {},
      { [STRANGE]: { usd: 412_000 } },
      {},
      { usdPrice: null, usdValue: null, claimedUsdPrice: 412_000, priceTrust: 'untrusted' },
    ],
    [
      'of an unknown contract that two pools tell is claimed, too',
      { usdPrice: 9, usdValue: 9 },
      { [STRANGE]: { usd: 9.1 } },
      {},
      {
        usdPrice: null,
        claimedUsdPrice: 9,
        priceTrust: 'untrusted',
        priceSources: ['Blockscout', 'DefiLlama'],
      },
    ],
    [
      'of an unknown contract counts when sources agree and one tells of a market that carries it',
      {},
      { [STRANGE]: { usd: 9 } },
      { [STRANGE]: { usd: 9.1, market: deep } },
      { usdPrice: 9, usdValue: 9, priceTrust: 'agreed' },
    ],
    [
      'does not count where a day of trading is less than a tenth of the holding',
      { balance: '100000000000000000000000' },
      { [STRANGE]: { usd: 9 } },
      { [STRANGE]: { usd: 9.1, market: { capUsd: 1e9, volume24hUsd: 60_000 } } },
      { usdPrice: null, claimedUsdPrice: 9 },
    ],
    [
      'at which a holding is worth more than all of the token is implausible',
      { address: WETH, balance: '9000000000000000000' },
      { [WETH]: { usd: 2000 } },
      { [WETH]: { usd: 2000, market: { capUsd: 17_000, volume24hUsd: 5e7 } } },
      { usdPrice: null, claimedUsdPrice: 2000, priceTrust: 'untrusted' },
    ],
    [
      'that two sources contradict each other about is not used',
      { address: WETH },
      { [WETH]: { usd: 2000 } },
      { [WETH]: { usd: 900_000 } },
      { usdPrice: null, claimedUsdPrice: 2000, priceTrust: 'untrusted' },
    ],
    [
      'that two of three sources agree on is used, whoever was first',
      { address: WETH, usdPrice: 900_000, usdValue: 900_000 },
      { [WETH]: { usd: 2000 } },
      { [WETH]: { usd: 2001 } },
      { usdPrice: 2000, usdValue: 2000, priceTrust: 'agreed', priceSources: ['DefiLlama', 'CoinGecko'] },
    ],
    [
      'of a contract that the source has verified counts',
      { verified: true, usdPrice: 3, usdValue: 3 },
      {},
      {},
      { usdPrice: 3, usdValue: 3, priceTrust: 'single', priceSources: ['Blockscout'] },
    ],
    [
      'of which its source is not sure is claimed, and no value, also of a well-known token',
      { address: WETH },
      { [WETH]: { usd: 2000, isDoubted: true } },
      {},
      {
        ...{ usdPrice: null, usdValue: null, claimedUsdPrice: 2000, priceTrust: 'untrusted' },
        ...{ priceSources: ['DefiLlama'], priceDoubt: { id: 'doubted', message: DOUBTED } },
      },
    ],
    [
      'that is sure is used, whatever a source says that is not',
      { address: WETH },
      { [WETH]: { usd: 9, isDoubted: true } },
      { [WETH]: { usd: 2000 } },
      { usdPrice: 2000, usdValue: 2000, priceTrust: 'single', priceSources: ['CoinGecko'] },
    ],
    [
      'is not confirmed by a source that is not sure',
      { usdPrice: 9, market: deep },
      { [STRANGE]: { usd: 9, isDoubted: true } },
      {},
      { usdPrice: null, claimedUsdPrice: 9, priceSources: ['Blockscout'] },
    ],
    ['that nobody tells is none', {}, {}, {}, { usdPrice: null, claimedUsdPrice: null, priceTrust: null }],
  ])('%s', async (_, token, llama, gecko, expected) => {
    expect((await price([listed(token)], { llama, gecko })).tokens[0]).toMatchObject(expected)
  })

  test('of what is hardly traded says so, and of what no source tells the trade of does not', async () => {
    const of = async (volume24hUsd: number | null | undefined, balance = '1000000000000000000') => {
      const market = volume24hUsd === undefined ? undefined : { capUsd: 1e9, volume24hUsd }
      const token = listed({ address: WETH, balance, market })
      const told = { [WETH]: { usd: 3_000 } }
      const { tokens } = await price([token], { llama: told, gecko: told })
      expect(tokens[0]).toMatchObject({ usdPrice: 3_000, priceTrust: 'agreed' })
      return tokens[0]?.littleTraded
    }
    expect(await of(49_999)).toBe(true)
    expect(await of(50_000)).toBeUndefined()
    expect(await of(null)).toBeUndefined()
    expect(await of(undefined)).toBeUndefined()
    // 1,000 of them are worth 3 million, of which a tenth is 300,000.
    expect(await of(299_999, '1000000000000000000000')).toBe(true)
    expect(await of(300_000, '1000000000000000000000')).toBeUndefined()
  })

  test('that is agreed on already is not asked for again', async () => {
    const token = listed({ address: WETH, usdPrice: 2000, usdValue: 2000 })
    const { asked } = await price([token], { llama: { [WETH]: { usd: 2000 } }, gecko: {} })
    expect(asked).toEqual([`DefiLlama 1:${WETH}`])
  })

  test('of bait is not asked for', async () => {
    expect((await price([listed({ name: 'Visit aeth.com to claim' })], {})).asked).toEqual([])
  })
})

function toPart(kind: PoolPart['kind']): PoolPart {
  return { kind, underlying: `1:${USDC}`, underlyingSymbol: 'USDC', pool: 'Aave v3' }
}

describe('what is lent to a pool', () => {
  const LENT = `0x${'e'.repeat(40)}`
  const parts = new Map([[`1:${LENT}` as AssetId, toPart('supply')]])
  const lent = listed({ address: LENT, symbol: 'aEthUSDC', balance: '25000000', decimals: 6 })

  test('is worth what the asset costs, whatever is said of the token', async () => {
    const llama = { [USDC]: { usd: 1.02 }, [LENT]: { usd: 9 } }
    const { tokens } = await price([{ ...lent, usdPrice: 7, usdValue: 175 }], { llama, gecko: {}, parts })
    expect(tokens[0]).toMatchObject({
      ...{ kind: 'asset', address: LENT, verified: lent.verified, usdPrice: 1.02, usdValue: 25.5 },
      part: {
        ...{ kind: 'supply', protocol: 'Aave v3' },
        underlying: { chainId: 1, address: USDC, symbol: 'USDC' },
      },
    })
  })

  test('of an asset that nobody knows of but the pool has the price that one source tells', async () => {
    const unknown = `0x${'f'.repeat(40)}`
    const found = new Map([
      [`1:${LENT}` as AssetId, { ...toPart('supply'), underlying: `1:${unknown}` as AssetId }],
    ])
    const { tokens } = await price([lent], { llama: { [unknown]: { usd: 2 } }, gecko: {}, parts: found })
    expect(tokens[0]).toMatchObject({ usdPrice: 2, usdValue: 50, priceTrust: 'single' })
  })

  test('has its own price while no source tells that of the asset', async () => {
    const { tokens } = await price([{ ...lent, usdPrice: 1.01, usdValue: 25.25 }], {
      llama: {},
      gecko: {},
      parts,
    })
    expect(tokens[0]).toMatchObject({ usdPrice: 1.01, usdValue: 25.25, part: { kind: 'supply' } })
  })
})

describe('what is owed', () => {
  const DEBT = `0x${'d'.repeat(40)}`
  const parts = new Map([[`1:${DEBT}` as AssetId, toPart('debt')]])
  const owed = listed({
    address: DEBT,
    symbol: 'variableDebtEthUSDC',
    balance: '25000000',
    decimals: 6,
    usdPrice: 1,
    usdValue: 25,
  })

  test('is a debt at the price of the asset, and is taken off', async () => {
    const { tokens } = await price([owed], { llama: { [USDC]: { usd: 1.02 }, [DEBT]: { usd: 9 } }, parts })
    expect(tokens[0]).toMatchObject({
      kind: 'debt',
      usdPrice: null,
      usdValue: null,
      debtUsd: 25.5,
      spam: 'no',
      part: {
        ...{ kind: 'debt', protocol: 'Aave v3' },
        underlying: { chainId: 1, address: USDC, symbol: 'USDC' },
      },
    })
    expect(sumHoldings(tokens)).toEqual({
      ...{ usd: -25.5, pricedHoldings: 0, unpricedHoldings: 0, hiddenSpam: 0 },
      ...{ debts: 1, debtUsd: 25.5, assetsUsd: 0 },
    })
  })

  test('of an unknown price is a debt of unknown size', async () => {
    const { tokens } = await price([owed], { llama: null, gecko: null, parts })
    expect(sumHoldings(tokens)).toMatchObject({ usd: 0, debts: 1, debtUsd: null, unknownDebts: 1 })
  })

  test('by its name alone lowers nothing and adds nothing', async () => {
    const { tokens } = await price([{ ...owed, verified: true }], { llama: { [DEBT]: { usd: 1 } } })
    expect(tokens[0]).toMatchObject({ kind: 'asset', usdValue: null, priceDoubt: { id: 'possible-debt' } })
    expect(sumHoldings(tokens)).toMatchObject({ usd: 0, unpricedHoldings: 1, untrustedHoldings: 1 })
  })
})

test('no unverified token that one source prices, or that sources disagree on, changes the total', async () => {
  const usd = fc.double({ min: 1e-12, max: 1e15, noNaN: true, noDefaultInfinity: true })
  const anyMarket = fc.option(fc.record({ capUsd: fc.option(usd), volume24hUsd: fc.option(usd) }), {
    nil: undefined,
  })
  const bait = fc.record({
    symbol: fc.option(fc.string()),
    name: fc.option(fc.oneof(fc.string(), fc.constant('Visit https://aeth.com to claim'))),
    balance: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }).map(String),
    decimals: fc.option(fc.integer({ min: 0, max: 36 })),
    verified: fc.constantFrom(null, false),
    market: anyMarket,
    totalSupply: fc.option(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String), { nil: undefined }),
  })
  // Who tells a price: one alone, two pools of which none knows a market, or a real market that says something else.
  const claims = fc.oneof(
    fc.record({ at: fc.constantFrom('list', 'llama', 'gecko'), usd, market: anyMarket }),
    fc.record({ at: fc.constant('pools'), usd, market: fc.constant(undefined) }),
    fc.record({ at: fc.constant('other'), usd, market: fc.constant(deep) }),
  )
  await fc.assert(
    fc.asyncProperty(bait, claims, async (fields, claim) => {
      const honest = listed({ address: 'native', symbol: 'ETH' })
      const isListed = ['list', 'pools'].includes(claim.at)
      const market = claim.at === 'pools' ? undefined : fields.market
      const token = listed({ ...fields, market, ...(isListed && { usdPrice: claim.usd }) })
      const quote = { usd: claim.usd, market: claim.market }
      const result = await price([honest, token], {
        llama: {
          native: { usd: 2000 },
          ...(['llama', 'pools', 'other'].includes(claim.at) && { [STRANGE]: { usd: claim.usd } }),
        },
        gecko: {
          native: { usd: 2000, market: deep },
          ...(claim.at === 'gecko' && { [STRANGE]: quote }),
          ...(claim.at === 'other' && { [STRANGE]: { usd: claim.usd * 2, market: deep } }),
        },
      })
      expect(sumHoldings(result.tokens.map(judged)).usd).toBe(2000)
    }),
    { numRuns: 150 },
  )
}, 30_000)

describe('while nobody answers but a node, which knows neither prices nor contracts', () => {
  const indexed = { usdPrice: 9, usdPrice24hPercentChange: 1, verified: true, market: deep }
  const fall = { llama: null, gecko: null, listedBy: 'Ethereum node' }

  test.each<[string, Partial<ListedToken>, Told]>([
    ['that two sources agreed on', indexed, { [STRANGE]: { usd: 9.1 } }],
    ['of a contract that its source answered for, told by that source alone', indexed, {}],
    [
      'of a contract that its source answered for, told by another one',
      { verified: true },
      { [STRANGE]: { usd: 9 } },
    ],
    [
      'of a market that one of two sources told of',
      { usdPrice: 9, market: deep },
      { [STRANGE]: { usd: 9.1 } },
    ],
  ])('a price %s counts on for a day', async (_, fields, llama) => {
    const answers = createMemoryStore()
    const before = await price([listed(fields)], { llama, gecko: llama, answers })
    expect(before.tokens[0]?.usdValue).toBe(9)
    const after = await price([listed()], { ...fall, answers, now: NOW + 60_001 })
    expect(after.tokens[0]).toMatchObject({ usdPrice: 9, usdValue: 9 })
    expect(after.problem).toMatch(/prices of .* are used\.$/)
    const late = await price([listed()], { ...fall, answers, now: NOW + DAY_MS + 60_000 })
    expect(late.tokens[0]).toMatchObject({ usdPrice: null, usdValue: null })
  })

  test('a price that was not trusted gains nothing by it', async () => {
    const answers = createMemoryStore()
    const before = await price([listed({ usdPrice: 412_000 })], { llama: {}, gecko: {}, answers })
    const after = await price([listed()], { ...fall, answers, now: NOW + 60_001 })
    for (const { tokens } of [before, after])
      expect(tokens[0]).toMatchObject({ usdValue: null, claimedUsdPrice: 412_000, priceTrust: 'untrusted' })
  })

  test('a price that only the indexer told stands for an hour, and is said to be of then', async () => {
    const answers = createMemoryStore()
    await price([listed(indexed)], { llama: {}, gecko: {}, answers })
    const known = { llama: {}, gecko: {}, listedBy: 'Ethereum node', answers }
    const after = await price([listed()], { ...known, now: NOW + 600_000 })
    expect(after.tokens[0]).toMatchObject({ usdPrice: 9, priceTrust: 'single', priceSources: ['Blockscout'] })
    expect(after.problem).toMatch(/^The price of one holding is of .*12:00/)
    const late = await price([listed()], { ...known, now: NOW + 3_600_001 })
    expect(late.tokens[0]).toMatchObject({ usdPrice: null })
    expect(late.problem).toBeNull()
  })

  test('what one indexer vouched for counts on at the price of another one that says nothing of contracts', async () => {
    const answers = createMemoryStore()
    const told = { llama: {}, gecko: {}, answers }
    await price([listed({ usdPrice: 9, verified: true })], { ...told, listedBy: 'Moralis' })
    const inPlace = await price([listed({ usdPrice: 9.2 })], { ...told, now: NOW + 60_000 })
    expect(inPlace.tokens[0]).toMatchObject({ usdPrice: 9.2, priceTrust: 'single', verified: true })
    const late = await price([listed({ usdPrice: 9.2 })], { ...told, now: NOW + DAY_MS + 60_001 })
    expect(late.tokens[0]).toMatchObject({ usdPrice: null, claimedUsdPrice: 9.2, verified: null })
  })

  test('what an indexer vouched for and then denied counts no more, whoever lists', async () => {
    const answers = createMemoryStore()
    const told = { llama: {}, gecko: {}, answers, listedBy: 'Moralis' }
    await price([listed({ usdPrice: 9, verified: true })], told)
    await price([listed({ usdPrice: 9, verified: false })], told)
    const after = await price([listed({ usdPrice: 9.2 })], { ...told, listedBy: 'Blockscout', now: NOW + 1 })
    expect(after.tokens[0]).toMatchObject({ usdPrice: null, claimedUsdPrice: 9.2 })
  })

  test('a price that the indexer told stands, and is said to be of then, where another source is not sure', async () => {
    const answers = createMemoryStore()
    await price([listed(indexed)], { llama: {}, gecko: {}, answers })
    const llama = { [STRANGE]: { usd: 4, isDoubted: true } }
    const known = { llama, gecko: {}, listedBy: 'Ethereum node', answers }
    const after = await price([listed()], { ...known, now: NOW + 600_000 })
    expect(after.tokens[0]).toMatchObject({ usdPrice: 9, priceTrust: 'single', priceSources: ['Blockscout'] })
    expect(after.problem).toMatch(/^The price of one holding is of .*12:00/)
  })

  test('a price that one source goes on telling is confirmed by what the indexer said', async () => {
    const answers = createMemoryStore()
    const told = { llama: { [STRANGE]: { usd: 9.1 } }, gecko: {}, answers }
    await price([listed({ usdPrice: 9, market: deep })], told)
    const after = await price([listed()], { ...told, listedBy: 'Ethereum node', now: NOW + 600_000 })
    expect(after.tokens[0]).toMatchObject({ usdPrice: 9.1, priceTrust: 'agreed' })
    expect(after.problem).toBeNull()
  })
})
