import {
  formatMicros,
  fromAssetId,
  type Micros,
  MOST_WORTH_USD,
  type MoneyRange,
  type NotValued,
  type StillHeld,
  toMicros,
  usdToMicros,
} from '@pkg/api-contract'
import { formatUnits } from '../../../lib/format-units.ts'
import { sumOf } from '../../../lib/sum-of.ts'
import { type Cents, formatCents, toCents } from './cents.ts'
import type { SetRate } from './currency-rates.ts'
import { assetOf } from './to-gain-rows.ts'
import type { CostRange, Holding } from './to-holdings.ts'

/** What an asset cost at the end of a day in dollars, and of which day that close is. */
interface Close {
  usd: number
  on: string
}

/** A holding with all that is known of it. */
interface Valued extends Holding {
  units: bigint
  cost: CostRange
  close: Close
  value: Cents
}

const MOST_WORTH = usdToMicros(MOST_WORTH_USD)

/**
 * Values what is left of the lots and adds it up by asset and by wallet. Each holding gains or loses by itself; one of which
 * anything but its cost is unknown is in no sum.
 */
export function toStillHeld(
  holdings: readonly Holding[],
  {
    on,
    rate,
    closeOf,
  }: { on: string; rate: SetRate | null; closeOf: (holding: Holding) => Close | undefined },
): Omit<StillHeld, 'pending' | 'problem'> {
  const valued: Valued[] = []
  const leftOut: NotValued[] = []
  for (const holding of holdings) {
    const { units, cost, because } = holding
    const close = closeOf(holding)
    const usd = units === null || close === undefined ? null : toMicros(units, holding.decimals, close.usd)
    const isPriced = usd !== null && usd <= MOST_WORTH
    if (because === null && units !== null && cost !== null && close && isPriced && rate !== null) {
      valued.push({ ...holding, units, cost, close, value: toLocalCents(usd, rate) })
    } else {
      leftOut.push({
        ...fieldsOf(holding),
        quantity: units === null ? null : formatUnits(units, holding.decimals),
        cost: cost === null ? null : writeRange(cost),
        because: because ?? (isPriced ? 'no-rate' : 'no-price'),
      })
    }
  }
  const byAsset = Map.groupBy(valued, ({ asset, tokenId }) => `${asset}#${tokenId ?? ''}`)
  const assets = Array.from(byAsset.values(), (own) => {
    const [one] = own as [Valued, ...Valued[]]
    return {
      ...fieldsOf(one),
      quantity: formatUnits(
        sumOf(own, ({ units }) => units),
        one.decimals,
      ),
      price: { usd: String(one.close.usd), on: one.close.on },
      ...toFigures(own),
    }
  })
  const wallets = Array.from(
    Map.groupBy(valued, ({ wallet }) => wallet),
    ([wallet, own]) => ({ wallet, assets: own.length, ...toFigures(own) }),
  )
  return {
    on,
    rate: rate && { value: String(rate.value), setOn: rate.setOn },
    totals: toFigures(valued),
    assets: assets.sort(byValue),
    wallets: wallets.sort(byValue),
    leftOut,
  }
}

const toLocalCents = (usd: Micros, rate: SetRate): Cents =>
  toCents(formatMicros(toMicros(usd, 6, rate.value)))

export const fieldsOf = ({
  asset,
  tokenId,
  symbol,
  name,
}: Pick<Holding, 'asset' | 'tokenId' | 'symbol' | 'name'>) => ({
  chainId: fromAssetId(asset).chainId,
  asset: assetOf(asset),
  ...{ symbol, name, tokenId },
})

/** What is worth most first. */
const byValue = (a: { value: string }, b: { value: string }) => Number(toCents(b.value) - toCents(a.value))

function toFigures(own: readonly Valued[]) {
  const gains = own.map(({ value, cost }) => ({
    low: cost.high === null ? null : value - cost.high,
    high: value - cost.low,
  }))
  return {
    value: formatCents(sumOf(own, ({ value }) => value)),
    cost: sumRanges(own.map(({ cost }) => cost)),
    gains: sumRanges(
      gains.map(({ low, high }) => ({ low: low === null ? 0n : above(low), high: above(high) })),
    ),
    losses: sumRanges(
      gains.map(({ low, high }) => ({ low: low === null ? null : below(low), high: below(high) })),
    ),
  }
}

const above = (cents: Cents) => (cents > 0n ? cents : 0n)
const below = (cents: Cents) => (cents < 0n ? cents : 0n)

type CentsRange = Record<'low' | 'high', Cents | null>

/** An end of a sum is bounded by nothing where one of its parts is not. */
export function sumRanges(ranges: readonly CentsRange[]): MoneyRange {
  const end = (of: keyof CentsRange) =>
    ranges.reduce<Cents | null>((sum, range) => {
      const part = range[of]
      return sum === null || part === null ? null : sum + part
    }, 0n)
  return writeRange({ low: end('low'), high: end('high') })
}

export const writeRange = ({ low, high }: CentsRange): MoneyRange => ({
  low: low === null ? null : formatCents(low),
  high: high === null ? null : formatCents(high),
})
