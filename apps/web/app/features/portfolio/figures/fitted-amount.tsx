import type { CSSProperties } from 'react'

/**
 * A written amount on one line, its digits smaller where what is around it is too narrow; for an element of the class
 * `@container`. Broken within its digits it would read as two amounts.
 */
export function FittedAmount({ text, className }: { text: string; className?: string }) {
  return (
    <span style={{ '--characters': text.length } as CSSProperties} className={className}>
      <span className="text-[length:min(1em,calc(160cqi/var(--characters)))] whitespace-nowrap">{text}</span>
    </span>
  )
}
