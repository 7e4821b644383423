import type { Dispatcher } from 'undici'
import type { ChainClientOptions, ProviderSettings } from '../chain-client.ts'
import type { GetDocument } from '../outbound/get-document.ts'
import type { HttpClient } from '../outbound/http-client.ts'
import type { GetResource } from '../outbound/resource.ts'
import type { Balances } from '../ports/balances.ts'
import type { BlockBalances } from '../ports/block-balances.ts'
import type { GasOracle } from '../ports/gas-oracle.ts'
import type { LanguageModel } from '../ports/language-model.ts'
import type { Market } from '../ports/market.ts'
import type { Movements } from '../ports/movements.ts'
import type { Names } from '../ports/names.ts'
import type { News } from '../ports/news.ts'
import type { PriceHistory } from '../ports/price-history.ts'
import type { Prices } from '../ports/prices.ts'
import type { Rates } from '../ports/rates.ts'
import type { WalletData } from '../ports/wallet-data.ts'

/** What a provider may fill. It fills what it can; the rest is simply absent. */
export interface Ports {
  walletData?: WalletData
  prices?: Prices
  balances?: Balances
  names?: Names
  market?: Market
  gasOracle?: GasOracle
  news?: News
  rates?: Rates
  movements?: Movements
  blockBalances?: BlockBalances
  priceHistory?: PriceHistory
  languageModel?: LanguageModel
}

interface ProviderContext<K extends keyof ProviderSettings> {
  settings: { [P in K]-?: NonNullable<ProviderSettings[P]> } & ProviderSettings
  /** Gets JSON from the provider's own, configured address. */
  http: HttpClient
  /** Gets any document from an address that the operator configured. */
  getDocument: GetDocument
  /** Gets what a URI found on the chain points to, through the guarded client. */
  getResource: GetResource
  /** The connections to configured addresses, for answers that are no single piece of JSON. */
  dispatcher: Dispatcher
  now: () => number
  log: ChainClientOptions['log']
}

export interface Provider<K extends keyof ProviderSettings = keyof ProviderSettings> {
  id: string
  /** What a person reads. */
  name: string
  /** Settings without which the provider is off; one that is missing or empty counts as off. */
  needs: readonly K[]
  create(context: ProviderContext<K>): Ports
}

/** Identity function that keeps the names of the settings a provider needs. */
export function defineProvider<const K extends keyof ProviderSettings>(provider: Provider<K>): Provider<K> {
  return provider
}

/** Whether every setting that a provider needs is there. */
export function isConfigured(provider: Pick<Provider, 'needs'>, settings: ProviderSettings): boolean {
  return provider.needs.every((key) => {
    const value = settings[key]
    return value !== undefined && value.length > 0
  })
}
