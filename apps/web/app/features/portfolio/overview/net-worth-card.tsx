import { toFreshnessState } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useContext, useMemo } from 'react'
import { ChainPartsBand } from '../chains/chain-parts-band.tsx'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { toChainParts } from '../chains/to-chain-parts.ts'
import { HeadlineFigure } from '../figures/headline-figure.tsx'
import { TopHoldings } from '../holdings/top-holdings.tsx'
import { ReadingAge } from '../readings/reading-age.tsx'
import { SaidReading } from '../readings/said-reading.tsx'
import { type HiddenCount, sumScope } from '../readings/sum-scope.ts'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'
import { useNow } from '../readings/use-now.ts'
import { PortfolioNotice } from './portfolio-notice.tsx'

interface NetWorthCardProps {
  summary: PortfolioSummary
  /** How many tokens are hidden, as the card of hidden tokens has it; undefined until that is read. */
  hidden: HiddenCount | undefined
  /** The chain that the sum is of; null for all. */
  chainId: number | null
  /** Which chains the person left out of it, as words. */
  dropped: string
  refreshing: boolean
  onRefresh: () => void
  /** Shows one chain alone. */
  onChain: (chainId: number) => void
  /** What it gained or lost in the range. */
  change: ReactNode
  /** The history, as the last band. */
  children: ReactNode
}

/** The figure of the page, ruled by how sure it is, over the largest holdings. */
export function NetWorthCard({
  summary,
  hidden,
  chainId,
  dropped,
  refreshing,
  onRefresh,
  onChain,
  change,
  children,
}: NetWorthCardProps) {
  const { worth, wallets, settled, oldest, holdings, readings } = summary
  const { nameOf } = usePortfolioChains()
  const chain = chainId === null ? null : nameOf(chainId)
  const parts = useMemo(() => toChainParts(readings), [readings])
  return (
    <Card className="print:break-inside-auto">
      <PortfolioNotice summary={summary} refreshing={refreshing} onRetry={onRefresh} />
      <CardBand>
        {/* On phones what the sum is of has the whole width, under both. */}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
          <h2 className="text-body font-strong text-text">Total Net Worth</h2>
          <Button
            size="sm"
            icon={<RefreshCw aria-hidden="true" />}
            busy={refreshing}
            onClick={onRefresh}
            className="sm:row-span-2 print:hidden"
          >
            Refresh Data
          </Button>
          <p className="mt-0.5 text-small text-muted max-sm:col-span-2">
            {sumScope(summary, { judged: hidden, chain, dropped })}
          </p>
        </div>
        {wallets.known === 0 ? (
          <div className="mt-5">
            <ErrorState title="No wallet could be read">{summary.problems[0]}</ErrorState>
          </div>
        ) : (
          <div className="@container mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
            <HeadlineFigure value={formatUsd(worth.usd)} certainty={settled ? 'settled' : 'broken'} />
            {oldest && (
              // Beside the figure wherever there is room for so much: whether it stands there never turns on what it says,
              // so that what stands below stays where it is when the sources of the history are told too.
              <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-y-1 pb-1.5">
                {change}
                <div className="min-h-[2lh] text-note">
                  <SumAge summary={summary} oldest={oldest} />
                </div>
              </div>
            )}
          </div>
        )}
      </CardBand>
      {holdings.length > 0 && <TopHoldings holdings={holdings} />}
      {parts.length > 1 && <ChainPartsBand parts={parts} onChoose={onChain} />}
      {children}
    </Card>
  )
}

/** The age of the oldest figure in the sum and its state; the sources of all figures below that are of the same reading. */
function SumAge({ summary, oldest }: { summary: PortfolioSummary; oldest: string }) {
  const { wallets, problems, source } = summary
  const now = useNow()
  const said = useContext(SaidReading)
  const state = toFreshnessState(
    { updatedAt: oldest, stale: wallets.stale > 0, problem: problems[0] ?? null },
    now,
  )
  return <ReadingAge updatedAt={oldest} state={state} source={said?.source ?? source} />
}
