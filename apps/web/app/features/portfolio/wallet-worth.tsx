import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { WalletReading } from './wallet-reading.ts'

interface WalletWorthProps {
  reading: WalletReading
  totalUsd: number
}

/** What a wallet is worth and its share of all; what it last was worth when it could not be read. */
export function WalletWorth({ reading, totalUsd }: WalletWorthProps) {
  if (reading.state === 'loading') return <Skeleton className="h-3 w-20" />
  if (reading.state === 'failed') return <Lines first="Not read" second="no earlier value" warn />
  const { worth, state } = reading
  if (state === 'stale') return <Lines first="Not read" second={`last ${formatUsd(worth.usd)}`} warn />
  const share = totalUsd > 0 ? (worth.usd / totalUsd) * 100 : 0
  return <Lines first={formatUsd(worth.usd)} second={formatPercent(share, { decimals: 1 })} />
}

function Lines({ first, second, warn = false }: { first: string; second: string; warn?: boolean }) {
  return (
    <span className="text-right tracking-figures">
      <span className={warn ? 'block font-label text-warn' : 'block font-[550] text-figure'}>{first}</span>
      <span className="block text-note text-muted">{second}</span>
    </span>
  )
}
