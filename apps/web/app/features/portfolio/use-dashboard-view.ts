import { DEFAULT_RANGE, HISTORY_DAYS, type HistoryRange } from '@pkg/api-contract'
import { useSearchParams } from 'react-router'
import type { Scope } from './queries.ts'

const tabs = ['overview', 'tokens', 'transactions', 'nfts'] as const
const ranges = Object.keys(HISTORY_DAYS) as HistoryRange[]
type DashboardTab = (typeof tabs)[number]

export interface DashboardView {
  tab: DashboardTab
  /** The wallet the person chose, as the server writes it; null until one is chosen. */
  selected: string | null
  /** The wallets that the overview is about; null for all. */
  scope: Scope
  /** The range of the history. */
  range: HistoryRange
  openTab: (tab: string) => void
  select: (address: string | null) => void
  look: (scope: Scope) => void
  setRange: (range: HistoryRange) => void
}

/** Which tab, wallets and range are shown. They stand in the address of the page, so that reload, bookmark and Back keep them. */
export function useDashboardView(addresses: readonly string[]): DashboardView {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('wallet')?.toLowerCase()
  const selected = addresses.find((address) => address.toLowerCase() === wanted) ?? null
  const named = params.get('of')?.toLowerCase().split(',')
  const inView = named ? addresses.filter((address) => named.includes(address.toLowerCase())) : []
  const scope = inView.length === 0 || inView.length === addresses.length ? null : inView
  const range = ranges.find((name) => name === params.get('range')) ?? DEFAULT_RANGE
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'overview'

  function change(name: string, value: string | null) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === null) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: name !== 'tab', preventScrollReset: true },
    )
  }

  return {
    // The other tabs are about one wallet.
    tab: selected === null ? 'overview' : tab,
    selected,
    scope,
    range,
    openTab: (next) => change('tab', next === 'overview' ? null : next),
    select: (address) => change('wallet', address),
    look: (next) => change('of', next && next.length > 0 ? next.join(',') : null),
    setRange: (next) => change('range', next === DEFAULT_RANGE ? null : next),
  }
}
