import { type Certainty, Figure } from '@pkg/ui-kit/components/figure.tsx'
import type { CSSProperties } from 'react'

interface HeadlineFigureProps {
  /** The formatted amount, with its sign and unit. */
  value: string
  certainty: Certainty
}

/**
 * The figure of a page on one line, as large as what is around it lets its digits be; for an element of the class
 * `@container`. Without that a line may end behind the sign, and the amount reads as one of the other sign.
 */
export function HeadlineFigure({ value, certainty }: HeadlineFigureProps) {
  return (
    <div style={{ '--characters': value.length } as CSSProperties}>
      <Figure
        value={value}
        size="xl"
        certainty={certainty}
        className="text-[length:min(var(--text-figure-xl),calc(160cqi/var(--characters)))]! whitespace-nowrap"
      />
    </div>
  )
}
