import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** The sentence that stands where the figure will. */
  title: string
  /** What will stand here, or how to get there. */
  children?: ReactNode
  /** The one next step. Focus it when the screen opens empty. */
  action?: ReactNode
  /** `quiet` inside a list, `figure` where a large figure will stand. @default 'quiet' */
  size?: 'quiet' | 'figure'
  className?: string | undefined
}

/** Nothing here yet: says so, and what to do next. */
export function EmptyState({ title, children, action, size = 'quiet', className }: EmptyStateProps) {
  return (
    <div className={className}>
      <p
        className={clsx(
          size === 'figure' ? 'text-figure-lg font-figure text-figure' : 'text-small text-muted',
          'text-balance',
        )}
      >
        {title}
      </p>
      {children && <p className="mt-1 max-w-prose text-body text-muted">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
