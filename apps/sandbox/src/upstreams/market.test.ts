import { expect, it } from 'vitest'
import { coins } from '../catalogue/coins.ts'
import { testNow, useSandbox } from '../testing/use-sandbox.ts'

const sandboxed = useSandbox()
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const impostor = '0x5A0Db0c0000000000000000000000000000000a3'
const nowSeconds = testNow.getTime() / 1000
const coingecko = (rest: string) => sandboxed.get(`/coingecko/api/v3/${rest}`)
const llama = async (rest: string) =>
  (await sandboxed.get(`/defillama/${rest}`)).coins as unknown as Record<string, Quote>

interface Quote {
  price: number
  timestamp: number
  symbol: string
  decimals?: number
  confidence?: number
  prices: { timestamp: number; price: number }[]
}

it('CoinGecko lists five coins by market value with a week of hourly points', async () => {
  const list = await coingecko(
    'coins/markets?vs_currency=usd&order=market_cap_desc&per_page=5&page=1&sparkline=true',
  )
  expect(list.map((coin) => coin.id)).toEqual(['bitcoin', 'ethereum', 'tether', 'binancecoin', 'ripple'])
  for (const coin of list) {
    const points = coin.sparkline_in_7d?.price as unknown as number[]
    expect(points).toHaveLength(168)
    expect(Math.abs(Number(points.at(-1)) / Number(coin.current_price) - 1)).toBeLessThan(0.02)
  }
  const [bitcoin] = list
  expect(Number.isInteger(bitcoin?.current_price)).toBe(true)
  expect(bitcoin).toMatchObject({
    symbol: 'btc',
    ath: 126_080,
    market_cap_rank: 1,
    roi: null,
    max_supply: 21_000_000,
  })
})

it('CoinGecko writes nulls and an upper-case symbol where the real one does', async () => {
  const list = await coingecko('coins/markets?vs_currency=usd')
  expect(list).toHaveLength(coins.length)
  expect(list.find((coin) => coin.id === 'solana')).toMatchObject({
    symbol: 'SOL',
    max_supply: null,
    fully_diluted_valuation: null,
  })
  expect(list[0]).not.toHaveProperty('sparkline_in_7d')
})

it('CoinGecko keys token prices by lower-case address and leaves out what it does not list', async () => {
  const quotes = await coingecko(
    `simple/token_price/ethereum?contract_addresses=${usdc},${impostor}&vs_currencies=usd`,
  )
  expect(Object.keys(quotes)).toEqual([usdc.toLowerCase()])
})

it('CoinGecko drops an id behind a space', async () => {
  expect(Object.keys(await coingecko('simple/price?ids=bitcoin,%20ethereum&vs_currencies=usd'))).toEqual([
    'bitcoin',
  ])
})

it.each([
  ['coins/markets', 'Missing parameter vs_currency'],
  ['simple/price?vs_currencies=usd', 'Missing parameter ids'],
  ['simple/token_price/ethereum?vs_currencies=usd', 'Missing parameter contract_addresses'],
])('CoinGecko answers 422 to %s', async (rest, error) => {
  const answer = await sandboxed.ask(`/coingecko/api/v3/${rest}`)
  expect([answer.status, await answer.json()]).toEqual([422, { error }])
})

it('CoinGecko refuses a wrong key and needs none', async () => {
  const ask = (headers: Record<string, string>) =>
    sandboxed.ask('/coingecko/api/v3/coins/markets?vs_currency=usd', { headers })
  expect((await ask({ 'x-cg-demo-api-key': 'wrong' })).status).toBe(401)
  expect((await ask({})).status).toBe(200)
})

