import { clsx } from 'clsx'
import { Check, ClockAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChipProps {
  /** `illustrative` and `sandbox` have a broken edge. @default 'plain' */
  tone?: 'plain' | 'verified' | 'stale' | 'illustrative' | 'sandbox'
  children: ReactNode
  title?: string
  className?: string | undefined
}

const tones = {
  plain: 'border-hairline-strong text-muted',
  verified: 'border-gain/45 bg-gain-tint text-gain',
  stale: 'border-warn-line/55 bg-warn-tint text-warn',
  illustrative: 'border-dashed border-hairline-strong text-muted',
  sandbox: 'border-dashed border-hairline-strong text-muted',
}

const icons = { verified: Check, stale: ClockAlert }

/** A word about what stands beside it. Not for counts, not to be pressed. */
export function Chip({ tone = 'plain', children, title, className }: ChipProps) {
  const Icon = tone === 'verified' || tone === 'stale' ? icons[tone] : null

  return (
    <span
      title={title}
      className={clsx(
        'inline-flex h-6 items-center gap-1.5 rounded-base border px-2 text-note font-label whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-3.5 flex-none stroke-[1.75]" />}
      {children}
    </span>
  )
}
