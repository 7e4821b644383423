import { clsx } from 'clsx'
import { useState } from 'react'
import { splitCents } from '../format/split-cents.ts'

/** How sure a figure is: computed by us and complete; one observed value or a subtotal; stale, partial or sample. */
export type Certainty = 'settled' | 'observed' | 'broken'

interface FigureProps {
  /** The formatted amount, with its sign and unit. */
  value: string
  /** `xl` once per screen. `inherit` for table cells and running text. @default 'md' */
  size?: 'xl' | 'lg' | 'md' | 'inherit'
  /** Draws the rule under the figure; without it there is none. */
  certainty?: Certainty | undefined
  /** Follows a person's hand: new values stand at once, as fading each of them in would flicker. @default false */
  live?: boolean
  className?: string | undefined
}

const sizes = {
  xl: 'text-figure-xl',
  lg: 'text-figure-lg',
  md: 'text-figure-md',
  inherit: '',
}

const rules = { settled: 'rule-settled', observed: 'rule-observed', broken: 'rule-broken' }

const meanings = { settled: null, observed: null, broken: 'not settled' }

/** An amount. Cents are quieter, the rule under it says how sure it is, and a new value fades in once. */
export function Figure({ value, size = 'md', certainty, live = false, className }: FigureProps) {
  const [firstValue] = useState(value)
  const quietCents = size === 'xl' || size === 'lg'
  const { whole, cents } = quietCents ? splitCents(value) : { whole: value, cents: '' }
  const close = size === 'md' || size === 'inherit'

  return (
    // Signs and digits run from left to right, whatever is written around them.
    <span
      dir="ltr"
      data-certainty={certainty}
      className={clsx(
        'font-figure text-figure tabular-nums',
        sizes[size],
        certainty && rules[certainty],
        certainty === 'settled' && close && 'rule-settled-close',
        className,
      )}
    >
      <span key={live ? 'live' : value} className={clsx(!live && value !== firstValue && 'animate-refresh')}>
        {whole}
        {cents && <span className="font-cents text-muted">{cents}</span>}
      </span>
      {certainty && meanings[certainty] && <span className="sr-only"> ({meanings[certainty]})</span>}
    </span>
  )
}
