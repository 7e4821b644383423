import {
  type AssetId,
  type HoldingGain,
  microsToCents,
  type Sparkline,
  toAssetId,
  usdToMicros,
} from '@pkg/api-contract'
import { addUpByKey } from '../figures/add-up-by-key.ts'
import type { ChangeFigures } from '../figures/change-figures.ts'
import type { Holding } from '../readings/group-holdings.ts'

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
  /** What it stands for, where it is a token of a lending pool; null for what was sold. */
  part: Holding['part']
  /** Where it lies, if no token stands for it; null for what was sold. */
  inside: Holding['inside']
  /** How sure the price is; null for what was sold. */
  price: Holding | null
  /** Undefined until the gains are read. */
  gain: HoldingGain | undefined
  /** Known prices, oldest first. */
  prices: readonly number[]
}

/** What the holdings moved and gained together, in cents. */
type Sums = Pick<ChangeFigures, 'gain' | 'netFlows'>

/**
 * Joins what is held now with gains and prices by asset: held ones first as they come, then those sold in the range.
 * What they moved and gained is in cents that add up to what the other cards tell of the same range.
 */
export function toHoldingRows(
  holdings: readonly Holding[],
  exactGains: readonly HoldingGain[] = [],
  sparklines: readonly Sparkline[] = [],
  figures: Sums | null = null,
): HoldingRow[] {
  const idOf = ({ chainId, asset }: { chainId: number; asset: string }) =>
    toAssetId({ chainId, address: asset })
  const inCents = (of: 'gain' | 'netTransfers', total: number) => {
    const rows = exactGains.map((row) => ({ key: idOf(row), micros: usdToMicros(row[of] ?? 0) }))
    const cents = addUpByKey(rows, total)
    return (row: HoldingGain) => (row[of] === null ? null : (cents.get(idOf(row)) ?? 0) / 100)
  }
  const sums = sumGains(exactGains, figures)
  const toGain = inCents('gain', sums.gain)
  const toMoved = inCents('netTransfers', sums.netFlows)
  const gains = exactGains.map((row) => ({ ...row, gain: toGain(row), netTransfers: toMoved(row) }))
  const gainsById = new Map(gains.map((gain) => [idOf(gain), gain]))
  const pricesById = new Map(
    sparklines.map((sparkline) => [
      idOf(sparkline),
      sparkline.prices.flatMap(({ usd }) => (usd === null ? [] : [usd])),
    ]),
  )
  const held = holdings.map((holding): HoldingRow => {
    const { id, symbol, name, picture, balance, decimals, usdValue, part, inside } = holding
    const past = { gain: gainsById.get(id), prices: pricesById.get(id) ?? [] }
    return { id, symbol, name, picture, balance, decimals, usdValue, part, inside, price: holding, ...past }
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
        part: null,
        inside: null,
        price: null,
        gain,
        prices: pricesById.get(idOf(gain)) ?? [],
      }),
    )
  return [...held, ...sold]
}

/**
 * What the holdings moved and gained together, as far as it is known: that of the whole, as the other cards tell it, or
 * their own sum, where it is another because some are unknown.
 */
export function sumGains(
  gains: readonly HoldingGain[],
  figures: Sums | null,
): { gain: number; netFlows: number } {
  const sum = (of: 'gain' | 'netTransfers') =>
    microsToCents(gains.reduce((all, row) => all + usdToMicros(row[of] ?? 0), 0n))
  return {
    gain: asWhole(sum('gain'), figures?.gain ?? null),
    netFlows: asWhole(sum('netTransfers'), figures?.netFlows ?? null),
  }
}

/** Rounded between the ends of the range it is at most a cent from its own rounding, or the two are of two readings. */
function asWhole(own: number, whole: number | null): number {
  return whole !== null && Math.abs(whole - own) <= 1 ? whole : own
}
