import type { Output } from '@pkg/finance-math/calculators'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { clsx } from 'clsx'
import { formatFigure } from '#app/lib/format-figure.ts'

/** Several figures, each named by its place. */
export function ListFigure({
  output,
  values,
}: {
  output: Extract<Output, { kind: 'list' }>
  values: readonly number[]
}) {
  return (
    <ul className={clsx('grid gap-1.5', values.length > 3 && 'sm:grid-cols-2 sm:gap-x-8')}>
      {values.map((value, index) => (
        <li key={index} className="flex items-baseline justify-between gap-6">
          <span className="text-small text-muted">
            {output.item.en} {index + 1}
          </span>
          <Figure live value={formatFigure(value, output.unit)} size="lg" certainty="settled" />
        </li>
      ))}
    </ul>
  )
}
