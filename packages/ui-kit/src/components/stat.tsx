import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Certainty, Figure } from './figure.tsx'

interface StatProps {
  label: string
  /** What the figure covers: "Sum of 17 tokens in 3 wallets". */
  scope?: ReactNode
  /** The formatted amount. */
  value: string
  size?: 'xl' | 'lg' | 'md'
  certainty?: Certainty | undefined
  /** A Delta. */
  delta?: ReactNode
  /** An Age. */
  age?: ReactNode
  className?: string | undefined
}

/** A figure with its label, its change and its age. Several of them make a `dl`: give `Stat` a `dl` around it. */
export function Stat({ label, scope, value, size = 'lg', certainty, delta, age, className }: StatProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-small text-muted">
        {label}
        {scope && <span className="block">{scope}</span>}
      </dt>
      <dd className="mt-1 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Figure value={value} size={size} certainty={certainty} />
        {(delta || age) && (
          <div className="grid gap-1 pb-1.5">
            {delta}
            {age}
          </div>
        )}
      </dd>
    </div>
  )
}
