import {
  type AssetId,
  type ChainReading,
  type Freshness,
  formatSources,
  fromAssetId,
  type LinePoint,
  type Micros,
  toFreshnessState,
} from '@pkg/api-contract'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import { toChainReadings } from '../chains/to-chain-readings.ts'
import { combinePoints } from '../ledger/combine-points.ts'
import {
  addParts,
  type ExplainedChange,
  explainChange,
  noParts,
  type Parts,
} from '../ledger/explain-change.ts'
import { markTrades } from '../ledger/mark-trades.ts'
import { type MovementPrices, onlyCountedMovements } from '../ledger/movement-prices.ts'
import { createPointPrices, onlyCounted } from '../ledger/point-prices.ts'
import { createAssetReturns } from './create-asset-returns.ts'
import type { ReadViewOptions } from './create-wallet-views.ts'
import { toHistoryPoint } from './to-history-point.ts'
import type { IsHidden } from './to-shown-view.ts'
import type { Grid, WalletView } from './wallet-view.ts'
import { type SteppedPoint, withSteps } from './with-steps.ts'

/** What a person looks at: some of their wallets, with their own decisions about spam. */
export interface Selection extends ReadViewOptions {
  wallets: readonly WalletKey[]
  isHidden: IsHidden
}

/** What happened to one address by itself over the line, on all of its chains. */
interface WalletSteps {
  address: string
  points: SteppedPoint[]
}

/** What an asset is called on the wire. */
export interface AssetFields {
  chainId: number
  asset: string
  symbol: string | null
  name: string | null
  logo: string | null
}

/** The views of the selected wallets, and what follows from all of them together. */
export interface SelectionView {
  /** With nothing in them that the person is not shown. */
  views: readonly WalletView[]
  /** With everything, and what of it is hidden. */
  whole: readonly WalletView[]
  isHidden: IsHidden
  grid: Grid
  /** Every point, oldest first, with what happened since the one before it. */
  points: LinePoint[]
  wallets: WalletSteps[]
  freshness: Freshness
  chains: ChainReading[]
  /** Whether movements or prices are still being read. */
  refreshing: boolean
  factsOf(asset: AssetId): { fields: AssetFields; decimals: number | null }
  /** What each asset contributed between the first and the last point, and what drawn lines did. */
  byAsset: Map<AssetId, Parts>
  drawn: Micros
  /** The return of one asset from the first point to the last, as a fraction; null where it is not known. */
  returnOf(asset: AssetId): number | null
}

interface SelectionViewInput extends Pick<Selection, 'wallets' | 'isHidden'> {
  views: readonly WalletView[]
  whole: readonly WalletView[]
  grid: Grid
  now: number
  /** What the movements in sight are worth, and whether some of it is still being read. */
  movementPrices: MovementPrices
  pending: boolean
}

export function createSelectionView({
  views,
  whole,
  wallets,
  isHidden,
  grid,
  now,
  movementPrices,
  pending,
}: SelectionViewInput): SelectionView {
  const single = explainViews(views, movementPrices, new Set(wallets.map(({ address }) => address)))
  const explained = markTrades(single)
  const combined = (views[0]?.points ?? []).flatMap(
    (_, index) => combinePoints(views.flatMap((view) => pointAt(view, index))) ?? [],
  )
  const points = withSteps(combined, explained)

  return {
    views,
    whole,
    isHidden,
    grid,
    points: combined.map((point, index) => ({
      ...toHistoryPoint(point, grid.step),
      sincePrevious: points[index]?.sincePrevious ?? null,
    })),
    wallets: [...Map.groupBy(views.keys(), (index) => views[index]?.wallet.address ?? '')].map(
      ([address, indices]) => {
        const own = indices.flatMap((index) => views[index] ?? [])
        const alone = (own[0]?.points ?? []).flatMap(
          (_, index) => combinePoints(own.flatMap((view) => pointAt(view, index))) ?? [],
        )
        return {
          address,
          points: withSteps(alone, markTrades(indices.flatMap((index) => single[index] ?? []))),
        }
      },
    ),
    freshness: toFreshness(views, now),
    chains: toChains(views),
    refreshing: pending || views.some((view) => view.refreshing),

    factsOf(asset) {
      const { chainId, address } = fromAssetId(asset)
      const own = views.map(({ facts }) => facts(asset))
      const { symbol, name, logo, decimals } = own.find((facts) => facts.symbol !== null) ??
        own[0] ?? { symbol: null, name: null, logo: null, decimals: null }
      return { fields: { chainId, asset: address, symbol, name, logo }, decimals }
    },

    byAsset: sumByAsset(explained),
    drawn: views.reduce(
      (sum, { points: own }) => sum + (own.at(-1)?.drawn ?? 0n) - (own[0]?.drawn ?? 0n),
      0n,
    ),

    returnOf: createAssetReturns(views, combined, single),
  }
}

function explainViews(
  views: readonly WalletView[],
  movementPrices: MovementPrices,
  own: ReadonlySet<string>,
): ExplainedChange[] {
  const prices = createPointPrices(views)
  return views.map((view) =>
    explainChange({
      ...view,
      prices: onlyCounted(prices, view.counts),
      movementPrices: onlyCountedMovements(movementPrices, view.counts),
      own,
    }),
  )
}

function pointAt({ points, isUntrusted, insideSince }: WalletView, index: number) {
  const point = points[index]
  return point === undefined ? [] : [{ point, isUntrusted, insideSince }]
}

function sumByAsset(explained: readonly ExplainedChange[]): Map<AssetId, Parts> {
  const byAsset = new Map<AssetId, Parts>()
  for (const change of explained) {
    for (const [asset, parts] of change.byAsset) {
      const sum = byAsset.get(asset) ?? noParts()
      addParts(sum, parts)
      byAsset.set(asset, sum)
    }
  }
  return byAsset
}

function toChains(views: readonly WalletView[]): ChainReading[] {
  return toChainReadings(
    views.map(({ wallet, source, updatedAt, stale, problems }) => ({
      ...{ chainId: wallet.chainId, source, stale },
      updatedAt: new Date(updatedAt).toISOString(),
      problem: problems.length === 0 ? null : problems.join(' '),
    })),
  )
}

function toFreshness(views: readonly WalletView[], now: number): Freshness {
  const problems = [...new Set(views.flatMap(({ problems: own }) => own))]
  const updatedAt = new Date(Math.min(now, ...views.map((view) => view.updatedAt))).toISOString()
  const problem = problems.length === 0 ? null : problems.join(' ')
  const stale = views.some((view) => view.stale)
  return {
    source: formatSources(views.map(({ source }) => source)),
    updatedAt,
    state: toFreshnessState({ updatedAt, stale, problem }, now),
    problem,
  }
}
