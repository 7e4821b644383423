import type { Fault } from '@app/sandbox'
import { openSandbox } from '@app/sandbox/testing'
import { HOUR_MS, MINUTE_MS, NATIVE, position, sumHoldings, withoutPlace } from '@pkg/api-contract'
import { createMemoryStore, type KeptText, type TextStore } from '@pkg/keep-fresh'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ChainClient } from './chain-client.ts'
import { createChainClient } from './create-chain-client.ts'
import type { Address } from './ports/wallet-data.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { createStub } from './testing/create-stub.ts'
import { onEthereum } from './testing/on-ethereum.ts'
import { filled, NOON, toSettings } from './testing/open-provider.ts'

const sandbox = await openSandbox({ now: new Date(NOON) })
const wallet = sandbox.demo.address.toLowerCase() as Address
const EMPTY: Address = '0x00000000000000000000000000000000000e1337'
let now = NOON
let answers: TextStore
let logged: string[] = []

beforeEach(() => {
  now = NOON
  answers = createMemoryStore()
  logged = []
})
afterEach(async () => {
  vi.useRealTimers()
})

/** A client on the sandbox with only the named settings of its upstreams. */
function clientOf(...keys: (keyof ProviderSettings)[]): ChainClient {
  const all = toSettings(sandbox.env)
  const settings: ProviderSettings = Object.fromEntries(
    Object.entries(all).filter(([key]) => keys.includes(key as keyof ProviderSettings)),
  )
  return open(settings)
}

function open(settings: ProviderSettings): ChainClient {
  const client = createChainClient({
    settings,
    answers,
    now: () => now,
    log: (event) => logged.push(JSON.stringify(event)),
  })
  onTestFinished(client.close)
  return client
}

const MORALIS = ['MORALIS_URL', 'MORALIS_API_KEY'] as const

