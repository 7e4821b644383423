import { useRef } from 'react'
import { DistributionCard } from './distribution-card.tsx'
import { DistributionPlaceholder } from './distribution-placeholder.tsx'
import { FirstAddress } from './first-address.tsx'
import { NetWorthCard } from './net-worth-card.tsx'
import { OverviewGrid } from './overview-grid.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { summarizePortfolio } from './summarize-portfolio.ts'
import type { WalletReading } from './wallet-reading.ts'
import { WalletsCard } from './wallets-card.tsx'

interface OverviewProps {
  readings: readonly WalletReading[]
  selected: string | null
  onSelect: (address: string | null) => void
  refreshing: boolean
  onRefresh: () => void
}

/** All wallets together: their sum, how it divides, and the wallets themselves. */
export function Overview({ readings, selected, onSelect, refreshing, onRefresh }: OverviewProps) {
  const firstInput = useRef<HTMLInputElement>(null)
  const summary = summarizePortfolio(readings)
  const wallets = (
    <WalletsCard
      {...{ readings, summary, selected, onSelect }}
      onAskFirst={() => firstInput.current?.focus()}
    />
  )

  if (readings.length === 0) {
    return (
      <OverviewGrid
        main={<FirstAddress inputRef={firstInput} onAdded={onSelect} {...{ refreshing, onRefresh }} />}
        distribution={<DistributionPlaceholder />}
        wallets={wallets}
      />
    )
  }
  if (summary.wallets.known + summary.wallets.failed === 0) return <OverviewSkeleton />
  return (
    <OverviewGrid
      busy={refreshing || summary.wallets.loading > 0}
      main={<NetWorthCard {...{ summary, refreshing, onRefresh }} />}
      distribution={<DistributionCard summary={summary} />}
      wallets={wallets}
    />
  )
}
