import type { Chain } from '@pkg/chains'
import type { Turns } from '@pkg/keep-fresh'
import type { Dispatcher } from 'undici'
import type { Budget } from '../budgets/budget.ts'
import type { Meter } from '../budgets/create-meter.ts'
import type { ChainClientOptions } from '../chain-client-options.ts'
import type { Line } from '../outbound/create-line.ts'
import type { GetDocument } from '../outbound/get-document.ts'
import type { HttpClient } from '../outbound/http-client.ts'
import type { GetResource } from '../outbound/resource.ts'
import type { Activity } from '../ports/activity.ts'
import type { Balances } from '../ports/balances.ts'
import type { BlockBalances } from '../ports/block-balances.ts'
import type { DayRates } from '../ports/day-rates.ts'
import type { GasOracle } from '../ports/gas-oracle.ts'
import type { HourPrices } from '../ports/hour-prices.ts'
import type { LanguageModel } from '../ports/language-model.ts'
import type { Market } from '../ports/market.ts'
import type { Mints } from '../ports/mints.ts'
import type { Movements } from '../ports/movements.ts'
import type { Names } from '../ports/names.ts'
import type { News } from '../ports/news.ts'
import type { PoolParts } from '../ports/pool-parts.ts'
import type { PositionClaims } from '../ports/position-claims.ts'
import type { Positions } from '../ports/positions.ts'
import type { PriceHistory } from '../ports/price-history.ts'
import type { Prices } from '../ports/prices.ts'
import type { Rates } from '../ports/rates.ts'
import type { Receipts } from '../ports/receipts.ts'
import type { WalletData } from '../ports/wallet-data.ts'
import type { ProviderSettings } from '../provider-settings.ts'

/** What a provider may fill. It fills what it can; the rest is simply absent. */
export interface Ports {
  walletData?: WalletData
  prices?: Prices
  activity?: Activity
  balances?: Balances
  poolParts?: PoolParts
  positions?: Positions
  positionClaims?: PositionClaims
  names?: Names
  market?: Market
  gasOracle?: GasOracle
  news?: News
  rates?: Rates
  dayRates?: DayRates
  movements?: Movements
  blockBalances?: BlockBalances
  mints?: Mints
  receipts?: Receipts
  priceHistory?: PriceHistory
  hourPrices?: HourPrices
  languageModel?: LanguageModel
}

/** `N` are the settings that a provider needs, `U` those that it uses where they are there. */
interface ProviderContext<N extends keyof ProviderSettings, U extends keyof ProviderSettings> {
  /** The settings that the provider names and no others: its answers are kept under them. */
  settings: { [P in N]-?: NonNullable<ProviderSettings[P]> } & Pick<ProviderSettings, U>
  /** What the two clients below ask by themselves; for calls that are made in another way. */
  meter: Meter
  /** Gets JSON from the provider's own, configured address. */
  http: HttpClient
  /** Gets any document from an address that the operator configured. */
  getDocument: GetDocument
  /** Gets what a URI found on the chain points to, through the guarded client; for providers that name its gateway. */
  getResource: 'IPFS_GATEWAY_URL' extends N | U ? GetResource : unknown
  /** The provider's line in front of a host, which takes a few calls at once, whichever chains they are about. */
  lineOf: (host: string) => Line
  /** The connections to configured addresses, for answers that are no single piece of JSON. */
  dispatcher: Dispatcher
  /** Every chain that is read. */
  chains: readonly Chain[]
  /** For sources that want to be asked by one caller at a time, whichever process it is in. */
  turns: Turns
  /** What is known of a source beyond a restart. */
  answers: ChainClientOptions['answers']
  now: () => number
  log: ChainClientOptions['log']
}

interface ProviderDefinition<
  N extends keyof ProviderSettings,
  U extends keyof ProviderSettings,
  F extends keyof Ports,
> {
  id: string
  /** What a person reads. */
  name: string
  /** Settings without which the provider is off; one that is missing or empty counts as off. */
  needs: readonly N[]
  /** Further settings that change what it answers. */
  uses?: readonly U[]
  fills: readonly F[]
  /** What the plan allows that these settings open, of the public service alone. @default as often as it is asked */
  budget?: (settings: ProviderContext<N, U>['settings']) => Budget
  create(context: ProviderContext<N, U>): Required<Pick<Ports, F>>
}

interface ChainProviderDefinition<
  N extends keyof ProviderSettings,
  U extends keyof ProviderSettings,
  F extends keyof Ports,
> extends Omit<ProviderDefinition<N, U, F>, 'create'> {
  /** Whether it knows a chain at all. @default every chain */
  reads?: (chain: Chain) => boolean
  create(context: ProviderContext<N, U> & { chain: Chain }): Required<Pick<Ports, F>>
}

/** A provider of the registry, whatever it needs and fills. */
export interface Provider
  extends Required<
    Omit<ProviderDefinition<keyof ProviderSettings, keyof ProviderSettings, keyof Ports>, 'create' | 'budget'>
  > {
  budget: (settings: ProviderSettings) => Budget
  /** Which chains it is opened for, once for each; null for one that is opened once and speaks of all. */
  reads: ((chain: Chain) => boolean) | null
  create(
    context: ProviderContext<keyof ProviderSettings, keyof ProviderSettings> & { chain: Chain | null },
  ): Ports
}

/** Checks that a provider reads only the settings, and fills exactly the ports, that it names. */
export function defineProvider<
  const N extends keyof ProviderSettings,
  const F extends keyof Ports,
  const U extends keyof ProviderSettings = never,
>(definition: ProviderDefinition<N, U, F>): Provider {
  return {
    uses: [],
    ...definition,
    reads: null,
    budget: (settings) => definition.budget?.(settings as ProviderContext<N, U>['settings']) ?? {},
    // The client hands over exactly the settings that are named; the registry's type has forgotten which.
    create: (context) => definition.create(context as unknown as ProviderContext<N, U>),
  }
}

/** The same of a provider that is opened once for each chain, with the settings of that chain and health of its own. */
export function defineChainProvider<
  const N extends keyof ProviderSettings,
  const F extends keyof Ports,
  const U extends keyof ProviderSettings = never,
>(definition: ChainProviderDefinition<N, U, F>): Provider {
  return {
    uses: [],
    reads: () => true,
    ...definition,
    budget: (settings) => definition.budget?.(settings as ProviderContext<N, U>['settings']) ?? {},
    create: (context) => definition.create(context as unknown as ProviderContext<N, U> & { chain: Chain }),
  }
}

/** Whether every setting that a provider needs is there. */
export function isConfigured(provider: Pick<Provider, 'needs'>, settings: ProviderSettings): boolean {
  return provider.needs.every((key) => {
    const value = settings[key]
    return value !== undefined && value.length > 0
  })
}
