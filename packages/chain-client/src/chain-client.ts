import type {
  AssetId,
  GasPrices,
  MarketCoin,
  NewsItem,
  Nft,
  Position,
  ProviderHealth,
  ProviderStatus,
  RateTable,
  Sourced,
  Token,
  Transfer,
} from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { SourceIdentities } from './identify-sources.ts'
import type { MeasuredBalances } from './ports/block-balances.ts'
import type { WantedHours } from './ports/hour-prices.ts'
import type { ModelEvent, ModelRequest } from './ports/language-model.ts'
import type { AssetMovement, MovementList } from './ports/movements.ts'
import type { PieceId } from './ports/pieces.ts'
import type { PoolPart } from './ports/pool-parts.ts'
import type { ClosingPrice, PriceSlots } from './ports/price-history.ts'
import type { Address, ListOptions, ReadOptions } from './ports/wallet-data.ts'

export interface FreshOptions {
  /** Reads anew, past every cache; the answer still falls back to the last good one when that fails. */
  refresh?: boolean
}

export interface PositionListOptions extends ReadOptions, FreshOptions {
  /**
   * Adds what services claim that was not read on the chain, behind everything else; nothing of it is in a sum.
   * @default false: no service is asked
   */
  claims?: boolean
}

/** An address on a chain. */
export interface Account {
  chainId: number
  address: Address
}

/** Everything that the rest of the product asks of the outside world. Build one with `createChainClient`. */
export interface ChainClient {
  /** The chains that are read, in the order in which a person sees them. Accounts of others are refused. */
  chains: readonly Chain[]
  /** Which sources are open, for whoever keeps what they answered. */
  sources: SourceIdentities
  /** Whether a list that was given would be given now, from memory; false where memory does not say. */
  holds(list: Sourced<(Token | Transfer | Nft | Position)[]>): boolean
  listTokens(account: Account, options?: ReadOptions & FreshOptions): Promise<Sourced<Token[]>>
  /**
   * What an account has inside contracts: what is believed, then what is only claimed, largest worth first. The worth of a token that stands for parts which are believed
   * is that of its parts, also among the tokens.
   */
  listPositions(account: Account, options?: PositionListOptions): Promise<Sourced<Position[]>>
  listTransfers(account: Account, options: ListOptions & FreshOptions): Promise<Sourced<Transfer[]>>
  listNfts(account: Account, options: ListOptions & FreshOptions): Promise<Sourced<Nft[]>>
  /**
   * Whether an account was ever used on its chain, and who says so: it sent something, has the native coin, or has a token
   * that somebody answers for. What was only sent to it as spam does not count. Throws where nobody can tell.
   */
  findActivity(account: Account, options?: ReadOptions): Promise<{ active: boolean; source: string }>
  /** The coins with the largest market value. */
  listTopCoins(options: ListOptions & FreshOptions): Promise<Sourced<MarketCoin[]>>
  /** What gas costs in gwei, and what ether costs, null while that is unknown. */
  getGas(
    options?: ReadOptions & FreshOptions,
  ): Promise<Sourced<{ prices: GasPrices; etherUsd: number | null }>>
  /** Stories of all feeds, newest first, near-duplicates together. Throws NEWS_REFUSED for a key that is not accepted. */
  listNews(options?: ReadOptions & FreshOptions): Promise<Sourced<NewsItem[]>>
  /** What one unit of a currency buys of every other; `base` is an ISO 4217 code. Throws UNKNOWN_CURRENCY. */
  getRates(base: string, options?: ReadOptions & FreshOptions): Promise<Sourced<RateTable>>
  /**
   * What one US dollar bought of a currency on each day of a year on which a rate was set, by ISO day. Empty for a
   * currency that the source did not follow then.
   */
  readDayRates(
    currency: string,
    year: number,
    options?: ReadOptions & FreshOptions,
  ): Promise<Sourced<Record<string, number>>>
  /**
   * Every movement of the native coin and tokens of an account since a block, balances of one block to walk back from, and
   * where they come from. It reads the sources anew; whoever asks keeps what it answers.
   */
  readLedger(account: Account, options: LedgerOptions): Promise<LedgerReading>
  /** Who tells the prices of single hours, and the closes of days: the first that has one. Their names, in the order in which they are asked. */
  readonly priceSources: { readonly hour: readonly string[]; readonly day: readonly string[] }
  /**
   * Closing prices of days or hours that are over, from the sources; an asset without prices is absent. A token of a
   * lending pool costs what the asset costs that it stands for, also where that is owed.
   */
  readClosingPrices(
    assets: readonly AssetId[],
    slots: PriceSlots,
    options?: ReadOptions,
  ): Promise<{ prices: Map<AssetId, ClosingPrice[]>; source: string }>
  /** The same of single hours that may lie years apart; an hour without a price is absent. */
  readHourPrices(
    wanted: WantedHours,
    options?: ReadOptions,
  ): Promise<{ prices: Map<AssetId, ClosingPrice[]>; source: string }>
  /**
   * What each asset stands for that a known lending pool says is a token of its own, null for what is none. An asset that
   * could not be asked about is absent.
   */
  findPoolParts(assets: readonly AssetId[], options?: ReadOptions): Promise<Map<AssetId, PoolPart | null>>
  /** The account behind an ENS name; null when it resolves to nothing. */
  resolveName(name: string, options?: ReadOptions): Promise<Address | null>
  /** The primary ENS name of an account, verified; null when there is none. It asks anew; whoever asks keeps it. */
  findName(address: Address, options?: ReadOptions): Promise<string | null>
  /** Fetches a picture that a source named, through the guarded outbound client. */
  getPicture(uri: string, options?: ReadOptions): Promise<{ type: string; bytes: Uint8Array }>
  /** Streams what the language model says; undefined where none is configured. */
  streamModel: ((request: ModelRequest) => AsyncGenerator<ModelEvent>) | undefined
  listProviders(): ProviderStatus[]
  listProviderHealth(): ProviderHealth[]
  close(): Promise<void>
}

export interface LedgerOptions extends ReadOptions {
  /** Earlier blocks are known already. */
  fromBlock: number
  /** Assets of the same chain to read the balance of, beside those that moved. */
  assets: readonly AssetId[]
  /**
   * Pieces of collections that moved before, of which it is asked too how much is there; those that matter most first, as no more than
   * `MOST_PIECES` are asked about.
   */
  pieces?: readonly PieceId[]
  /** Movements that were told before of the same blocks: of what is not told again it is asked whether it is still there. */
  known?: readonly AssetMovement[]
  /** Up to which moment (ms since 1970) balances that change by themselves were measured. @default nothing was */
  measuredUntil?: number
}

/** What a ledger is made of. */
export interface LedgerReading extends MovementList {
  /** Balances of one block; null where no node could tell them. */
  present: { block: number; at: number; balances: Map<AssetId, bigint> } | null
  /** How much is there of each piece at that block; absent are those that could not be told. Null where no node was asked. */
  pieces?: Map<PieceId, bigint> | null
  /**
   * Balances of the past, oldest first, as far as a node still has them: of tokens whose balance changes by itself, and of assets to
   * whose balances the movements do not lead.
   */
  measured?: MeasuredBalances[]
  /** Transactions that were known, are not in the list, and are in their blocks all the same; by hash. */
  stands?: ReadonlySet<string>
  source: string
}
