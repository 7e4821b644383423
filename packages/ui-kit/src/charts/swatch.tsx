import { clsx } from 'clsx'
import { seriesFill } from './series-fill.ts'

/** A square in the colour of a part, for beside its name. */
export function Swatch({ place, className }: { place: number; className?: string }) {
  return (
    <svg viewBox="0 0 8 8" className={clsx('size-2 flex-none', className)} aria-hidden="true">
      <rect width="8" height="8" className={seriesFill(place)} />
    </svg>
  )
}