it('CoinGecko answers 304 when the caller has the answer already', async () => {
  const path = '/coingecko/api/v3/coins/markets?vs_currency=usd'
  const etag = (await sandboxed.ask(path)).headers.get('etag') ?? ''
  expect((await sandboxed.ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

it('CoinGecko charts a day in five minutes that end backwards, a month in hours, a year in days', async () => {
  const chart = async (days: number) =>
    (await coingecko(`coins/bitcoin/market_chart?vs_currency=usd&days=${days}`)).prices as unknown as [
      number,
      number,
    ][]
  const [oneDay, month, year] = [await chart(1), await chart(30), await chart(365)]
  expect([oneDay.length, month.length, year.length]).toEqual([288, 720, 366])
  expect(Number(oneDay.at(-1)?.[0])).toBeLessThan(Number(oneDay.at(-2)?.[0]))
  expect(year.at(-1)?.[0]).toBe(testNow.getTime())
  expect(Number(year.at(-2)?.[0]) % 86_400_000).toBe(0)
  const token = await coingecko(`coins/ethereum/contract/${usdc}/market_chart?vs_currency=usd&days=30`)
  expect(token.prices).toHaveLength(720)
})

it('DefiLlama echoes the case of the caller, knows ether, and leaves out what it does not know', async () => {
  const ids = [
    `ethereum:${usdc}`,
    `ethereum:${usdc.toLowerCase()}`,
    'ethereum:0x0000000000000000000000000000000000000000',
    `ethereum:${impostor}`,
    'coingecko:nothing',
  ]
  const quotes = await llama(`prices/current/${ids.join(',')}`)
  expect(Object.keys(quotes)).toEqual(ids.slice(0, 3))
  expect(quotes[ids[0] ?? '']).toEqual({
    decimals: 6,
    symbol: 'USDC',
    price: expect.any(Number),
    timestamp: nowSeconds - 23,
    confidence: 0.99,
  })
  expect(await sandboxed.get('/defillama/prices/current/coingecko:nothing')).toEqual({ coins: {} })
})

it('DefiLlama remembers prices without confidence, and series of them with it', async () => {
  const past = nowSeconds - 90 * 86_400
  const { 'coingecko:bitcoin': then } = await llama(`prices/historical/${past}/coingecko:bitcoin`)
  expect(then).not.toHaveProperty('confidence')
  expect(Math.abs(Number(then?.timestamp) - past)).toBeLessThan(600)
  const wanted = encodeURIComponent(
    JSON.stringify({ 'coingecko:bitcoin': [past, nowSeconds], 'coingecko:nothing': [past] }),
  )
  const series = await llama(`batchHistorical?coins=${wanted}&searchWidth=600`)
  expect(Object.keys(series)).toEqual(['coingecko:bitcoin'])
  expect(series['coingecko:bitcoin']?.prices[0]).toMatchObject({
    price: then?.price,
    timestamp: then?.timestamp,
  })
})

it('DefiLlama charts a span and finds the block of a moment', async () => {
  const start = nowSeconds - 30 * 86_400
  const chart = await llama(`chart/coingecko:ethereum?start=${start}&span=30&period=1d`)
  expect(chart['coingecko:ethereum']?.prices).toHaveLength(30)
  const block = await sandboxed.get(`/defillama/block/ethereum/${start}`)
  const { chain } = sandboxed.sandbox
  const found = await chain.client.getBlock({ blockNumber: BigInt(block.height ?? 0) })
  const next = await chain.client.getBlock({ blockNumber: found.number + 1n })
  expect(Number(found.timestamp)).toBe(block.timestamp)
  expect([Number(found.timestamp) <= start, Number(next.timestamp) > start]).toEqual([true, true])
})

it('DefiLlama refuses an address line that is too long', async () => {
  const ids = Array.from({ length: 200 }, () => `ethereum:${usdc}`).join(',')
  expect((await sandboxed.ask(`/defillama/prices/current/${ids}`)).status).toBe(414)
})

it('the two services agree but for the rounding of the one', async () => {
  const ids = coins.map(({ id }) => id)
  const gecko = await coingecko(`simple/price?ids=${ids}&vs_currencies=usd`)
  const quotes = await llama(`prices/current/${ids.map((id) => `coingecko:${id}`)}`)
  for (const id of ids) {
    expect(Math.abs(Number(gecko[id]?.usd) / Number(quotes[`coingecko:${id}`]?.price) - 1)).toBeLessThan(
      0.003,
    )
  }
})
