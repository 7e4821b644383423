import {
  type AssetId,
  type HoldingGain,
  microsToCents,
  type Sparkline,
  toAssetId,
  usdToMicros,
} from '@pkg/api-contract'
import { addUpByKey } from './add-up-by-key.ts'
import type { ChangeFigures } from './change-figures.ts'
import type { Holding } from './group-holdings.ts'

/** One holding with what is known of its past; a holding that was sold has only a past. */
export interface HoldingRow {
  id: AssetId
  symbol: string | null
  name: string | null
  picture: string | null
  /** In base units; null when it is no longer held. */
  balance: bigint | null
  decimals: number | null
  usdValue: number | null
  /** How sure the price is; null for what was sold. */
  price: Pick<Holding, 'priceTrust' | 'priceSources' | 'claimedUsd' | 'priceDoubt'> | null
  /** Undefined until the gains are read. */
  gain: HoldingGain | undefined
  /** Known prices, oldest first. */
  prices: readonly number[]
}

/**
 * Joins what is held now with gains and prices by asset: held ones first as they come, then those sold in the range.
 * Gains are in cents that add up to the gain that the other cards tell of the same range, where every gain is known.
 */
export function toHoldingRows(
  holdings: readonly Holding[],
  exactGains: readonly HoldingGain[] = [],
  sparklines: readonly Sparkline[] = [],
  figures: Pick<ChangeFigures, 'gain'> | null = null,
): HoldingRow[] {
  const idOf = ({ chainId, asset }: { chainId: number; asset: string }) =>
    toAssetId({ chainId, address: asset })
  const exact = exactGains.map((row) => ({ key: idOf(row), micros: usdToMicros(row.gain ?? 0) }))
  const cents = addUpByKey(exact, sumGains(exactGains, figures))
  const gains = exactGains.map((row) =>
    row.gain === null ? row : { ...row, gain: (cents.get(idOf(row)) ?? 0) / 100 },
  )
  const gainsById = new Map(gains.map((gain) => [idOf(gain), gain]))
  const pricesById = new Map(
    sparklines.map((sparkline) => [
      idOf(sparkline),
      sparkline.prices.flatMap(({ usd }) => (usd === null ? [] : [usd])),
    ]),
  )
  const held = holdings.map((holding): HoldingRow => {
    const { id, symbol, name, picture, balance, decimals, usdValue } = holding
    const past = { gain: gainsById.get(id), prices: pricesById.get(id) ?? [] }
    return { id, symbol, name, picture, balance, decimals, usdValue, price: holding, ...past }
  })
  const heldIds = new Set<string>(holdings.map(({ id }) => id))
  const sold = gains
    .filter((gain) => !heldIds.has(idOf(gain)) && (gain.startValue !== 0 || gain.netTransfers !== 0))
    .map(
      (gain): HoldingRow => ({
        id: idOf(gain),
        symbol: gain.symbol,
        name: gain.name,
        picture: gain.logo,
        balance: null,
        decimals: null,
        usdValue: 0,
        price: null,
        gain,
        prices: pricesById.get(idOf(gain)) ?? [],
      }),
    )
  return [...held, ...sold]
}

/** The known gains together, in cents: the gain of the whole where none is unknown, else their own sum. */
export function sumGains(gains: readonly HoldingGain[], figures: Pick<ChangeFigures, 'gain'> | null): number {
  const own = microsToCents(gains.reduce((sum, { gain }) => sum + usdToMicros(gain ?? 0), 0n))
  const isWhole = figures?.gain != null && gains.every(({ gain }) => gain !== null)
  // Rounded between the ends of the range it is at most a cent from its own rounding, or the two are not of one reading.
  return isWhole && figures?.gain != null && Math.abs(figures.gain - own) <= 1 ? figures.gain : own
}
