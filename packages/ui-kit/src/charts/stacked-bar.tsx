import { clsx } from 'clsx'
import { formatPercent } from '../format/format-percent.ts'
import { percent } from './line-frame.ts'

export interface StackedBarPart {
  id: string
  label: string
  /** In one unit for all; not negative. */
  value: number
}

interface StackedBarProps {
  /** What the parts make up: "Total paid". */
  label: string
  /** At most six, in the order they stand. */
  parts: readonly StackedBarPart[]
  formatAmount: (value: number) => string
  className?: string | undefined
}

const fills = [
  'fill-series-1',
  'fill-series-2',
  'fill-series-3',
  'fill-series-4',
  'fill-series-5',
  'fill-series-rest',
]

/** Parts of a whole in one bar, each named below with its amount and share. Draws nothing when all are worth nothing. */
export function StackedBar({ label, parts, formatAmount, className }: StackedBarProps) {
  const drawn = parts.filter(({ value }) => value > 0)
  const total = drawn.reduce((sum, { value }) => sum + value, 0)
  if (!(total > 0 && Number.isFinite(total))) return null
  const share = (value: number) => formatPercent((value / total) * 100, { decimals: 1 })
  let from = 0

  return (
    <figure className={className}>
      <svg width="100%" height="12" role="img" aria-label={label}>
        {drawn.map(({ id, value }) => {
          const x = from
          from += value / total
          return (
            <rect
              key={id}
              x={percent(x)}
              width={percent(value / total)}
              height="12"
              strokeWidth="1"
              className={clsx(
                'stroke-surface',
                fills[parts.findIndex((part) => part.id === id)] ?? fills.at(-1),
              )}
            />
          )
        })}
      </svg>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-small">
        {parts.map(({ id, label: name, value }, index) => (
          <div key={id} className="flex items-baseline gap-2">
            <dt className="flex items-center gap-1.5 text-muted">
              <svg viewBox="0 0 8 8" className="size-2" aria-hidden="true">
                <rect width="8" height="8" className={fills[index] ?? fills.at(-1)} />
              </svg>
              {name}
            </dt>
            <dd className="font-figure text-figure">
              {formatAmount(value)} <span className="font-text text-muted">{share(value)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
