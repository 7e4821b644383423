import { type AssetId, withoutPlace } from '@pkg/api-contract'
import type { ClosingPrice } from '@pkg/chain-client'
import { endOf, startOf, toDay, toSlot } from '../ledger/day.ts'
import { createPriceBook, type PriceBook } from '../ledger/price-book.ts'
import type { PriceStore } from './create-price-store.ts'
import type { Grid } from './wallet-view.ts'

/** Puts the kept closing prices together that the points of a grid are valued at. */
export interface PriceBooks {
  read(
    assets: readonly AssetId[],
    grid: Grid,
  ): Promise<{ book: PriceBook; pending: boolean; problem: string | null }>
}

/** What lies inside a contract costs what the asset costs. */
const withoutPlaces = ({ find, findFirst }: PriceBook): PriceBook => ({
  find: (asset, slot) => find(withoutPlace(asset), slot),
  findFirst: (asset, from, to) => findFirst(withoutPlace(asset), from, to),
})

/** Hours without a price of their own carry the last close, be it of an hour or of a day. */
export function createPriceBooks({ days, hours }: { days: PriceStore; hours: PriceStore }): PriceBooks {
  return {
    async read(wanted, { step, from, to }) {
      const assets = [...new Set(wanted.map(withoutPlace))]
      if (step === 'day') {
        const { prices, ...rest } = await days.read(assets, { from, to })
        return { book: withoutPlaces(createPriceBook(prices)), ...rest }
      }
      const [daily, { prices, ...rest }] = await Promise.all([
        days.read(assets, { from: toDay(startOf(from, 'hour')), to: toDay(startOf(to, 'hour')) }),
        hours.read(assets, { from, to }),
      ])
      const both = assets.map((asset): [AssetId, ClosingPrice[]] => [
        asset,
        [...(daily.prices.get(asset) ?? []).map(toLastHour), ...(prices.get(asset) ?? [])],
      ])
      return { book: withoutPlaces(createPriceBook(both)), ...rest }
    },
  }
}

const toLastHour = ({ slot, usd }: ClosingPrice): ClosingPrice => ({
  slot: toSlot(endOf(slot, 'day'), 'hour'),
  usd,
})
