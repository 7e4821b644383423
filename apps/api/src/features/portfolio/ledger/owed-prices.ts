import type { AssetId } from '@pkg/api-contract'
import type { MovementPrices } from './movement-prices.ts'
import type { PriceBook } from './price-book.ts'

/** The prices of assets, below zero for what is owed, so that every sum takes it off. */
export function withOwedPrices(book: PriceBook, isDebt: (asset: AssetId) => boolean): PriceBook {
  return {
    find: (asset, slot) => owe(book.find(asset, slot), isDebt(asset)),
    findFirst: (asset, from, to) => owe(book.findFirst(asset, from, to), isDebt(asset)),
  }
}

/** The same of movements: what is borrowed is worth less than nothing, and what is paid back takes that off. */
export function withOwedMovements(
  prices: MovementPrices,
  isDebt: (asset: AssetId) => boolean,
): MovementPrices {
  return { find: (asset, at) => owe(prices.find(asset, at), isDebt(asset)) }
}

const owe = <Price extends { usd: number }>(price: Price | undefined, isDebt: boolean): Price | undefined =>
  price && isDebt ? { ...price, usd: -price.usd } : price
