import { type AssetId, fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import type { HeldStock } from '@pkg/cost-basis'
import { parseUnits } from '../../../lib/parse-units.ts'
import { sumOf } from '../../../lib/sum-of.ts'
import type { AssetName, NameAsset } from './asset-names.ts'
import { type Cents, toCents } from './cents.ts'
import { wrapperOf } from './known-contracts.ts'
import type { Book } from './to-books.ts'

/** What is left of the lots of one asset in one account at the end of a year; it passes between threads. */
export interface Holding extends Pick<AssetName, 'symbol' | 'name'> {
  asset: AssetId
  tokenId: string | null
  /** In which wallet it is; where it is elsewhere, in which account. */
  wallet: string
  decimals: number
  /** Base units; null where the balance is not explained by what is known. */
  units: bigint | null
  /** Null where the lots are not what is held. */
  cost: CostRange | null
  because: 'lots-differ' | 'elsewhere' | null
}

/** From nil to the value on arrival for what is unknown of it; `high` is null where that is not known either. */
export interface CostRange {
  low: Cents
  high: Cents | null
}

/**
 * What is left of a book, account by account: the balances that the movements come to, each with the cost of its lots. Where
 * accounts share their lots each bears the cost by its quantity. Lots that do not come to the balances cost what nobody knows.
 */
export function toHoldings(
  {
    asset: bookAsset,
    tokenId,
    decimals,
    balances,
  }: Pick<Book, 'asset' | 'tokenId' | 'decimals' | 'balances'>,
  stocks: readonly HeldStock[],
  {
    scope,
    isRead,
    nameAsset,
  }: { scope: 'all' | 'wallet'; isRead: (wallet: string) => boolean; nameAsset: NameAsset },
): Holding[] {
  const stockOf = new Map(stocks.map((stock) => [stock.account, stock]))
  const accounts = [...balances].filter(([, units]) => units !== 0n)
  const costOf = scope === 'all' ? shareCost(accounts, stockOf.get(undefined), decimals) : undefined
  return accounts.map(([account, units]) => {
    const cost = costOf ? costOf(account) : costOfStock(units, stockOf.get(account), decimals)
    const { wallet, asset } = readAccount(account, bookAsset)
    return {
      ...{ asset, tokenId, wallet, decimals, cost },
      ...nameAsset(asset),
      units: units < 0n ? null : units,
      because: isRead(wallet) ? (cost === null ? 'lots-differ' : null) : 'elsewhere',
    }
  })
}

/** What the lots of a stock cost, whatever is held. */
export const readCost = ({ cost, costRange }: Pick<HeldStock, 'cost' | 'costRange'>): CostRange => {
  const { low, high } = costRange ?? { low: cost, high: cost }
  return { low: toCents(low ?? '0'), high: high === null ? null : toCents(high) }
}

function costOfStock(units: bigint, stock: HeldStock | undefined, decimals: number): CostRange | null {
  if (units !== parseUnits(stock?.quantity ?? '0', decimals) || stock === undefined) return null
  return readCost(stock)
}

/** The share of each account, the last of which takes what the others leave. */
function shareCost(
  accounts: readonly (readonly [string, bigint])[],
  stock: HeldStock | undefined,
  decimals: number,
): (account: string) => CostRange | null {
  let units = sumOf(accounts, ([, held]) => held)
  const isMissing = accounts.some(([, held]) => held < 0n)
  const left = isMissing ? null : costOfStock(units, stock, decimals)
  if (left === null) return () => null
  const shares = new Map<string, CostRange>()
  for (const [account, held] of accounts) {
    const low = (left.low * held) / units
    const high = left.high === null ? null : (left.high * held) / units
    shares.set(account, { low, high })
    left.low -= low
    if (left.high !== null && high !== null) left.high -= high
    units -= held
  }
  return (account) => shares.get(account) ?? null
}

/** The wallet of an account, and which of the assets of its book is in it. */
export function readAccount(account: string, book: AssetId): { wallet: string; asset: AssetId } {
  const [, wallet = account, chain, wrapped, token] =
    /^(.*?)(?:@(\d+))?(?:(#wrapped)|#(0x[\da-f]{40}))?$/.exec(account) ?? []
  if (token !== undefined) {
    const { chainId } = fromAssetId(book)
    return { wallet, asset: toAssetId({ chainId, address: token as typeof NATIVE }) }
  }
  if (chain === undefined && wrapped === undefined) return { wallet, asset: book }
  const chainId = chain === undefined ? fromAssetId(book).chainId : Number(chain)
  const address = (wrapped && wrapperOf(chainId)) ?? NATIVE
  return { wallet, asset: toAssetId({ chainId, address: address as typeof NATIVE }) }
}
