import { clsx } from 'clsx'
import { formatPercent } from '../format/format-percent.ts'

interface DeltaProps {
  /** The change; its sign sets triangle and colour. In percent points unless `text` says otherwise. */
  change: number
  /** How the change is written, sign included. @default the change as signed percent */
  text?: string
  /** A second way to write it, in brackets. */
  also?: string
  /** Over which time: "in 7 days". */
  period?: string
  className?: string | undefined
}

/** A gain or a loss, told by triangle, sign and colour together. No change is quiet and has no triangle. */
export function Delta({ change, text, also, period, className }: DeltaProps) {
  const direction = change > 0 ? 'gain' : change < 0 ? 'loss' : 'none'
  const tone = { gain: 'text-gain', loss: 'text-loss', none: 'text-muted' }[direction]

  return (
    <span
      className={clsx(
        'inline-flex items-baseline gap-x-[5px] whitespace-nowrap',
        // Where a change leaves no room for its time, that stands below it.
        period && 'flex-wrap',
        className,
      )}
    >
      {/* Where two ways to write it leave no room for each other, the second stands below. */}
      <span className={clsx('inline-flex items-baseline gap-x-[5px] font-[550]', also && 'flex-wrap', tone)}>
        <span className="inline-flex items-baseline gap-[5px]">
          {direction !== 'none' && (
            <svg viewBox="0 0 8 6" className="h-1.5 w-2 self-center" aria-hidden="true">
              <path fill="currentColor" d={direction === 'gain' ? 'M4 0l4 6H0z' : 'M4 6L0 0h8z'} />
            </svg>
          )}
          <span dir="ltr">{text ?? formatPercent(change, { signed: true })}</span>
        </span>
        {also && (
          <span dir="ltr" className="font-label">
            ({also})
          </span>
        )}
      </span>
      {period && <span className="text-small text-muted">{period}</span>}
    </span>
  )
}
