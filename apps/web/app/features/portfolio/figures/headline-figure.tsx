import { type Certainty, Figure } from '@pkg/ui-kit/components/figure.tsx'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

interface HeadlineFigureProps {
  /** The formatted amount, with its sign and unit. */
  value: string
  certainty?: Certainty
  /** How large it is where there is room. @default 'xl' */
  size?: keyof typeof sizes
}

const sizes = {
  xl: 'text-[length:min(var(--text-figure-xl),calc(160cqi/var(--characters)))]!',
  inherit: 'text-[length:min(1em,calc(160cqi/var(--characters)))]!',
  lg: 'text-[length:min(var(--text-figure-lg),calc(160cqi/var(--characters)))]!',
}

/**
 * The figure of a page, or of a card, on one line, as large as what is around it lets its digits be; for an element of the class
 * `@container`. Without that a line may end behind the sign, and the amount reads as one of the other sign.
 */
export function HeadlineFigure({ value, certainty, size = 'xl' }: HeadlineFigureProps) {
  return (
    <span className="block" style={{ '--characters': value.length } as CSSProperties}>
      <Figure
        value={value}
        size={size}
        certainty={certainty}
        className={clsx(sizes[size], 'whitespace-nowrap')}
      />
    </span>
  )
}
