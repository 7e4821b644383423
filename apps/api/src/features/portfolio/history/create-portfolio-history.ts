import {
  HISTORY_DAYS,
  type HistoryRange,
  type history,
  type RouteOutput,
  type Token,
} from '@pkg/api-contract'
import { type Day, toDay, toSlot } from '../ledger/day.ts'
import type { MovementValuer } from '../movements/create-movement-valuer.ts'
import type { WalletViews } from './create-wallet-views.ts'
import { leaveOutUnread } from './leave-out-unread.ts'
import { listHoldingGains } from './list-holding-gains.ts'
import { listMoved } from './list-moved.ts'
import { createSelectionView, type Selection, type SelectionView } from './selection-view.ts'
import { toHeldAssets } from './to-held-assets.ts'
import { toHistory } from './to-history.ts'
import { toShownView } from './to-shown-view.ts'
import { toSparklines } from './to-sparklines.ts'
import { toValueChange } from './to-value-change.ts'
import type { Grid } from './wallet-view.ts'

const HOURS_PER_DAY = 24

/** History, changes, gains and past holdings of a selection of wallets, all computed from the same ledgers. */
export interface PortfolioHistory {
  list(selection: Selection, range: HistoryRange): Promise<RouteOutput<typeof history.getHistory>>
  /** All that is known of the selected wallets over a grid. */
  view(selection: Selection, grid: Grid): Promise<SelectionView>
  /** Null when no wallet is selected. */
  explain(selection: Selection, grid: Grid): Promise<RouteOutput<typeof history.getChange> | null>
  /** Null when no wallet is selected. */
  listHoldings(selection: Selection, day: Day): Promise<RouteOutput<typeof history.getHoldingsAt> | null>
  /** What the wallets owe now. */
  listDebts(selection: Selection): Promise<Token[]>
  listGains(selection: Selection, range: HistoryRange): Promise<RouteOutput<typeof history.listGains>>
  listSparklines(
    selection: Selection,
    range: HistoryRange,
  ): Promise<RouteOutput<typeof history.listSparklines>>
}

export function createPortfolioHistory({
  views: walletViews,
  valuer,
  now,
}: {
  views: WalletViews
  valuer: MovementValuer
  now: () => number
}): PortfolioHistory {
  async function read(selection: Selection, grid: Grid): Promise<SelectionView> {
    const { wallets, isHidden, ...options } = selection
    const whole = leaveOutUnread(
      await Promise.all(wallets.map((wallet) => walletViews.read(wallet, grid, options))),
    )
    const views = whole.map((view) => toShownView(view, isHidden))
    const { prices, pending } = await valuer.read(listMoved(views), views, { patient: true })
    return createSelectionView({
      ...{ views, whole, wallets, isHidden, grid, now: now() },
      ...{ movementPrices: prices, pending },
    })
  }

  const toDays = (range: HistoryRange): Grid => {
    const to = toDay(now())
    return { step: 'day', from: to - HISTORY_DAYS[range], to }
  }
  /** A single day is cut into hours, everything longer into days. */
  const toGrid = (range: HistoryRange): Grid => {
    if (range !== '1d') return toDays(range)
    const to = toSlot(now(), 'hour')
    return { step: 'hour', from: to - HOURS_PER_DAY, to }
  }

  return {
    view: read,
    async list(selection, range) {
      return toHistory(await read(selection, toGrid(range)), range)
    },
    async explain(selection, grid) {
      return toValueChange(await read(selection, grid))
    },
    async listHoldings(selection, day) {
      return toHeldAssets(await read(selection, { step: 'day', from: day, to: day }))
    },
    async listDebts(selection) {
      const today = toDay(now())
      const { views: shown } = await read(selection, { step: 'day', from: today, to: today })
      return shown.flatMap(({ debts }) => debts)
    },
    async listGains(selection, range) {
      return listHoldingGains(await read(selection, toGrid(range)))
    },
    async listSparklines(selection, range) {
      return toSparklines(await read(selection, toDays(range)))
    },
  }
}
