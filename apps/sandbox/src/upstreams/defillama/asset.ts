import { chainEntries } from '../../catalogue/chains.ts'
import { coins } from '../../catalogue/coins.ts'
import type { World } from '../upstream.ts'

/** What the service tells of an asset beside its price. */
export interface Asset {
  readonly symbol: string
  readonly decimals: number | null
}

/** The asset behind an id such as `ethereum:0x…` or `coingecko:bitcoin`; undefined when it is unknown. */
export function findAsset(id: string): Asset | undefined {
  const [chain = '', name = ''] = id.split(':')
  if (chain === 'coingecko') {
    const coin = coins.find((entry) => entry.id === name)
    return coin && { symbol: coin.symbol.toUpperCase(), decimals: null }
  }
  const entry = findEntry(chain)
  if (!entry) return undefined
  if (/^0x0{40}$/.test(name)) return { symbol: entry.coin.symbol, decimals: 18 }
  const token = entry.tokens.find(({ address }) => address.toLowerCase() === name.toLowerCase())
  return token?.coin && token.trust !== 'spam'
    ? { symbol: token.symbol, decimals: token.decimals }
    : undefined
}

/** The price of an id at a moment (seconds); null when the service does not know it. */
export function priceAt({ prices }: World, id: string, seconds: number): number | null {
  if (!findAsset(id)) return null
  const [chain = '', name = ''] = id.split(':')
  const moment = seconds * 1000
  if (chain === 'coingecko') return prices.coinPrice(name, moment)
  const coin = findEntry(chain)?.coin.id
  return coin && /^0x0{40}$/.test(name) ? prices.coinPrice(coin, moment) : prices.tokenPrice(name, moment)
}

const findEntry = (chain: string) => chainEntries.find(({ names }) => names.defiLlama === chain)
