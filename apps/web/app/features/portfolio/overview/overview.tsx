import type { Freshness } from '@pkg/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { droppedChainWords } from '../chains/dropped-chain-words.ts'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { ChangeSection } from '../history/change-section.tsx'
import { HistoryBand } from '../history/history-band.tsx'
import type { PickedDays } from '../history/pick-days.ts'
import { RangeChange } from '../history/range-change.tsx'
import { DistributionCard } from '../holdings/distribution-card.tsx'
import { DistributionPlaceholder } from '../holdings/distribution-placeholder.tsx'
import { HoldingsCard } from '../holdings/holdings-card.tsx'
import { suspectedTokens } from '../queries/queries.ts'
import { useHistory } from '../queries/use-history.ts'
import { isSaid, SaidReading } from '../readings/said-reading.tsx'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'
import type { WalletReading } from '../readings/wallet-reading.ts'
import { SpamCard } from '../spam/spam-card.tsx'
import type { DashboardView } from '../wallets/use-dashboard-view.ts'
import { listOf, type WalletBook } from '../wallets/wallet-book.ts'
import { addToChoice } from '../wallets/wallet-choice.ts'
import { WalletsCard } from '../wallets/wallets-card.tsx'
import { FirstAddress } from './first-address.tsx'
import { NetWorthCard } from './net-worth-card.tsx'
import { OverviewGrid } from './overview-grid.tsx'
import { DistributionSkeleton, MainSkeleton } from './overview-skeleton.tsx'

interface OverviewProps {
  /** Every tracked wallet. */
  readings: readonly WalletReading[]
  /** The wallets in view. */
  summary: PortfolioSummary
  book: WalletBook
  view: DashboardView
  refreshing: boolean
  onRefresh: () => void
}

/** The wallets in view together: their sum, its history and what moved it, how it divides, and the wallets. */
export function Overview(props: OverviewProps) {
  const { readings, summary, view } = props
  const history = useHistory(view.range, view.scope, { enabled: readings.length > 0 }).data
  // Around every state of the page, so that what is open in it stays open when the figures come.
  return (
    <SaidReading value={findSaid(summary, history?.freshness)}>
      <Content {...props} />
    </SaidReading>
  )
}

function Content({ readings, summary, book, view, refreshing, onRefresh }: OverviewProps) {
  const { scope, range } = view
  const hidden = useQuery(suspectedTokens(scope)).data
  const dropped = droppedChainWords(
    listOf(
      book,
      summary.readings.map(({ address }) => address),
    ),
    usePortfolioChains().known,
    scope.chainId,
  )
  const firstInput = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<PickedDays>([])
  const wallets = (
    <WalletsCard {...{ readings, book, summary, view }} onAskFirst={() => firstInput.current?.focus()} />
  )

  if (readings.length === 0) {
    return (
      <OverviewGrid
        main={
          <FirstAddress
            inputRef={firstInput}
            onAdded={(address) => view.choose(addToChoice(view.choice, address))}
            {...{ refreshing, onRefresh }}
          />
        }
        distribution={<DistributionPlaceholder />}
        wallets={wallets}
      />
    )
  }
  if (summary.wallets.known + summary.wallets.failed === 0) {
    // The wallets stay as they are: a form may be open in them.
    return (
      <OverviewGrid busy main={<MainSkeleton />} distribution={<DistributionSkeleton />} wallets={wallets} />
    )
  }
  return (
    <OverviewGrid
      busy={refreshing || summary.wallets.loading > 0}
      main={
        <NetWorthCard
          {...{ summary, hidden, dropped, refreshing, onRefresh }}
          chainId={scope.chainId}
          onChain={view.chooseChain}
          change={<RangeChange {...{ scope, range }} />}
        >
          <HistoryBand
            {...{ scope, range, picked }}
            onRange={(next) => {
              view.setRange(next)
              setPicked([])
            }}
            onPick={setPicked}
          />
        </NetWorthCard>
      }
      distribution={<DistributionCard summary={summary} />}
      wallets={wallets}
      change={<ChangeSection {...{ summary, scope, range, picked }} onPick={setPicked} />}
      holdings={
        <>
          <HoldingsCard {...{ summary, scope, range }} order={view.order} onOrder={view.setOrder} />
          <SpamCard scope={scope} />
        </>
      }
    />
  )
}

/** The reading of the history, where the sum at the head is of the same one. */
function findSaid({ oldest, source, settled }: PortfolioSummary, freshness: Freshness | undefined) {
  if (oldest === null || !settled || freshness === undefined) return null
  const own: Freshness = { updatedAt: oldest, source, state: 'fresh', problem: null }
  return isSaid(freshness, own) ? freshness : null
}
