import type { AssetId } from '@pkg/api-contract'
import type { MovementPrices } from './movement-prices.ts'
import type { PriceBook } from './price-book.ts'

/** The prices of assets, below zero for what is owed, so that every sum takes it off. */
export function withOwedPrices(book: PriceBook, isDebt: (asset: AssetId) => boolean): PriceBook {
  const owe = <Price extends { usd: number }>(asset: AssetId, price: Price | undefined) =>
    price && isDebt(asset) ? { ...price, usd: -price.usd } : price
  return {
    find: (asset, slot) => owe(asset, book.find(asset, slot)),
    findFirst: (asset, from, to) => owe(asset, book.findFirst(asset, from, to)),
  }
}

/** The same of movements: what is borrowed is worth less than nothing, and what is paid back takes that off. */
export function withOwedMovements(
  prices: MovementPrices,
  isDebt: (asset: AssetId) => boolean,
): MovementPrices {
  return {
    find(asset, at) {
      const price = prices.find(asset, at)
      return price && isDebt(asset) ? { ...price, usd: -price.usd } : price
    },
  }
}
