import { clsx } from 'clsx'
import { CircleAlert, ClockAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

interface NoticeProps {
  /** `warn` for stale or partial, `loss` for failed. @default 'plain' */
  tone?: 'plain' | 'warn' | 'loss'
  /** The cause, as a short sentence. */
  title: string
  /** The consequence. */
  children?: ReactNode
  /** One small button. */
  action?: ReactNode
  className?: string | undefined
}

const tones = {
  plain: { Icon: Info, band: 'bg-sunken', ink: 'text-muted' },
  warn: { Icon: ClockAlert, band: 'bg-warn-tint', ink: 'text-warn' },
  loss: { Icon: CircleAlert, band: 'bg-loss-tint', ink: 'text-loss' },
}

/** The first band of the card it concerns: cause, consequence, one button. */
export function Notice({ tone = 'plain', title, children, action, className }: NoticeProps) {
  const { Icon, band, ink } = tones[tone]

  return (
    <div
      role={tone === 'loss' ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap items-start gap-x-3 gap-y-2 px-card py-3 text-small text-text',
        band,
        className,
      )}
    >
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-4 flex-none stroke-[1.75]', ink)} />
      <p className="min-w-[min(16rem,70%)] flex-1">
        <strong className="font-strong">{title}</strong> {children}
      </p>
      {action}
    </div>
  )
}
