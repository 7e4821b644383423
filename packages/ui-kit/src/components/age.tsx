import { clsx } from 'clsx'
import { ClockAlert } from 'lucide-react'

interface AgeProps {
  /** "As of 15:42 IST, 2 min ago". Any state but fresh is also its first word. */
  children: string
  /** Fresh has a green dot, ageing a quiet one; stale and partial are orange, with the clock. @default 'fresh' */
  state?: 'fresh' | 'ageing' | 'stale' | 'partial'
  className?: string | undefined
}

/** When a figure was read. Stands beside every figure that came from outside. */
export function Age({ children, state = 'fresh', className }: AgeProps) {
  const wrong = state === 'stale' || state === 'partial'

  return (
    <span
      className={clsx(
        'inline-flex items-baseline gap-1.5 text-note',
        wrong ? 'text-warn' : 'text-muted',
        className,
      )}
    >
      {wrong ? (
        <ClockAlert aria-hidden="true" className="size-3.5 flex-none translate-y-0.5 stroke-[1.75]" />
      ) : (
        <span
          aria-hidden="true"
          className={clsx(
            'circle size-1.5 flex-none -translate-y-px',
            state === 'fresh' ? 'bg-gain' : 'bg-faint',
          )}
        />
      )}
      {children}
    </span>
  )
}