describe('what is inside contracts', () => {
  /** The wallet of the sandbox that has a position of every kind. */
  const inside = onEthereum('0x1fa6617f6af510bba7400951a73d5a783e28469d')
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0)

  test('is read with the tokens, once for both lists, and is in their sum once', async () => {
    const client = clientOf('BLOCKSCOUT_URL', 'ETH_RPC_URLS', 'DEFILLAMA_URL')
    const tokens = await client.listTokens(inside)
    sandbox.clearRequests()
    const positions = await client.listPositions(inside)
    expect(positions).toMatchObject({ stale: false, updatedAt: tokens.updatedAt })
    const [again, positionsAgain] = [await client.listTokens(inside), await client.listPositions(inside)]
    expect(again.data).toEqual(tokens.data)
    expect([client.holds(again), client.holds(positionsAgain)]).toEqual([true, true])
    expect(sandbox.requests()).toEqual([])
    const rows = tokens.data.filter((row) => row.inside !== undefined)
    const parts = positions.data.flatMap((position) => position.parts)
    // The market's collateral and debt, and two sides of a range with their fees.
    expect(rows.map(({ inside: part }) => part?.role).sort()).toEqual([
      'borrowed',
      'fee',
      'fee',
      'supplied',
      'supplied',
      'supplied',
    ])
    expect(sum(rows.map(({ usdValue, debtUsd = null }) => usdValue ?? -(debtUsd ?? 0)))).toBeCloseTo(
      sum(parts.flatMap(({ countedAs, usdValue }) => (countedAs === 'itself' ? usdValue : 0))),
      6,
    )
    expect(sumHoldings(tokens.data).debts).toBe(2)
  })

  test('has the picture of the same asset in the wallet', async () => {
    const { data } = await clientOf('BLOCKSCOUT_URL', 'ETH_RPC_URLS', 'DEFILLAMA_URL').listTokens(inside)
    const rows = data.filter((row) => row.inside !== undefined)
    const pictures = rows.map(({ logo, thumbnail }) => [logo, thumbnail])
    const ofWallet = rows.map(({ address }) => {
      const held = data.find((row) => row.address === withoutPlace(address))
      return [held?.logo, held?.thumbnail]
    })
    expect(pictures).toEqual(ofWallet)
    expect(pictures.flat()).not.toContain(null)
  })

  test('is followed by what Moralis claims beside it, where a key is there and somebody asks, and no sum changes', async () => {
    const all = [...MORALIS, 'BLOCKSCOUT_URL', 'ETH_RPC_URLS', 'DEFILLAMA_URL'] as const
    const client = clientOf(...all)
    const before = await client.listTokens(inside)
    const alone = await client.listPositions(inside)
    const askedFor = () => sandbox.requests().filter(({ url }) => url.includes('/defi/positions')).length
    expect(askedFor()).toBe(0)
    const withClaims = () => client.listPositions(inside, { claims: true })
    const [both] = await Promise.all([withClaims(), withClaims()])
    expect(askedFor()).toBe(1)
    expect(both).toMatchObject({ source: `${alone.source}, claims by Moralis`, problem: null, stale: false })
    // Three of the five are told by the chain: a range, staked ether and what is owed.
    const added = both.data.slice(alone.data.length)
    expect(both.data.slice(0, alone.data.length)).toEqual(alone.data)
    expect(added.map(({ protocol }) => protocol)).toEqual(['EigenLayer', 'Pendle'])
    for (const row of added) {
      expect(position.safeParse(row).error).toBeUndefined()
      expect(row).toMatchObject({ trust: 'claimed', claimedBy: 'Moralis', block: 0, shell: null })
      expect(row.parts.every(({ countedAs }) => countedAs === null)).toBe(true)
    }
    const trusts = both.data.map(({ trust }) => trust === 'claimed')
    expect(trusts).toEqual(trusts.toSorted((a, b) => Number(a) - Number(b)))
    expect((await client.listTokens(inside)).data).toEqual(before.data)
    const kept = await withClaims()
    expect([kept.data, client.holds(kept), (await withClaims()) === kept]).toEqual([both.data, true, true])
    now += 20 * MINUTE_MS
    expect(client.holds(kept)).toBe(false)
  })

  test('is what it was where the claims fail, and says what is missing', async () => {
    const keys = ['BLOCKSCOUT_URL', 'ETH_RPC_URLS', 'DEFILLAMA_URL'] as const
    const alone = await clientOf(...keys).listPositions(inside)
    const stub = await createStub(() => ({ status: 500, body: {} }))
    onTestFinished(stub.close)
    const env = toSettings(sandbox.env)
    const settings = Object.fromEntries(keys.map((key) => [key, env[key]]))
    const client = open({ ...settings, MORALIS_URL: stub.url, MORALIS_API_KEY: 'key' })
    const list = await client.listPositions(inside, { claims: true })
    expect(list.data).toEqual(alone.data)
    expect(list).toMatchObject({
      source: alone.source,
      stale: false,
      problem: 'Moralis is not answering; what it would claim to be inside contracts is missing.',
    })
    expect(client.holds(list)).toBe(false)
  })

  test('stays what it was while no node tells of it, and says of when it is', async () => {
    const client = clientOf('BLOCKSCOUT_URL', 'ETH_RPC_URLS', 'DEFILLAMA_URL')
    const before = await client.listTokens(inside)
    now += HOUR_MS
    sandbox.setFault('rpc', { kind: 'server-error' })
    const after = await client.listTokens(inside)
    expect(after).toMatchObject({ stale: false, source: expect.stringContaining('Blockscout') })
    expect(after.problem).toContain('what is inside contracts is of 12:00 UTC.')
    expect(sumHoldings(after.data)).toEqual(sumHoldings(before.data))
    const positions = await client.listPositions(inside)
    expect(positions).toMatchObject({ stale: true, updatedAt: before.updatedAt })
    expect(positions.problem).toContain('what is inside contracts is of 12:00 UTC.')
    // The same from memory, and the same after a later reading that failed as well.
    expect(await client.listPositions(inside)).toBe(positions)
    now += HOUR_MS
    expect(await client.listPositions(inside)).toMatchObject({ stale: true, updatedAt: before.updatedAt })
  })

  test('that could not be read is said of a wallet that is not known to have any, and of one of which nothing is known', async () => {
    const client = clientOf('BLOCKSCOUT_URL', 'ETH_RPC_URLS', 'DEFILLAMA_URL')
    const holder = onEthereum(sandbox.demo.addresses[0] as Address)
    const before = await client.listTokens(holder)
    expect((await client.listPositions(holder)).data.flatMap(({ parts }) => parts)).toEqual([])
    now += HOUR_MS
    // Balances are told, and nothing else of the chain.
    sandbox.setFault('rpc', { kind: 'server-error' })
    const after = await client.listTokens(holder)
    expect(after.problem).toContain('what is inside contracts is of 12:00 UTC.')
    expect(sumHoldings(after.data)).toEqual(sumHoldings(before.data))
    const unknown = await client.listTokens(inside)
    expect(unknown.problem).toContain('what is inside contracts is not known.')
    await expect(client.listPositions(inside)).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  })

  test('is not asked for where no node is set up, and nothing is said of it', async () => {
    const client = clientOf('BLOCKSCOUT_URL', 'DEFILLAMA_URL')
    expect((await client.listTokens(onEthereum(wallet))).problem ?? '').not.toContain('inside contracts')
  })

  test('is as old as what is claimed beside it where that is older', async () => {
    const client = clientOf(...MORALIS, 'BLOCKSCOUT_URL', 'ETH_RPC_URLS', 'DEFILLAMA_URL')
    const first = await client.listPositions(inside, { claims: true })
    now += 30 * MINUTE_MS
    const later = await client.listPositions(inside, { claims: true })
    expect((await client.listPositions(inside)).updatedAt).toBe(new Date(now).toISOString())
    expect(later).toMatchObject({ stale: false, problem: null, updatedAt: first.updatedAt })
  })
})

