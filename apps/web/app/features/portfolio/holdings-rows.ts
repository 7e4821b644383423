import { addUpCents, type HoldingGain, type Sparkline, toAssetId, usdToMicros } from '@pkg/api-contract'
import type { Holding } from './group-holdings.ts'

/** One holding with what is known of its past; a holding that was sold has only a past. */
export interface HoldingRow {
  id: string
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
 * Gains are in cents that add up to the rounded sum of all.
 */
export function toHoldingRows(
  holdings: readonly Holding[],
  exactGains: readonly HoldingGain[] = [],
  sparklines: readonly Sparkline[] = [],
): HoldingRow[] {
  const idOf = ({ chainId, asset }: { chainId: number; asset: string }) =>
    toAssetId({ chainId, address: asset })
  const cents = addUpCents(exactGains.map(({ gain }) => usdToMicros(gain ?? 0)))
  const gains = exactGains.map((row, index) =>
    row.gain === null ? row : { ...row, gain: (cents[index] ?? 0) / 100 },
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
