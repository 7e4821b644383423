import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { Tabs } from '@pkg/ui-kit/components/tabs.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useEffect } from 'react'
import { FatalError } from '#app/components/fatal-error.tsx'
import { NftsPanel } from './nfts-panel.tsx'
import { Overview } from './overview.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { TokensPanel } from './tokens-panel.tsx'
import { TransactionsPanel } from './transactions-panel.tsx'
import { useDashboardView } from './use-dashboard-view.ts'
import { usePortfolio } from './use-portfolio.ts'
import { usePortfolioSession } from './use-portfolio-session.ts'
import { useRefreshData } from './use-refresh-data.ts'
import { useSettledFigures } from './use-settled-figures.ts'
import { useWalletCounts } from './use-wallet-counts.ts'
import { ViewPicker } from './view-picker.tsx'
import { useWalletBook, walletName } from './wallet-book.ts'
import { WalletSwitcher } from './wallet-switcher.tsx'

const listFailure = 'Failed to fetch addresses'

/** The portfolio of the signed-in person. */
export function Dashboard() {
  const { message, ready } = usePortfolioSession()
  const { readings, error } = usePortfolio(ready)
  const addresses = readings?.map(({ address }) => address) ?? []
  const view = useDashboardView(addresses)
  const { tab, selected, openTab, select } = view
  const book = useWalletBook(ready)
  // Read ahead, so that the tabs of the first wallet open at once.
  const focus = selected ?? addresses[0] ?? null
  const refresh = useRefreshData(focus)
  const counts = useWalletCounts(readings, focus)
  useSettledFigures(view.range, view.scope, { enabled: ready && addresses.length > 0 })

  useEffect(() => {
    if (error) toast.error(listFailure)
  }, [error])

  if (error && !readings) return <FatalError message={listFailure} />

  const name = selected === null ? null : walletName(book, selected)
  const closed = selected === null ? 'Select a wallet first' : undefined
  const overview = readings ? (
    <Overview
      {...{ readings, book, view }}
      refreshing={refresh.isPending}
      onRefresh={() => refresh.mutate()}
    />
  ) : (
    <OverviewSkeleton />
  )

  return (
    <div className="page-width pb-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-5 pb-3 md:pt-8 md:pb-5">
        <div>
          <h1 className="text-head font-head">Portfolio Tracker</h1>
          {message === undefined ? (
            <Skeleton className="mt-2 h-3.5 w-36" />
          ) : (
            <p className="mt-1 break-words text-muted">{message}</p>
          )}
        </div>
        {addresses.length > 0 && (
          <div className="flex max-w-full min-w-0 flex-wrap gap-x-3 gap-y-2 sm:gap-x-6">
            {tab === 'overview' && addresses.length > 1 && (
              <ViewPicker {...{ addresses, book }} scope={view.scope} onLook={view.look} />
            )}
            <WalletSwitcher {...{ addresses, book, selected }} onSelect={select} />
          </div>
        )}
      </div>
      {error && <Notice tone="warn" title={`${listFailure}.`} className="mb-3 rounded-base" />}
      <Tabs
        label="Portfolio"
        value={tab}
        onValueChange={openTab}
        className="max-sm:gap-4 max-md:-mx-gutter max-md:px-gutter"
        items={[
          { value: 'overview', label: 'Overview', content: overview },
          {
            value: 'tokens',
            label: 'Tokens',
            count: selected ? counts.tokens : undefined,
            disabledReason: closed,
            content: selected && <TokensPanel address={selected} name={name} />,
          },
          {
            value: 'transactions',
            label: 'Transactions',
            count: selected ? counts.transfers : undefined,
            disabledReason: closed,
            content: selected && <TransactionsPanel address={selected} name={name} />,
          },
          {
            value: 'nfts',
            label: 'NFTs',
            count: selected ? counts.nfts : undefined,
            disabledReason: closed,
            content: selected && <NftsPanel address={selected} />,
          },
        ]}
      />
    </div>
  )
}
