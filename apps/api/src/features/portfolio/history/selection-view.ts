import {
  type AssetId,
  type Freshness,
  formatSources,
  type HistoryPoint,
  type Micros,
  toFreshnessState,
} from '@pkg/api-contract'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import { combinePoints } from '../ledger/combine-points.ts'
import { addParts, explainChange, type IsHidden, noParts, type Parts } from '../ledger/explain-change.ts'
import type { ReadViewOptions } from './create-wallet-views.ts'
import { leaveOutUnread } from './leave-out-unread.ts'
import { toHistoryPoint } from './to-history-point.ts'
import type { Grid, WalletView } from './wallet-view.ts'

/** What a person looks at: some of their wallets, with their own decisions about spam. */
export interface Selection extends ReadViewOptions {
  wallets: readonly WalletKey[]
  isHidden: IsHidden
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
  views: readonly WalletView[]
  grid: Grid
  isHidden: IsHidden
  /** Every point, oldest first. */
  points: HistoryPoint[]
  freshness: Freshness
  /** Whether movements or prices are still being read. */
  refreshing: boolean
  factsOf(asset: AssetId): { fields: AssetFields; decimals: number | null }
  /** What each asset contributed between the first and the last point, and what drawn lines did. */
  explain(): { byAsset: Map<AssetId, Parts>; drawn: Micros }
}

export function createSelectionView(
  all: readonly WalletView[],
  { wallets, isHidden, grid, now }: Pick<Selection, 'wallets' | 'isHidden'> & { grid: Grid; now: number },
): SelectionView {
  const views = leaveOutUnread(all)
  const points = (views[0]?.points ?? []).flatMap((_, index) => {
    const combined = combinePoints(
      views.flatMap((view) => view.points[index] ?? []),
      isHidden,
    )
    return combined === undefined ? [] : [toHistoryPoint(combined, grid.step)]
  })

  return {
    views,
    grid,
    isHidden,
    points,
    freshness: toFreshness(views, now),
    refreshing: views.some((view) => view.refreshing),

    factsOf(asset) {
      const [chainId, address = ''] = asset.split(':')
      const own = views.map(({ facts }) => facts(asset))
      const { symbol, name, logo, decimals } = own.find((facts) => facts.symbol !== null) ??
        own[0] ?? { symbol: null, name: null, logo: null, decimals: null }
      return { fields: { chainId: Number(chainId), asset: address, symbol, name, logo }, decimals }
    },

    explain() {
      const own = new Set(wallets.map(({ address }) => address))
      const byAsset = new Map<AssetId, Parts>()
      let drawn: Micros = 0n
      for (const view of views) {
        const from = view.points[0]
        const to = view.points.at(-1)
        if (from === undefined || to === undefined) continue
        drawn += to.drawn - from.drawn
        for (const [asset, parts] of explainChange({ ...view, from, to, isHidden, own })) {
          const sum = byAsset.get(asset) ?? noParts()
          addParts(sum, parts)
          byAsset.set(asset, sum)
        }
      }
      return { byAsset, drawn }
    },
  }
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
