import { clsx } from 'clsx'
import { ClockAlert } from 'lucide-react'

interface AgeProps {
  /** "As of 15:42 IST, 2 min ago". A stale one begins with the word "Stale". */
  children: string
  /** Orange, with the clock. @default false */
  stale?: boolean
  className?: string | undefined
}

/** When a figure was read. Stands beside every figure that came from outside. */
export function Age({ children, stale = false, className }: AgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-note',
        stale ? 'text-warn' : 'text-muted',
        className,
      )}
    >
      {stale ? (
        <ClockAlert aria-hidden="true" className="size-3.5 flex-none stroke-[1.75]" />
      ) : (
        <span aria-hidden="true" className="circle size-1.5 flex-none bg-gain" />
      )}
      {children}
    </span>
  )
}
