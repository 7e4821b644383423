import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { plural } from './plural.ts'
import type { PortfolioSummary } from './summarize-portfolio.ts'

interface WalletsTotalProps {
  summary: PortfolioSummary
  /** How many are in view, and how many the person tracks. */
  count: number
  tracked: number
  onShowAll: () => void
}

/** The last row of the wallets: the same sum as the net worth, and whether wallets are out of view. */
export function WalletsTotal({ summary, count, tracked, onShowAll }: WalletsTotalProps) {
  const { worth, wallets, settled } = summary
  const notRead = wallets.stale + wallets.failed
  return (
    <div className="border-t border-hairline-strong py-3.5 pr-6 pl-card">
      <div className="flex items-baseline justify-between gap-3 font-strong">
        <span>
          {plural(count, 'wallet')}
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
      {count < tracked && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 text-note text-muted">
          {plural(tracked - count, 'wallet')} not shown
          <Button size="sm" variant="ghost" onClick={onShowAll} className="print:hidden">
            Show all wallets
          </Button>
        </div>
      )}
    </div>
  )
}
