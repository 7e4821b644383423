import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { ReactNode } from 'react'
import { ChangeDelta } from '../history/change-delta.tsx'
import type { WalletReading } from '../readings/wallet-reading.ts'
import type { WalletGain } from './wallet-gains.ts'

interface WalletWorthProps {
  reading: WalletReading
  /** Of what all wallets hold, as it is written. */
  share: string
  /** What it gained by itself; undefined until that is read. */
  gain: WalletGain | undefined
}

/** What a wallet is worth and its share of all; what it last was worth when it could not be read. */
export function WalletWorth({ reading, share, gain }: WalletWorthProps) {
  if (reading.state === 'loading') return <Skeleton className="h-3 w-20" />
  if (reading.state === 'failed') return <Lines first="Not read" second="no earlier value" warn />
  const { worth, state } = reading
  if (state === 'stale') return <Lines first="Not read" second={`last ${formatUsd(worth.usd)}`} warn />
  return (
    <Lines first={formatUsd(worth.usd)} second={share}>
      {gain && <ChangeDelta figures={gain} />}
    </Lines>
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
    <span className="flex flex-wrap items-baseline gap-x-3 tracking-figures @min-[24rem]:ml-auto @min-[24rem]:block @min-[24rem]:text-right">
      <span className={warn ? 'block font-label text-warn' : 'block font-[550] text-figure'}>{first}</span>
      <span className="block text-note text-muted">{second}</span>
      {children && <span className="block text-note">{children}</span>}
    </span>
  )
}
