import { clsx } from 'clsx'

interface MarkProps {
  /** Size and place; the mark fills its box. */
  className?: string | undefined
}

/** Two columns of a ledger joined by the double rule that settles a total. Decorative: the name stands beside it. */
export function Mark({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 24 24" className={clsx('flex-none', className ?? 'size-6')} aria-hidden="true">
      <path fill="currentColor" d="M3 3h4.5v18H3zM16.5 3H21v18h-4.5z" />
      <path className="fill-accent-line" d="M7.5 9h9v2.1h-9zM7.5 12.9h9V15h-9z" />
    </svg>
  )
}
