import {
  type AssetChange,
  type AssetId,
  changePartKind,
  type Freshness,
  formatMicros,
  formatSources,
  type HeldAsset,
  HISTORY_DAYS,
  type HistoryPoint,
  type HistoryRange,
  type HoldingGain,
  type LedgerFinding,
  type Micros,
  microsToUsd,
  type Sparkline,
  toFreshnessState,
} from '@pkg/api-contract'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import { combinePoints } from '../ledger/combine-points.ts'
import { type Day, formatDay, toDay } from '../ledger/day.ts'
import { explainChange, type IsHidden, noParts, type Parts, sumParts } from '../ledger/explain-change.ts'
import type { WalletPoint } from '../ledger/wallet-point.ts'
import type { ReadViewOptions, WalletViews } from './create-wallet-views.ts'
import { toFinding } from './to-finding.ts'
import { toGain } from './to-gain.ts'
import { toHistoryPoint } from './to-history-point.ts'
import { toObservations } from './to-observations.ts'
import type { WalletView } from './wallet-view.ts'

/** What a person looks at: some of their wallets, with their own decisions about spam. */
export interface Selection extends ReadViewOptions {
  wallets: readonly WalletKey[]
  isHidden: IsHidden
}

/** Answers every question about the past of a selection of wallets, all from the same ledgers. */
export interface PortfolioHistory {
  list(selection: Selection, range: HistoryRange): Promise<HistoryAnswer>
  explain(selection: Selection, from: Day, to: Day): Promise<ChangeAnswer | null>
  listHoldings(
    selection: Selection,
    day: Day,
  ): Promise<{ point: HistoryPoint; holdings: HeldAsset[]; freshness: Freshness } | null>
  listGains(selection: Selection, range: HistoryRange): Promise<GainsAnswer>
  listSparklines(
    selection: Selection,
    range: HistoryRange,
  ): Promise<{ sparklines: Sparkline[]; freshness: Freshness }>
}

interface HistoryAnswer {
  points: HistoryPoint[]
  certainFrom: string | null
  range: HistoryRange
  observations: { at: string; value: number }[]
  findings: LedgerFinding[]
  freshness: Freshness
  refreshing: boolean
}

interface Part {
  kind: (typeof changePartKind.options)[number]
  value: number
  exactValue: string
}

interface ChangeAnswer {
  from: HistoryPoint
  to: HistoryPoint
  difference: number
  exactDifference: string
  parts: Part[]
  assets: AssetChange[]
  freshness: Freshness
}

interface GainsAnswer {
  from: string
  to: string
  holdings: HoldingGain[]
  knownGain: number
  unknownGains: number
  freshness: Freshness
}

