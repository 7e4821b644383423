import { createServer } from 'node:http'
import { DAY_MS } from '@pkg/api-contract'
import { listen } from '@pkg/test-settings/listen.ts'

const hex = (value: number, digits: number) => `0x${value.toString(16).padStart(digits, '0')}`
const TOKENS = 12
const TRANSFERS = 24

const token = (index: number) => ({
  ...{ address_hash: hex(0xa000 + index, 40), symbol: `T${index}`, name: `Token ${index}`, decimals: '18' },
  ...{ type: 'ERC-20', exchange_rate: String(1 + index), icon_url: `https://pictures.example/${index}.png` },
})

const transfers = (address: string) =>
  Array.from({ length: TRANSFERS }, (_, index) => ({
    ...{ transaction_hash: hex(index + 1, 64), log_index: index, block_number: 1_000 - index },
    timestamp: new Date(Date.UTC(2026, 0, 1) - index * DAY_MS).toISOString(),
    ...{ from: { hash: hex(0xbeef, 40) }, to: { hash: address } },
    ...{ token: token(index % TOKENS), total: { value: '1000000000000000000', decimals: '18' } },
  }))

const coin = (index: number) => ({
  ...{ id: `coin-${index}`, name: `Coin ${index}`, symbol: `c${index}`, image: null },
  ...{ current_price: 1000 + index, price_change_percentage_24h: 1.25, total_volume: 21_940_000_000 },
  ...{ ath: 4946.05, circulating_supply: 120_692_310 },
  sparkline_in_7d: {
    price: Array.from({ length: 168 }, (_, hour) => 1000 + Math.sin(hour + index) * 37.123),
  },
})

const story = (index: number) =>
  `<item><title>Story ${index}</title><link>https://paper.example/${index}</link><description>What happened at hour ${index}, told in a sentence or two.</description><pubDate>${new Date(Date.UTC(2026, 0, 1, index)).toUTCString()}</pubDate></item>`

function answer({ pathname, searchParams }: URL): object | string {
  const [, address = ''] = /\/addresses\/(0x[0-9a-f]{40})/.exec(pathname) ?? []
  if (pathname.endsWith('/token-balances')) {
    return Array.from({ length: TOKENS }, (_, index) => ({
      value: String(10n ** 18n * 50n),
      token: token(index),
    }))
  }
  if (pathname.endsWith('/token-transfers')) {
    return { items: searchParams.get('type') === 'ERC-20' ? transfers(address) : [], next_page_params: null }
  }
  if (/(transactions|withdrawals)$/.test(pathname)) return { items: [], next_page_params: null }
  if (address !== '')
    return { coin_balance: '0', exchange_rate: '2000', block_number_balance_updated_at: 1_000 }
  if (pathname.startsWith('/coins/markets')) return Array.from({ length: 5 }, (_, index) => coin(index))
  if (pathname === '/feed') {
    const stories = Array.from({ length: 30 }, (_, index) => story(index))
    return `<rss version="2.0"><channel><title>Paper</title>${stories.join('')}</channel></rss>`
  }
  if (pathname === '/v6/latest/USD') {
    const rates = Object.fromEntries(
      ['USD', 'INR', 'EUR', 'GBP', 'JPY'].map((code, index) => [code, 1 + index]),
    )
    return { base_code: 'USD', time_last_update_unix: 1_767_225_600, rates }
  }
  if (searchParams.get('action') === 'gasoracle') {
    return {
      status: '1',
      result: { SafeGasPrice: '1', ProposeGasPrice: '2', FastGasPrice: '3', suggestBaseFee: '0.9' },
    }
  }
  return {}
}

/** The upstreams of a benchmark, on this machine: one wallet like the other, and the settings that lead to them. */
export async function startStubUpstreams(): Promise<{
  settings: Record<string, string>
  close: () => Promise<void>
}> {
  const server = createServer((request, response) => {
    const given = answer(new URL(request.url ?? '', 'http://stub'))
    response.setHeader('content-type', typeof given === 'string' ? 'application/rss+xml' : 'application/json')
    response.end(typeof given === 'string' ? given : JSON.stringify(given))
  })
  const { url, close } = await listen(server)
  return {
    settings: {
      ...{ BLOCKSCOUT_URL: url, COINGECKO_URL: url, NEWS_FEEDS: `${url}/feed`, OPEN_ER_API_URL: url },
      ...{ ETHERSCAN_URL: `${url}/v2/api`, ETHERSCAN_API_KEY: 'none', PROVIDERS: 'sandbox' },
    },
    close,
  }
}