describe('sources', () => {
  test('are asked in order, and an answer says whose it is and when it was read', async () => {
    const client = clientOf(...MORALIS, 'BLOCKSCOUT_URL', 'ETH_RPC_URLS')
    expect(await client.listTransfers(onEthereum(wallet), { limit: 20 })).toMatchObject({
      source: 'Moralis',
      updatedAt: new Date(NOON).toISOString(),
      stale: false,
      problem: null,
    })
  })

  test('that are not configured are off, and nobody is asked for them', async () => {
    const client = open({
      ...toSettings(sandbox.env),
      MORALIS_API_KEY: '',
      BLOCKSCOUT_URL: '',
      ETH_RPC_URLS: [],
    })
    expect(client.listProviders().map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Moralis off',
      'Blockscout off',
      'Etherscan off',
      'Ethereum node off',
      'DefiLlama unused',
      'CoinGecko unused',
      'Publishers’ feeds unused',
      'rss2json unused',
      'open.er-api.com unused',
      'ExchangeRate-API unused',
      'Frankfurter (European Central Bank) unused',
      'Gemini off',
    ])
    await expect(client.listTokens(onEthereum(wallet))).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  })

  test('that fail are passed over, and the answer says so', async () => {
    const client = clientOf(...MORALIS, 'BLOCKSCOUT_URL', 'ETH_RPC_URLS')
    sandbox.setFault('moralis', { kind: 'quota' })
    expect(await client.listTransfers(onEthereum(wallet), { limit: 20 })).toMatchObject({
      source: 'Blockscout',
      stale: false,
      problem: 'Moralis has used up its allowance for today; Blockscout answered instead.',
    })
    expect(client.listProviders().slice(0, 2)).toMatchObject([
      { name: 'Moralis', state: 'failing', lastSuccess: null },
      { name: 'Blockscout', state: 'ok', lastSuccess: new Date(NOON).toISOString() },
    ])
    sandbox.setFault('blockscout', { kind: 'server-error' })
    expect((await client.listTransfers(onEthereum(wallet), { limit: 20, refresh: true })).source).toBe(
      'Ethereum node',
    )
  })

  test('are asked once, however many want the same at the same time', async () => {
    const client = clientOf(...MORALIS)
    sandbox.clearRequests()
    await Promise.all(
      Array.from({ length: 10 }, () => client.listTransfers(onEthereum(wallet), { limit: 20 })),
    )
    expect(sandbox.requests('moralis')).toHaveLength(1)
  })

  test('of one set are not mixed up with those of another that share a store', async () => {
    await clientOf(...MORALIS).listTransfers(onEthereum(wallet), { limit: 20 })
    expect((await clientOf('BLOCKSCOUT_URL').listTransfers(onEthereum(wallet), { limit: 20 })).source).toBe(
      'Blockscout',
    )
  })

  test('of prices are not mixed up either: what one price source said is not told as the word of another', async () => {
    const sourceAt = (usd: number) =>
      createStub(() => ({ body: { coins: { 'coingecko:ethereum': { price: usd, confidence: 0.99 } } } }))
    const [first, second] = await Promise.all([sourceAt(3000), sourceAt(4000)])
    onTestFinished(first.close)
    onTestFinished(second.close)
    const { ETH_RPC_URLS = [] } = toSettings(sandbox.env)
    const priced = (DEFILLAMA_URL: string) => open({ ETH_RPC_URLS, DEFILLAMA_URL })
    const etherOf = async (client: ChainClient) => ({
      gas: (await client.getGas()).data.etherUsd,
      held: (await client.listTokens(onEthereum(wallet))).data.find(({ address }) => address === NATIVE)
        ?.usdPrice,
    })
    expect(await etherOf(priced(first.url))).toEqual({ gas: 3000, held: 3000 })
    expect(await etherOf(priced(second.url))).toEqual({ gas: 4000, held: 4000 })
    expect(await etherOf(priced(first.url))).toEqual({ gas: 3000, held: 3000 })
  })

  test('are kept under keys from which no address and no key can be read', async () => {
    // An index prices what it lists; a node's holdings have their prices asked for, and kept.
    const map = new Map<string, KeptText>()
    answers = createMemoryStore(map)
    const client = open({ ...toSettings(sandbox.env), MORALIS_API_KEY: '', BLOCKSCOUT_URL: '' })
    // One after the other: all at once, on a busy machine, one may take longer than a source is given.
    await client.listTokens(onEthereum(wallet))
    await client.listTransfers(onEthereum(wallet), { limit: 20 })
    await client.listNfts(onEthereum(wallet), { limit: 20 })
    await client.listTopCoins({ limit: 10 })
    await client.getGas()
    await client.listNews()
    await client.getRates('USD')
    const kept = [...map.keys()]
    const kinds = new Set(kept.map((key) => key.split(':')[0]))
    expect([...kinds].sort()).toEqual([
      'gas',
      'head',
      'holdings',
      'last-positions',
      'market',
      'news',
      'nfts',
      'part',
      'price',
      'rates',
      'shape',
      'transfers',
    ])
    for (const key of kept) expect(key).not.toMatch(/http|127\.0\.0\.1|localhost|secret|sandbox/)
  })
})