export function createPortfolioHistory({
  views,
  now,
}: {
  views: WalletViews
  now: () => number
}): PortfolioHistory {
  const readAll = ({ wallets, ...options }: Selection, from: Day, to: Day) =>
    Promise.all(wallets.map((wallet) => views.read(wallet, { from, to }, options)))

  const toRange = (range: HistoryRange) => {
    const to = toDay(now())
    return { from: to - HISTORY_DAYS[range], to }
  }

  function toFreshness(all: readonly WalletView[]): Freshness {
    const problems = [...new Set(all.flatMap(({ problems: own }) => own))]
    const updatedAt = new Date(Math.min(now(), ...all.map((view) => view.updatedAt))).toISOString()
    const problem = problems.length === 0 ? null : problems.join(' ')
    const stale = all.some((view) => view.stale)
    return {
      source: formatSources(all.map(({ source }) => source)),
      updatedAt,
      state: toFreshnessState({ updatedAt, stale, problem }, now()),
      problem,
    }
  }

  /** The selection's point of a day, and the point of each wallet behind it. */
  function combine(all: readonly WalletView[], index: number, isHidden: IsHidden) {
    const points = all.flatMap(({ points: own }) => own[index] ?? [])
    const combined = combinePoints(points, isHidden)
    return combined && toHistoryPoint(combined)
  }

  /** What each asset contributed between the first and the last point of the views. */
  function explainAll(all: readonly WalletView[], { isHidden, wallets }: Selection) {
    const own = new Set(wallets.map(({ address }) => address))
    const byAsset = new Map<AssetId, Parts>()
    let drawn: Micros = 0n
    for (const view of all) {
      const from = view.points[0]
      const to = view.points.at(-1)
      if (from === undefined || to === undefined) continue
      drawn += to.drawn - from.drawn
      for (const [asset, parts] of explainChange({ ...view, from, to, isHidden, own })) {
        const sum = byAsset.get(asset) ?? noParts()
        for (const kind of changePartKind.options) sum[kind] += parts[kind]
        byAsset.set(asset, sum)
      }
    }
    return { byAsset, drawn }
  }

  const factsOf = (all: readonly WalletView[], asset: AssetId) => {
    const [chainId, address = ''] = asset.split(':')
    const own = all.map(({ facts }) => facts(asset))
    const { symbol, name, logo, decimals } = own.find((facts) => facts.symbol !== null) ??
      own[0] ?? { symbol: null, name: null, logo: null, decimals: null }
    return { fields: { chainId: Number(chainId), asset: address, symbol, name, logo }, decimals }
  }

  return {
    async list(selection, range) {
      const { from, to } = toRange(range)
      const all = await readAll(selection, from, to)
      const points = (all[0]?.points ?? []).flatMap(
        (_, index) => combine(all, index, selection.isHidden) ?? [],
      )
      const certain = all.map(({ certainFrom }) => certainFrom)
      const isKnown = certain.length > 0 && certain.every((day) => day !== null)
      return {
        points,
        certainFrom: isKnown ? formatDay(Math.max(from, ...certain)) : null,
        range,
        observations: toObservations(all, from, selection.isHidden),
        findings: all.flatMap((view) =>
          view.walk.findings
            .filter(({ asset }) => !view.facts(asset).spam)
            .map((finding) => toFinding(view, finding, factsOf(all, finding.asset))),
        ),
        freshness: toFreshness(all),
        refreshing: all.some(({ refreshing }) => refreshing),
      }
    },

    async explain(selection, from, to) {
      const all = await readAll(selection, from, to)
      const start = combine(all, 0, selection.isHidden)
      const end = combine(all, (all[0]?.points.length ?? 0) - 1, selection.isHidden)
      if (start === undefined || end === undefined) return null
      const { byAsset, drawn } = explainAll(all, selection)
      const total = noParts()
      for (const parts of byAsset.values())
        for (const kind of changePartKind.options) total[kind] += parts[kind]
      total.unexplained += drawn
      const difference = sumParts(total)
      const assets = [...byAsset]
        .map(([asset, parts]) => ({ asset, parts, sum: sumParts(parts) }))
        .filter(({ parts }) => changePartKind.options.some((kind) => parts[kind] !== 0n))
        .sort((a, b) => compareSize(b.sum, a.sum) || (a.asset < b.asset ? -1 : 1))
      return {
        from: start,
        to: end,
        difference: microsToUsd(difference),
        exactDifference: formatMicros(difference),
        parts: toParts(total),
        assets: assets.map(({ asset, parts, sum }) => ({
          ...factsOf(all, asset).fields,
          parts: toParts(parts),
          value: microsToUsd(sum),
          exactValue: formatMicros(sum),
        })),
        freshness: toFreshness(all),
      }
    },

    async listHoldings(selection, day) {
      const all = await readAll(selection, day, day)
      const point = combine(all, 0, selection.isHidden)
      if (point === undefined) return null
      return {
        point,
        holdings: toHoldings(all, selection.isHidden, (asset) => factsOf(all, asset)),
        freshness: toFreshness(all),
      }
    },

    async listGains(selection, range) {
      const { from, to } = toRange(range)
      const all = await readAll(selection, from, to)
      const { byAsset } = explainAll(all, selection)
      const holdings = [...byAsset].flatMap(([asset, parts]) =>
        toGain(all, asset, parts, factsOf(all, asset).fields, selection.isHidden),
      )
      const known = holdings.flatMap(({ gain }) => gain ?? [])
      return {
        from: formatDay(from),
        to: formatDay(to),
        holdings: holdings.sort(
          (a, b) => (b.endValue ?? -1) - (a.endValue ?? -1) || (a.asset < b.asset ? -1 : 1),
        ),
        knownGain: known.reduce((sum, gain) => sum + gain, 0),
        unknownGains: holdings.length - known.length,
        freshness: toFreshness(all),
      }
    },

    async listSparklines(selection, range) {
      const { from, to } = toRange(range)
      const all = await readAll(selection, from, to)
      const seen = new Map<AssetId, Sparkline>()
      for (const { points, book } of all) {
        const present = points.at(-1)
        for (const row of present?.rows ?? []) {
          if (seen.has(row.asset) || selection.isHidden(row, present?.at ?? 0)) continue
          const prices = Array.from({ length: to - from + 1 }, (_, index) => {
            const day = from + index
            const close = day === to ? undefined : book.find(row.asset, day)
            return {
              date: formatDay(day),
              usd: day === to ? row.price : close?.day === day ? close.usd : null,
            }
          })
          seen.set(row.asset, { ...factsOf(all, row.asset).fields, prices })
        }
      }
      return { sparklines: [...seen.values()], freshness: toFreshness(all) }
    },
  }
}

const toParts = (parts: Parts): Part[] =>
  changePartKind.options.map((kind) => ({
    kind,
    value: microsToUsd(parts[kind]),
    exactValue: formatMicros(parts[kind]),
  }))

function compareSize(a: Micros, b: Micros): number {
  const sizeA = a < 0n ? -a : a
  const sizeB = b < 0n ? -b : b
  return sizeA < sizeB ? -1 : sizeA > sizeB ? 1 : 0
}

/** The rows of a day over all wallets, one per asset, largest value first. */
function toHoldings(
  all: readonly WalletView[],
  isHidden: IsHidden,
  factsOf: (asset: AssetId) => {
    fields: Omit<HeldAsset, 'balance' | 'decimals' | 'usdPrice' | 'usdValue' | 'priceOf' | 'hidden'>
    decimals: number | null
  },
): HeldAsset[] {
  const rows = new Map<
    AssetId,
    { balance: bigint; micros: Micros; row: WalletPoint['rows'][number]; hidden: boolean }
  >()
  for (const { points } of all) {
    const [point] = points
    for (const row of point?.rows ?? []) {
      const known = rows.get(row.asset)
      rows.set(row.asset, {
        row,
        balance: (known?.balance ?? 0n) + row.balance,
        micros: (known?.micros ?? 0n) + row.micros,
        hidden: isHidden(row, point?.at ?? 0),
      })
    }
  }
  return [...rows]
    .map(([asset, { balance, micros, row, hidden }]) => {
      const { fields, decimals } = factsOf(asset)
      return {
        ...fields,
        balance: balance.toString(),
        decimals,
        usdPrice: row.price,
        usdValue: row.price === null ? null : microsToUsd(micros),
        priceOf: row.priceOf === null ? null : formatDay(row.priceOf),
        hidden,
      }
    })
    .sort((a, b) => (b.usdValue ?? -1) - (a.usdValue ?? -1) || (a.asset < b.asset ? -1 : 1))
}
