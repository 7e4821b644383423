import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface ErrorStateProps {
  title: string
  /** The consequence, in plain words. */
  children?: ReactNode
  /** The way out. */
  action?: ReactNode
  /** Something to quote to support. */
  reference?: string
  /** `page` when the whole screen failed, `part` inside a card. @default 'part' */
  size?: 'part' | 'page'
}

/** Something failed, here. Announced when it appears. */
export function ErrorState({ title, children, action, reference, size = 'part' }: ErrorStateProps) {
  const Heading = size === 'page' ? 'h1' : 'p'

  return (
    <div role="alert">
      <div className="flex items-center gap-2 text-loss">
        <CircleAlert aria-hidden="true" className="size-4 flex-none stroke-[1.75]" />
        <Heading className={size === 'page' ? 'text-title font-head text-figure' : 'text-body font-strong'}>
          {title}
        </Heading>
      </div>
      {children && (
        <p className={size === 'page' ? 'mt-2 text-body text-muted' : 'mt-1.5 text-small text-muted'}>
          {children}
        </p>
      )}
      {(action || reference) && (
        <div className="mt-3.5 flex flex-wrap items-center gap-2">
          {action}
          {reference && <span className="font-mono text-note text-faint">ref {reference}</span>}
        </div>
      )}
    </div>
  )
}