describe('an upstream that fails in any way', () => {
  const faults: [string, Fault, RegExp][] = [
    ['is limiting requests', { kind: 'rate-limit', retryAfter: 3600 }, /^Moralis is limiting our requests; /],
    ['has used up its plan', { kind: 'quota' }, /^Moralis has used up its allowance for today; /],
    ['answers 500', { kind: 'server-error' }, /^Moralis is not answering; /],
    ['drops the connection', { kind: 'drop' }, /^Moralis is not answering; /],
    ['breaks off half way', { kind: 'half-body' }, /^Moralis is not answering; /],
    [
      'sends a page for people',
      { kind: 'wrong-content-type' },
      /^Moralis sends answers that cannot be read; /,
    ],
    ['sends invalid JSON', { kind: 'invalid-json' }, /^Moralis sends answers that cannot be read; /],
    ['sends wrong types', { kind: 'wrong-types' }, /^Moralis sends answers that cannot be read; /],
    [
      'sends null',
      { kind: 'null-fields', fields: ['balance'] },
      /^Moralis sends answers that cannot be read; /,
    ],
  ]

  test.each(faults)(
    '%s: the last good data is shown with its age and a sentence',
    async (_, fault, problem) => {
      const client = clientOf(...MORALIS)
      const good = await client.listTokens(onEthereum(wallet))
      expect(good.data.length).toBeGreaterThan(5)
      sandbox.setFault('moralis', fault)
      now = NOON + 20 * MINUTE_MS
      const served = await client.listTokens(onEthereum(wallet))
      expect(served).toEqual({ ...good, stale: true, problem: expect.stringMatching(problem) })
      expect(served.problem).toMatch(/these are the figures of 12:00 UTC\.$/)
      expect(logged.join()).not.toContain('exclude_spam')
      sandbox.setFault('moralis', null)
      now += HOUR_MS * 13
      expect(await client.listTokens(onEthereum(wallet))).toMatchObject({ stale: false })
    },
  )

  test('hangs: the last good data is shown when patience ends', async () => {
    const client = clientOf(...MORALIS)
    const good = await client.listTransfers(onEthereum(wallet), { limit: 20 })
    sandbox.setFault('moralis', { kind: 'hang' })
    sandbox.clearRequests()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const wait = client.listTransfers(onEthereum(wallet), { limit: 20, refresh: true })
    await expect.poll(() => sandbox.requests('moralis').length).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await wait).toMatchObject({
      data: good.data,
      stale: true,
      problem: 'The data source has not answered yet; these are the figures of 12:00 UTC.',
    })
  })

  test('is slow for a moment: the answer comes all the same', async () => {
    sandbox.setFault('moralis', { kind: 'latency', ms: 50 })
    expect(await clientOf(...MORALIS).listTokens(onEthereum(wallet))).toMatchObject({ stale: false })
  })

  test('sends every row twice, or pages in a circle: each row is shown once', async () => {
    const good = await clientOf(...MORALIS).listTransfers(onEthereum(wallet), { limit: 20 })
    for (const kind of ['duplicate-rows', 'cursor-loop'] as const) {
      answers = createMemoryStore()
      sandbox.setFault('moralis', { kind })
      expect((await clientOf(...MORALIS).listTransfers(onEthereum(wallet), { limit: 20 })).data).toEqual(
        good.data,
      )
    }
  })

  test('stumbles once: it is asked again', async () => {
    sandbox.setFault('moralis', { kind: 'server-error', times: 1 })
    expect(await clientOf(...MORALIS).listTokens(onEthereum(wallet))).toMatchObject({
      source: expect.stringMatching(/^Moralis/),
      stale: false,
    })
  })

  test('is the only one and nothing is kept: the failure has a sentence for a person', async () => {
    sandbox.setFault('moralis', { kind: 'quota' })
    await expect(clientOf(...MORALIS).listTokens(onEthereum(wallet))).rejects.toMatchObject({
      code: 'SOURCE_UNAVAILABLE',
      message: 'The data source is not answering. Please try again later.',
    })
  })
})

