import type { WalletChange } from '@pkg/api-contract'
import { Delta } from '@pkg/ui-kit/components/delta.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { ReactNode } from 'react'
import type { WalletReading } from '../readings/wallet-reading.ts'

interface WalletWorthProps {
  reading: WalletReading
  /** Of what all wallets hold, as it is written. */
  share: string
  /** What happened to it by itself in a week; undefined until that is read. */
  week: WalletChange | undefined
}

/** What a wallet is worth and its share of all; what it last was worth when it could not be read. */
export function WalletWorth({ reading, share, week }: WalletWorthProps) {
  if (reading.state === 'loading') return <Skeleton className="h-3 w-20" />
  if (reading.state === 'failed') return <Lines first="Not read" second="no earlier value" warn />
  const { worth, state } = reading
  if (state === 'stale') return <Lines first="Not read" second={`last ${formatUsd(worth.usd)}`} warn />
  return (
    <Lines first={formatUsd(worth.usd)} second={share}>
      {week && <Week week={week} />}
    </Lines>
  )
}

/** The return in a week, net of what came in and went out. */
function Week({ week: { timeWeightedReturn } }: { week: WalletChange }) {
  if (timeWeightedReturn === null) return <span className="text-muted">7 days: unknown</span>
  return (
    <>
      <Delta change={Math.round(timeWeightedReturn * 10_000) / 100} />
      <span className="sr-only"> time-weighted</span> <span className="text-muted">in 7 days</span>
    </>
  )
}

interface LinesProps {
  first: string
  second: string
  warn?: boolean
  children?: ReactNode
}

function Lines({ first, second, warn = false, children }: LinesProps) {
  return (
    // Under the name in a narrow card, on a line of its own; else in a column beside it.
    <span className="flex flex-wrap items-baseline gap-x-3 tracking-figures @min-[24rem]:block @min-[24rem]:text-right">
      <span className={warn ? 'block font-label text-warn' : 'block font-[550] text-figure'}>{first}</span>
      <span className="block text-note text-muted">{second}</span>
      {children && <span className="block text-note">{children}</span>}
    </span>
  )
}
