import type { Freshness } from '@pkg/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ChangeSection } from './change-section.tsx'
import { DistributionCard } from './distribution-card.tsx'
import { DistributionPlaceholder } from './distribution-placeholder.tsx'
import { FirstAddress } from './first-address.tsx'
import { HistoryBand } from './history-band.tsx'
import { HoldingsCard } from './holdings-card.tsx'
import { NetWorthCard } from './net-worth-card.tsx'
import { OverviewGrid } from './overview-grid.tsx'
import { DistributionSkeleton, MainSkeleton } from './overview-skeleton.tsx'
import type { PickedDays } from './pick-days.ts'
import { suspectedTokens } from './queries.ts'
import { isSaid, SaidReading } from './said-reading.tsx'
import { SpamCard } from './spam-card.tsx'
import type { PortfolioSummary } from './summarize-portfolio.ts'
import type { DashboardView } from './use-dashboard-view.ts'
import { useHistory } from './use-history.ts'
import type { WalletBook } from './wallet-book.ts'
import { addToChoice } from './wallet-choice.ts'
import type { WalletReading } from './wallet-reading.ts'
import { WalletsCard } from './wallets-card.tsx'
import { WeekChange } from './week-change.tsx'

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
        <NetWorthCard {...{ summary, hidden, refreshing, onRefresh }} change={<WeekChange scope={scope} />}>
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
      change={<ChangeSection {...{ scope, range, picked }} onPick={setPicked} />}
      holdings={
        <>
          <HoldingsCard {...{ summary, scope, range }} />
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
