import type { Setting } from './define-settings.ts'
import { ipfsSettings } from './outbound/ipfs.settings.ts'
import { blockscoutSettings } from './providers/blockscout/blockscout.settings.ts'
import { coingeckoSettings } from './providers/coingecko/coingecko.settings.ts'
import { defillamaSettings } from './providers/defillama/defillama.settings.ts'
import { ethereumRpcSettings } from './providers/ethereum-rpc/ethereum-rpc.settings.ts'
import { etherscanSettings } from './providers/etherscan/etherscan.settings.ts'
import { exchangerateApiSettings } from './providers/exchangerate-api/exchangerate-api.settings.ts'
import { feedsSettings } from './providers/feeds/feeds.settings.ts'
import { frankfurterSettings } from './providers/frankfurter/frankfurter.settings.ts'
import { geminiSettings } from './providers/gemini/gemini.settings.ts'
import { moralisSettings } from './providers/moralis/moralis.settings.ts'
import { openErApiSettings } from './providers/open-er-api/open-er-api.settings.ts'
import { rss2jsonSettings } from './providers/rss2json/rss2json.settings.ts'

/** The settings of every provider, in the order in which they are documented; a new one's is one line here. */
export const providerSettings = [
  moralisSettings,
  blockscoutSettings,
  ethereumRpcSettings,
  coingeckoSettings,
  defillamaSettings,
  etherscanSettings,
  feedsSettings,
  rss2jsonSettings,
  openErApiSettings,
  exchangerateApiSettings,
  frankfurterSettings,
  ipfsSettings,
  geminiSettings,
] as const

/** Every setting of a provider by its name. */
export const upstreamSettings: Readonly<Record<keyof ProviderSettings, Setting>> = Object.assign(
  {},
  ...providerSettings.map(({ settings }) => settings),
)

type Union<T> = (T extends unknown ? (given: T) => void : never) extends (given: infer All) => void
  ? All
  : never
type Every = Union<(typeof providerSettings)[number]['settings']>

/** Where the upstreams are and which keys open them. An empty or missing base URL switches a provider off. */
export type ProviderSettings = {
  -readonly [Name in keyof Every]?: Every[Name] extends { kind: 'urls' } ? readonly string[] : string
}
