import { useSearchParams } from 'react-router'

const tabs = ['overview', 'tokens', 'transactions', 'nfts'] as const
type DashboardTab = (typeof tabs)[number]

interface DashboardView {
  tab: DashboardTab
  /** The wallet the person chose, as the server writes it; null until one is chosen. */
  selected: string | null
  openTab: (tab: string) => void
  select: (address: string | null) => void
}

/** Which tab and wallet are shown. They stand in the address of the page, so that reload, bookmark and Back keep them. */
export function useDashboardView(addresses: readonly string[]): DashboardView {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('wallet')?.toLowerCase()
  const selected = addresses.find((address) => address.toLowerCase() === wanted) ?? null
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'overview'

  function change(name: string, value: string | null) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === null) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: name === 'wallet', preventScrollReset: true },
    )
  }

  return {
    // The other tabs are about one wallet.
    tab: selected === null ? 'overview' : tab,
    selected,
    openTab: (next) => change('tab', next === 'overview' ? null : next),
    select: (address) => change('wallet', address),
  }
}
