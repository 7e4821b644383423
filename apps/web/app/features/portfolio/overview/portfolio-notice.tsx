import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { plural } from '../figures/plural.ts'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'

interface PortfolioNoticeProps {
  summary: PortfolioSummary
  refreshing: boolean
  onRetry: () => void
}

/** Says what is wrong with the figures below it, and what they rest on instead. Nothing when nothing is wrong. */
export function PortfolioNotice({ summary, refreshing, onRetry }: PortfolioNoticeProps) {
  const { stale, failed } = summary.wallets
  if (stale + failed === 0 && summary.problems.length === 0) return null
  const consequences = [
    ...summary.problems,
    ...(stale > 0 ? ['Values use the last figures read.'] : []),
    ...(failed > 0 ? [`The sum leaves ${plural(failed, 'wallet')} out.`] : []),
  ]
  return (
    <Notice
      tone="warn"
      title={cause(stale + failed)}
      action={
        <Button size="sm" busy={refreshing} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {consequences.join(' ')}
    </Notice>
  )
}

function cause(notRead: number): string {
  return notRead === 0 ? 'Something is missing.' : `${plural(notRead, 'wallet')} could not be read.`
}