describe('prices', () => {
  test('of a node come from the price source, and the source says so', async () => {
    const { data, source } = await clientOf('ETH_RPC_URLS', 'DEFILLAMA_URL').listTokens(onEthereum(wallet))
    expect(source).toBe('Ethereum node, prices by DefiLlama')
    expect(data[0]?.usdPrice).toBeGreaterThan(0)
    expect(data.map(({ usdValue }) => usdValue ?? -1)).toEqual(
      data.map(({ usdValue }) => usdValue ?? -1).toSorted((a, b) => b - a),
    )
  })

  test('come from the next source when the first one fails', async () => {
    sandbox.setFault('defillama', { kind: 'server-error' })
    const client = clientOf('ETH_RPC_URLS', 'DEFILLAMA_URL', 'COINGECKO_URL', 'COINGECKO_API_KEY')
    expect((await client.listTokens(onEthereum(wallet))).source).toBe('Ethereum node, prices by CoinGecko')
  })

  test('that nobody gives are unknown, not zero, and the answer says so', async () => {
    sandbox.setFault('defillama', { kind: 'server-error' })
    const { data, problem, stale } = await clientOf('ETH_RPC_URLS', 'DEFILLAMA_URL').listTokens(
      onEthereum(wallet),
    )
    expect(new Set(data.map(({ usdPrice }) => usdPrice))).toEqual(new Set([null]))
    expect(problem).toMatch(/^DefiLlama is not answering; \d+ holdings have no price\.$/)
    expect(stale).toBe(false)
    expect(sumHoldings(data)).toMatchObject({ usd: 0, pricedHoldings: 0 })
  })

  test('of a while ago stand in for those that nobody gives, and the answer says of when they are', async () => {
    const client = clientOf('ETH_RPC_URLS', 'DEFILLAMA_URL')
    const good = await client.listTokens(onEthereum(wallet))
    sandbox.setFault('defillama', { kind: 'server-error' })
    now = NOON + HOUR_MS
    const served = await client.listTokens(onEthereum(wallet))
    expect(served.data).toEqual(good.data)
    expect(served.problem).toMatch(/^DefiLlama is not answering; prices of 11:59 UTC are used/)
    now = NOON + 26 * HOUR_MS
    const later = await client.listTokens(onEthereum(wallet), { refresh: true })
    expect(later.data.every(({ usdPrice }) => usdPrice === null)).toBe(true)
  })
})

