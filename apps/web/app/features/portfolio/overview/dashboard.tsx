import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { Tabs } from '@pkg/ui-kit/components/tabs.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type ReactNode, useEffect, useMemo } from 'react'
import { FatalError } from '#app/components/fatal-error.tsx'
import { ChainPicker } from '../chains/chain-picker.tsx'
import { narrowReading } from '../chains/narrow-reading.ts'
import { PortfolioChainsContext } from '../chains/portfolio-chains.ts'
import { TokensPanel } from '../holdings/tokens-panel.tsx'
import { NftsPanel } from '../nfts/nfts-panel.tsx'
import { PositionsList } from '../positions/positions-list.tsx'
import { useOneMoment } from '../queries/use-one-moment.ts'
import { usePortfolio } from '../queries/use-portfolio.ts'
import { usePortfolioSession } from '../queries/use-portfolio-session.ts'
import { useRefreshData } from '../queries/use-refresh-data.ts'
import { useSettledFigures } from '../queries/use-settled-figures.ts'
import { PanelSkeleton } from '../readings/panel-skeleton.tsx'
import { summarizePortfolio } from '../readings/summarize-portfolio.ts'
import { isKnown, type WalletReading } from '../readings/wallet-reading.ts'
import { TransactionsPanel } from '../transfers/transactions-panel.tsx'
import { MissingChoiceNotice } from '../wallets/missing-choice-notice.tsx'
import { useDashboardView } from '../wallets/use-dashboard-view.ts'
import { useWalletBook } from '../wallets/wallet-book.ts'
import { WalletPicker } from '../wallets/wallet-picker.tsx'
import { Overview } from './overview.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { useWalletCounts } from './use-wallet-counts.ts'

const listFailure = 'Failed to fetch addresses'

/** The portfolio of the signed-in person. Every tab is about the wallets that the head says. */
export function Dashboard() {
  const { message, ready } = usePortfolioSession()
  const { addresses, readings, error } = usePortfolio(ready)
  const { book, settled: bookSettled, readChains } = useWalletBook(ready)
  const readIds = useMemo(() => readChains.map(({ chainId }) => chainId), [readChains])
  const view = useDashboardView({ addresses, book, bookSettled, readChains: readIds })
  const { shown, scope, openTab } = view
  const { chainId } = scope
  const narrowed = useMemo(
    () => (readings ?? []).map((reading) => narrowReading(reading, chainId)),
    [readings, chainId],
  )
  const summary = useMemo(() => {
    if (!readings || !view.settled) return undefined
    const inView = new Set(shown)
    return summarizePortfolio(narrowed.filter(({ address }) => inView.has(address)))
  }, [readings, narrowed, shown, view.settled])
  const chainIds = useMemo(() => listChainIds(readings ?? [], shown, readIds), [readings, shown, readIds])
  const chains = useMemo(
    () => ({ known: readChains, several: chainIds.length > 1 }),
    [readChains, chainIds.length],
  )
  const refresh = useRefreshData(shown)
  const counts = useWalletCounts(summary, chainId)
  const empty = addresses?.length === 0
  useSettledFigures(view.range, scope, { enabled: view.settled && !empty })
  useOneMoment(refresh.isPending ? undefined : summary, shown)

  useEffect(() => {
    if (error) toast.error(listFailure)
  }, [error])

  if (error && !readings) return <FatalError message={listFailure} />

  const closed = empty ? 'Add a wallet first' : undefined
  const panel = (content: ReactNode) => (summary ? content : <PanelSkeleton />)
  const props = { addresses: shown, scope, book }

  return (
    <PortfolioChainsContext value={chains}>
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
          <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2">
            {addresses && addresses.length > 1 && <WalletPicker {...{ addresses, book, view }} />}
            {(chainIds.length > 1 || chainId !== null) && (
              <ChainPicker chainIds={chainIds} chosen={chainId} onChoose={view.chooseChain} />
            )}
          </div>
        </div>
        {error && <Notice tone="warn" title={`${listFailure}.`} className="mb-3 rounded-base" />}
        {!empty && <MissingChoiceNotice view={view} />}
        <Tabs
          label="Portfolio"
          // Without a wallet the overview tells what to do first.
          value={empty ? 'overview' : view.tab}
          onValueChange={openTab}
          className="max-sm:gap-1 max-md:-mx-gutter max-md:px-gutter"
          items={[
            {
              value: 'overview',
              label: 'Overview',
              content:
                readings && summary ? (
                  <Overview
                    {...{ summary, book, view }}
                    readings={narrowed}
                    refreshing={refresh.isPending}
                    onRefresh={() => refresh.mutate()}
                  />
                ) : (
                  <OverviewSkeleton />
                ),
            },
            {
              value: 'tokens',
              label: 'Tokens',
              count: counts.tokens,
              disabledReason: closed,
              content: panel(
                <>
                  <TokensPanel {...props} />
                  <PositionsList {...props} />
                </>,
              ),
            },
            {
              value: 'transactions',
              label: 'Transactions',
              disabledReason: closed,
              content: panel(<TransactionsPanel {...props} />),
            },
            {
              value: 'nfts',
              label: 'NFTs',
              count: counts.nfts,
              disabledReason: closed,
              content: panel(<NftsPanel {...props} />),
            },
          ]}
        />
      </div>
    </PortfolioChainsContext>
  )
}

/** The chains that some wallets are on, in the order in which a person sees them. */
function listChainIds(
  readings: readonly WalletReading[],
  shown: readonly string[],
  order: readonly number[],
): number[] {
  const inView = new Set(shown)
  const found = new Set(
    readings
      .filter(isKnown)
      .filter(({ address }) => inView.has(address))
      .flatMap(({ chains, tokens }) => [...chains, ...tokens].map(({ chainId }) => chainId)),
  )
  return [...found].sort((one, other) => order.indexOf(one) - order.indexOf(other))
}
