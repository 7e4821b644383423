import { Age } from '@pkg/ui-kit/components/age.tsx'
import { formatClock } from '@pkg/ui-kit/format/format-clock.ts'
import type { CSSProperties } from 'react'
import type { Gas } from './gas-calls.ts'

interface GasFootProps {
  gas: Pick<Gas, 'updatedAt' | 'source'>
  stale: boolean
  everyMs: number
}

/** When and from where, and a bar that runs to the next reading. */
export function GasFoot({ gas, stale, everyMs }: GasFootProps) {
  const life: CSSProperties & Record<'--toast-life', string> = { '--toast-life': `${everyMs}ms` }
  return (
    <div className="relative border-t border-hairline px-4 py-2.5 text-note text-muted">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {stale ? (
          <Age state="stale">{`Stale: last updated ${formatClock(gas.updatedAt)}`}</Age>
        ) : (
          <span className="tabular-nums">Last updated {formatClock(gas.updatedAt)}</span>
        )}
        <span>Updates every 30 seconds</span>
      </div>
      <p className="mt-0.5 text-faint">From {gas.source}</p>
      <span
        key={gas.updatedAt}
        aria-hidden="true"
        style={life}
        className="time-left absolute inset-x-0 bottom-0 h-0.5 rounded-b-base bg-accent-line"
      />
    </div>
  )
}
