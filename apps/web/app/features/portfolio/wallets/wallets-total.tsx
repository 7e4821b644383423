import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { plural } from '../figures/plural.ts'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'

interface WalletsTotalProps {
  /** Every tracked wallet. */
  all: PortfolioSummary
  /** The wallets in view. */
  summary: PortfolioSummary
  /** The chain that both are of; null for all. */
  chainId: number | null
  onShowAll: () => void
}

/** The last rows of the wallets: the sum of all of them, and that of those in view where others are out of view. */
export function WalletsTotal({ all, summary, chainId, onShowAll }: WalletsTotalProps) {
  const on = usePortfolioChains().onChain(chainId)
  const left = all.readings.length - summary.readings.length
  return (
    <div className="@container border-t border-hairline-strong">
      {/* Where a row has its figures before its two buttons, the sum ends where they do. */}
      <div className="px-card py-3.5 @min-[24rem]:pr-[calc(2*var(--control-h)+2rem)] print:pr-4!">
        <SumLine summary={all} words={plural(all.readings.length, 'wallet') + on} />
        {left > 0 && (
          <>
            <SumLine summary={summary} words={`${summary.readings.length} shown${on}`} className="mt-1.5" />
            <div className="mt-1 flex flex-wrap items-center gap-x-3 text-note text-muted">
              {plural(left, 'wallet')} not shown
              <Button size="sm" variant="ghost" onClick={onShowAll} className="print:hidden">
                Show all wallets
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

interface SumLineProps {
  summary: PortfolioSummary
  words: string
  className?: string
}

function SumLine({ summary: { worth, wallets, settled }, words, className = '' }: SumLineProps) {
  const notRead = wallets.stale + wallets.failed
  return (
    <div className={`flex items-baseline justify-between gap-3 font-strong ${className}`}>
      <span>
        {words}
        {notRead > 0 && `, ${notRead === 1 ? 'one' : notRead} not read`}
      </span>
      {wallets.known > 0 && (
        <Figure
          value={formatUsd(worth.usd)}
          size="inherit"
          certainty={settled ? 'settled' : 'broken'}
          className="font-strong"
        />
      )}
    </div>
  )
}