test('a store full of junk is an empty store', async () => {
  const junk = { value: '{"usd":', storedAt: now }
  answers = {
    ...createMemoryStore(),
    get: async () => junk,
    getAll: async (keys) => new Map(keys.map((key) => [key, junk])),
  }
  const client = clientOf('ETH_RPC_URLS', 'DEFILLAMA_URL')
  expect((await client.listTokens(onEthereum(wallet))).data[0]?.usdPrice).toBeGreaterThan(0)
})

describe('balances of an indexer', () => {
  const about = (block: number | null) => ({
    coin_balance: '1',
    exchange_rate: null,
    block_number_balance_updated_at: block,
  })

  async function askWith(block: number | null, node: readonly string[], balance = '1', of = wallet) {
    const stub = await createStub(({ path }) => ({
      body: path.endsWith('/token-balances') ? [] : { ...about(block), coin_balance: balance },
    }))
    onTestFinished(stub.close)
    const client = open({ BLOCKSCOUT_URL: stub.url, ETH_RPC_URLS: node })
    const { data, problem, source, stale } = await client.listTokens(onEthereum(of))
    return { balance: data[0]?.balance, problem, source, stale }
  }

  const node = () => filled(toSettings(sandbox.env).ETH_RPC_URLS)
  const onChain = async () => (await sandbox.chain.balanceOf('native', sandbox.demo.address)).toString()
  const head = async () =>
    Number((await sandbox.chain.transfer({ token: 'native', to: wallet, value: 1n })).blockNumber)
  const UNCONFIRMED = 'no node has confirmed the balances that Blockscout tells.'

  test('give way to those of a node that has reached the block of the index', async () => {
    expect(await askWith(1, node())).toMatchObject({ balance: await onChain(), problem: null })
  })

  test('give way to those of a node where the block of the index is unknown', async () => {
    expect(await askWith(null, node())).toMatchObject({ balance: await onChain(), problem: null })
  })

  test('are confirmed by a node that is a few blocks behind the index and tells the same', async () => {
    const plain: Address = '0x00000000000000000000000000000000000e1338'
    await sandbox.chain.transfer({ token: 'native', to: plain, value: 77n })
    expect(await askWith((await head()) + 2, node(), '77', plain)).toMatchObject({
      balance: '77',
      problem: null,
    })
  })

  test('stay when the node is a few blocks behind the index and tells otherwise, and the answer says so', async () => {
    expect(await askWith((await head()) + 2, node())).toMatchObject({
      ...{ balance: '1', source: 'Blockscout', stale: false },
      problem: `Ethereum node is behind; ${UNCONFIRMED}`,
    })
  })

  test('stay when the node is far behind the index, and the answer says so', async () => {
    expect(await askWith(99_999_999, node(), await onChain())).toMatchObject({
      ...{ balance: await onChain(), stale: false },
      problem: `Ethereum node is behind; ${UNCONFIRMED}`,
    })
  })

  test('stay when the node fails, and the answer says so', async () => {
    sandbox.setFault('rpc', { kind: 'server-error' })
    expect(await askWith(1, node())).toMatchObject({
      ...{ balance: '1', source: 'Blockscout', stale: false },
      problem: expect.stringContaining(`Ethereum node is not answering; ${UNCONFIRMED}`),
    })
  })

  test('stay without a node, and nothing is said, since none would confirm them', async () => {
    expect(await askWith(1, [])).toMatchObject({ balance: '1', source: 'Blockscout', problem: null })
  })

  test('that the index leaves out are there where the entry of the chain names the token, and no other', async () => {
    const stub = await createStub(({ path }) => ({ body: path.endsWith('/token-balances') ? [] : about(1) }))
    onTestFinished(stub.close)
    const client = open({ BLOCKSCOUT_URL: stub.url, ETH_RPC_URLS: node() })
    const { data, problem, source } = await client.listTokens(onEthereum(wallet))
    const usdc = filled(sandbox.demo.tokens.USDC) as Address
    const weth = filled(sandbox.demo.tokens.WETH) as Address
    const held = async (token: Address) => (await sandbox.chain.balanceOf(token, wallet)).toString()
    expect([problem, source]).toEqual([null, 'Blockscout'])
    const found = data.map(({ address, symbol, decimals, balance }) => [address, symbol, decimals, balance])
    expect(found).toContainEqual([usdc.toLowerCase(), 'USDC', 6, await held(usdc)])
    expect(found).toContainEqual([weth.toLowerCase(), 'WETH', 18, await held(weth)])
    expect(data.map(({ address }) => address)).not.toContain(sandbox.demo.tokens.HARBOUR?.toLowerCase())
  })

  test('of a wallet that the index does not know are asked of a node: it may have the coin', async () => {
    const stub = await createStub(() => ({ status: 404, body: { message: 'Not found' } }))
    onTestFinished(stub.close)
    const client = open({ BLOCKSCOUT_URL: stub.url, ETH_RPC_URLS: node() })
    const { data, problem } = await client.listTokens(onEthereum(wallet))
    expect(data.find(({ address }) => address === NATIVE)?.balance).toBe(await onChain())
    expect(problem).toBeNull()
    sandbox.setFault('rpc', { kind: 'server-error' })
    // Nobody is left who knows anything of it.
    await expect(client.listTokens(onEthereum(EMPTY))).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  })

  test('of Moralis are held against a node as well, and are said to be unconfirmed while it is away', async () => {
    const row = {
      ...{ token_address: `0x${'ee'.repeat(20)}`, symbol: 'ETH', name: 'Ether', decimals: 18, balance: '1' },
      ...{ possible_spam: false, verified_contract: true, usd_price: null, native_token: true },
    }
    const stub = await createStub(() => ({ body: { cursor: null, block_number: 1, result: [row] } }))
    onTestFinished(stub.close)
    const client = open({ MORALIS_URL: stub.url, MORALIS_API_KEY: 'key', ETH_RPC_URLS: node() })
    const confirmed = await client.listTokens(onEthereum(wallet))
    expect([confirmed.data[0]?.balance, confirmed.problem]).toEqual([await onChain(), null])
    sandbox.setFault('rpc', { kind: 'server-error' })
    now += HOUR_MS
    const alone = await client.listTokens(onEthereum(wallet))
    expect(alone.data[0]?.balance).toBe('1')
    expect(alone.problem).toContain('no node has confirmed the balances that Moralis tells.')
  })
})

