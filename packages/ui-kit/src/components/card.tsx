import { clsx } from 'clsx'
import type { ComponentProps, ComponentPropsWithoutRef, ReactNode } from 'react'

interface CardProps extends ComponentPropsWithoutRef<'section'> {
  as?: 'section' | 'article' | 'div'
}

/** A framed section of a screen. Bands inside it are divided by hairlines; never a card in a card. */
export function Card({ as: Element = 'section', className, ...props }: CardProps) {
  return (
    <Element
      {...props}
      data-slot="card"
      className={clsx(
        'rounded-base border border-hairline bg-surface divide-y divide-hairline *:first:rounded-t-base *:last:rounded-b-base',
        className,
      )}
    />
  )
}

/** A part of a card, set off by hairlines. `flush` leaves the padding to what stands inside. */
export function CardBand({
  flush = false,
  className,
  ...props
}: ComponentProps<'div'> & { flush?: boolean }) {
  return <div {...props} className={clsx(!flush && 'p-card', className)} />
}

interface CardHeadProps {
  title: string
  /** Rank of the heading. @default 'h2' */
  as?: 'h2' | 'h3'
  /** A quieter line under the title: what the figure sums. */
  scope?: ReactNode
  /** The one control of the card, or a quiet note, on the right. */
  control?: ReactNode
  className?: string | undefined
}

/** The head of a card or band. It stays while contents load or fail. */
export function CardHead({ title, as: Heading = 'h2', scope, control, className }: CardHeadProps) {
  return (
    <div className={clsx('flex flex-wrap items-start justify-between gap-x-3 gap-y-2', className)}>
      <div className="min-w-0">
        <Heading className="text-body font-strong text-text">{title}</Heading>
        {scope && <p className="mt-0.5 text-small text-muted">{scope}</p>}
      </div>
      {control && <div className="flex items-center gap-2 text-note text-faint">{control}</div>}
    </div>
  )
}
