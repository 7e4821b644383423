import { describe, expect, onTestFinished, test } from 'vitest'
import { coingecko } from './providers/coingecko/coingecko.ts'
import { etherscan } from './providers/etherscan/etherscan.ts'
import { feeds } from './providers/feeds/feeds.ts'
import { rss2json } from './providers/rss2json/rss2json.ts'
import { createStub, type StubAnswer } from './testing/create-stub.ts'
import { hasRecorded, readRecorded } from './testing/find-recorded.ts'
import { filled, openProvider } from './testing/open-provider.ts'

async function replay(file: string, answer: Omit<StubAnswer, 'body'> = {}): Promise<string> {
  const stub = await createStub(() => ({ ...answer, body: readRecorded(file) }))
  onTestFinished(stub.close)
  return stub.url
}

describe.skipIf(!hasRecorded)('recorded answers of Etherscan', () => {
  const gasOf = async (file: string) => {
    const opened = openProvider(etherscan, { ETHERSCAN_URL: await replay(file), ETHERSCAN_API_KEY: 'key' })
    onTestFinished(opened.close)
    return filled(opened.ports.gasOracle).getGasPrices()
  }

  test.each([
    ['etherscan/gasoracle_v2_2025_fractional.json', [0.496839934, 0.496840168, 0.55411917, 0.496839934]],
    ['etherscan/gasoracle_v1_2022-05.json', [123, 124, 124, 122.604327854]],
    ['etherscan/gasoracle_v1_2023_no_key_ok.json', [13, 14, 14, 12.086368893]],
  ])('%s', async (file, [low, average, high, baseFee]) => {
    expect(await gasOf(file)).toEqual({ low, average, high, baseFee, nextBaseFee: baseFee })
  })

  test.each([
    ['etherscan/error_invalid_key.json', 'auth'],
    ['etherscan/error_missing_key_v2.json', 'auth'],
    ['etherscan/error_rate_limit_3_per_sec.json', 'rate'],
    ['etherscan/error_rate_limit_no_key.json', 'rate'],
    ['etherscan/error_v1_deprecated.json', 'badrequest'],
  ])('%s is %s', async (file, kind) => {
    await expect(gasOf(file)).rejects.toMatchObject({ kind })
  })
})

describe.skipIf(!hasRecorded)('recorded market lists of CoinGecko', () => {
  const coinsOf = async (file: string) => {
    const opened = openProvider(coingecko, { COINGECKO_URL: await replay(file) })
    onTestFinished(opened.close)
    return filled(opened.ports.market).listTopCoins({ limit: 5 })
  }

  test('a list of fifty gives the first five, in their order', async () => {
    const coins = await coinsOf('coingecko/markets_top_2021-12-02_reformatted.json')
    expect(coins.map(({ id }) => id)).toEqual(['bitcoin', 'ethereum', 'binancecoin', 'tether', 'solana'])
    expect(coins.every(({ sparkline_in_7d }) => sparkline_in_7d.price.length === 0)).toBe(true)
  })

  test('a coin has its week of prices', async () => {
    const [bitcoin] = await coinsOf('coingecko/markets_bitcoin_sparkline_2026-02-17_first54of168.json')
    expect(bitcoin?.sparkline_in_7d.price).toHaveLength(54)
    expect(bitcoin).toMatchObject({ id: 'bitcoin', symbol: 'btc', ath: expect.any(Number) })
  })
})

describe.skipIf(!hasRecorded)('recorded feeds', () => {
  const storiesOf = async (...files: string[]) => {
    const urls = await Promise.all(files.map((file) => replay(file, { type: 'text/xml' })))
    const opened = openProvider(feeds, { NEWS_FEEDS: urls })
    onTestFinished(opened.close)
    return filled(opened.ports.news).listNews({})
  }

  test('of CoinDesk and Cointelegraph are read as they are', async () => {
    const items = await storiesOf('news/coindesk_2026-08-15.xml', 'news/cointelegraph_2026-08-15.xml')
    expect(items.map(({ sources, link, pubDate }) => [sources[0]?.name, link, pubDate])).toEqual([
      ['CoinDesk', 'https://www.coindesk.com/markets/2026/08/15/robot-maker-unitree-is-going-public', null],
      [
        'CoinDesk',
        'https://www.coindesk.com/business/2026/08/15/swiss-mega-bank-ubs-ramps-up-bitcoin-exposure',
        null,
      ],
      ['Cointelegraph', 'https://cointelegraph.com/news/tokenized-stock-holders', null],
      ['Cointelegraph', 'https://cointelegraph.com/news/what-happened-in-crypto-today', null],
    ])
    expect(items[2]?.description).toBe('Tokenized equities reached 1.31 million holders over the past month.')
  })

  test('of a search name the real publisher and lead to no markup', async () => {
    const items = await storiesOf('news/google_news_search_2026-08-05.xml')
    expect(items).toHaveLength(6)
    for (const { title, sources } of items) {
      expect(title.endsWith(` - ${sources[0]?.name}`)).toBe(false)
      expect(sources[0]?.name).not.toMatch(/google/i)
    }
  })

  test.each([
    ['generic_encoding.rss'],
    ['generic_feedburner.atom'],
    ['generic_guardian.rss'],
    ['generic_heise.atom'],
    ['generic_instant-article.rss'],
    ['generic_uolNoticias.rss'],
  ])('%s gives stories without a tag', async (file) => {
    const items = await storiesOf(`news/${file}`)
    expect(items.length).toBeGreaterThan(0)
    expect(JSON.stringify(items)).not.toMatch(/<\/?[a-z]+[ >]|\[object Object\]/i)
  })
})

describe.skipIf(!hasRecorded)('recorded answers of the conversion service', () => {
  const storiesOf = async (file: string, answer = {}) => {
    const opened = openProvider(rss2json, {
      RSS2JSON_URL: await replay(file, answer),
      RSS2JSON_FEED_URL: 'https://feed.example',
    })
    onTestFinished(opened.close)
    return filled(opened.ports.news).listNews({})
  }

  test('a time without a zone is UTC, an empty author is none', async () => {
    expect((await storiesOf('rss2json/ok_2019_item_shape.json'))[0]).toMatchObject({
      pubDate: '2019-06-02T05:29:27.000Z',
      author: null,
      categories: [],
    })
  })

  test('a reached limit is one', async () => {
    const limited = storiesOf('rss2json/error_429_no_key.json', { status: 429 })
    await expect(limited).rejects.toMatchObject({ kind: 'rate' })
  })
})