describe('a caller', () => {
  test('who gives up hears so, and no source is blamed', async () => {
    const client = clientOf(...MORALIS)
    sandbox.setFault('moralis', { kind: 'hang' })
    const abort = new AbortController()
    const wait = client.listTokens(onEthereum(wallet), { signal: abort.signal })
    abort.abort(new Error('gone'))
    await expect(wait).rejects.toThrow('gone')
    expect(client.listProviders()[0]?.state).toBe('unused')
  })

  test('may write an address in any case', async () => {
    const client = clientOf(...MORALIS)
    const first = await client.listTokens(onEthereum(wallet))
    sandbox.clearRequests()
    expect(await client.listTokens(onEthereum(sandbox.demo.address as Address))).toEqual(first)
    expect(sandbox.requests('moralis')).toEqual([])
  })

  test('sees a transfer that was made a moment ago after a refresh', async () => {
    const client = clientOf(...MORALIS)
    await client.listTransfers(onEthereum(wallet), { limit: 20 })
    const token = filled(sandbox.demo.tokens.DAI)
    const mined = await sandbox.chain.transfer({ token, to: wallet, value: 987_654_321_987_654_321n })
    const [latest] = (await client.listTransfers(onEthereum(wallet), { limit: 20, refresh: true })).data
    expect(latest).toMatchObject({
      id: `${mined.transactionHash}:${mined.logIndex}`,
      value: '987654321987654321',
      direction: 'Received',
    })
  })

  test('gets a picture that an NFT names', async () => {
    const client = clientOf('ETH_RPC_URLS', 'IPFS_GATEWAY_URL')
    const { data } = await client.listNfts(onEthereum(wallet), { limit: 8 })
    const images = data.flatMap(({ image }) => (image === null ? [] : [image]))
    expect(images.length).toBeGreaterThan(3)
    for (const image of images)
      expect((await client.getPicture(image)).type).toMatch(/^image\/(png|svg\+xml)$/)
  })
})
