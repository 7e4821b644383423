import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { plural } from '../figures/plural.ts'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'
import type { WalletReading } from '../readings/wallet-reading.ts'

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
    ...(stale + failed > 0 ? ['The page tries again by itself.'] : []),
  ]
  return (
    <Notice
      tone="warn"
      title={cause(stale + failed, summary.readings.some(isWhollyUnread) ? '' : ' whole')}
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

function cause(notRead: number, whole: string): string {
  return notRead === 0
    ? 'Not all of it is certain.'
    : `${plural(notRead, 'wallet')} could not be read${whole}.`
}

/** Whether nothing of a wallet was read anew: where some of its chains were, it is only not whole. */
function isWhollyUnread(reading: WalletReading): boolean {
  if (reading.state === 'failed') return true
  return reading.state === 'stale' && reading.chains.every(({ stale }) => stale)
}
