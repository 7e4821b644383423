import type { AssetId, StillHeld } from '@pkg/api-contract'
import type { PriceBooks } from '../history/create-price-books.ts'
import { formatDay, parseDay, toDay } from '../ledger/day.ts'
import { toRateOn } from './currency-rates.ts'
import type { Holding } from './to-holdings.ts'
import { toStillHeld } from './to-still-held.ts'

/** The last day of a year, or the last one whose closes are there. */
export const dayOfCloses = (last: string, now: number): string =>
  formatDay(Math.min(parseDay(last), toDay(now) - 1))

/** Values what is left of the lots by the closes of the last day of a year, or of the last one that is over. */
export async function readHeld(
  holdings: readonly Holding[],
  {
    priceBooks,
    now,
    last,
    rates,
    isValued,
  }: {
    priceBooks: PriceBooks
    now: number
    last: string
    rates: Readonly<Record<string, number>> | null
    /** Whether there is a price of an asset that is trusted. */
    isValued: (asset: AssetId) => boolean
  },
): Promise<StillHeld> {
  const on = dayOfCloses(last, now)
  const day = parseDay(on)
  const isPriced = ({ asset, tokenId, because }: Holding) =>
    tokenId === null && because === null && isValued(asset)
  const assets = [...new Set(holdings.filter(isPriced).map(({ asset }) => asset))]
  const { book, pending, problem } = await priceBooks.read(assets, { step: 'day', from: day, to: day })
  const held = toStillHeld(holdings, {
    ...{ on, rate: toRateOn(rates)(on) },
    closeOf(holding) {
      const close = isPriced(holding) ? book.find(holding.asset, day) : undefined
      return close && { usd: close.usd, on: formatDay(close.slot) }
    },
  })
  return { ...held, pending, problem }
}
