import { type AssetId, addUpExactCents, type HeldLot, type HeldLots, toExplorerLink } from '@pkg/api-contract'
import type { HeldStock, RemainingLot } from '@pkg/cost-basis'
import { formatUnits } from '../../../lib/format-units.ts'
import { parseUnits } from '../../../lib/parse-units.ts'
import { sumOf } from '../../../lib/sum-of.ts'
import type { NameAsset } from './asset-names.ts'
import { decimalToMicros, toCents } from './cents.ts'
import type { Book, LotOrigin } from './to-books.ts'
import { type CostRange, readAccount, readCost, toHoldings } from './to-holdings.ts'
import { fieldsOf, sumRanges, writeRange } from './to-still-held.ts'

/**
 * What is left of a book, lot by lot, oldest first. Lots in cents come to what their stock cost, as the sums of what is still held
 * have it. Where each account has lots of its own, those of the asset that is asked for; else those of all, with who bears them.
 */
export function toHeldLots(
  book: Pick<Book, 'asset' | 'tokenId' | 'decimals' | 'balances' | 'origins'>,
  stocks: readonly HeldStock[],
  { asset, scope, nameAsset }: { asset: AssetId; scope: 'all' | 'wallet'; nameAsset: NameAsset },
): Omit<HeldLots, 'pages' | 'digest'> {
  const { decimals } = book
  const own = stocks.filter(
    ({ account }) => account === undefined || readAccount(account, book.asset).asset === asset,
  )
  const lots = own.flatMap((stock) => toLots(stock, book))
  const holdings =
    scope === 'wallet' ? [] : toHoldings(book, stocks, { scope, isRead: () => true, nameAsset })
  return {
    lots: lots.sort((a, b) => (a.acquiredOn ?? '').localeCompare(b.acquiredOn ?? '')),
    count: lots.length,
    quantity: formatUnits(
      sumOf(own, ({ quantity }) => parseUnits(quantity, decimals)),
      decimals,
    ),
    cost: sumRanges(own.map(readCost)),
    shares: holdings.flatMap((holding) => {
      const { units, cost, wallet } = holding
      if (units === null || cost === null) return []
      const quantity = formatUnits(units, decimals)
      return [{ ...fieldsOf(holding), wallet, quantity, cost: writeRange(cost) }]
    }),
  }
}

function toLots(stock: HeldStock, { asset, origins }: Pick<Book, 'asset' | 'origins'>): HeldLot[] {
  const wallet = stock.account === undefined ? null : readAccount(stock.account, asset).wallet
  const parts: readonly (HeldStock | RemainingLot)[] = stock.lots ?? [stock]
  const costs = shareCosts(parts, readCost(stock))
  return parts.map((part, index): HeldLot => {
    const [id, acquiredOn] = 'acquisitionId' in part ? [part.acquisitionId, part.acquiredOn] : []
    const origin: LotOrigin | undefined = id === undefined ? undefined : origins.get(id)
    return {
      transactionHash: origin?.hash ?? null,
      explorerUrl: origin === undefined ? null : toExplorerLink(origin.chainId, { transaction: origin.hash }),
      acquiredOn: (origin && acquiredOn?.slice(0, 10)) ?? null,
      pooled: stock.lots === undefined,
      wallet,
      quantity: part.quantity,
      cost: writeRange(costs[index] ?? { low: 0n, high: 0n }),
      unknownCost: part.unknownCostQuantity !== undefined,
      costByHand: origin?.byHand ?? false,
      pricedByHand: origin?.pricedByHand ?? false,
    }
  })
}

/** What each part cost in cents that add up to the whole; an end that nothing bounds is that of its own part alone. */
function shareCosts(parts: readonly Pick<HeldStock, 'cost' | 'costRange'>[], whole: CostRange): CostRange[] {
  const lows = addUpExactCents(
    parts.map(({ cost }) => decimalToMicros(cost)),
    whole.low,
  )
  const highsOf = parts.map(({ cost, costRange }) => (costRange === undefined ? cost : costRange.high))
  const highs =
    whole.high === null
      ? highsOf.map((high) => (high === null ? null : toCents(high)))
      : addUpExactCents(
          highsOf.map((high) => decimalToMicros(high ?? '0')),
          whole.high,
        )
  return parts.map(({ costRange }, index) => {
    const low = lows[index] ?? 0n
    // What is known has one end.
    return { low, high: costRange === undefined ? low : (highs[index] ?? null) }
  })
}
