import { clsx } from 'clsx'
import { formatPercent } from '../format/format-percent.ts'
import { toPercentShares } from '../format/percent-shares.ts'
import { percent } from './line-frame.ts'
import { seriesFill } from './series-fill.ts'
import { Swatch } from './swatch.tsx'

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
  /** Without it the parts are named elsewhere, each with its `Swatch`. @default true */
  named?: boolean
  className?: string | undefined
}

/** Parts of a whole in one bar, each named below with its amount and share. Draws nothing when all are worth nothing. */
export function StackedBar({ label, parts, formatAmount, named = true, className }: StackedBarProps) {
  const drawn = parts.filter(({ value }) => value > 0)
  const total = drawn.reduce((sum, { value }) => sum + value, 0)
  if (!(total > 0 && Number.isFinite(total))) return null
  const percents = toPercentShares(
    parts.map(({ value }) => Math.max(0, value)),
    1,
  )
  const share = (part: StackedBarPart) => formatPercent(percents[parts.indexOf(part)] ?? 0, { decimals: 1 })
  const spoken = `${label}: ${drawn.map((part) => `${part.label} ${share(part)}`).join(', ')}`
  let from = 0

  return (
    <figure className={className}>
      <svg
        width="100%"
        height="12"
        role="img"
        aria-label={named ? label : spoken}
        className="rtl:-scale-x-100"
      >
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
              className={clsx('stroke-surface', seriesFill(parts.findIndex((part) => part.id === id)))}
            />
          )
        })}
      </svg>
      {named && (
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-small">
          {parts.map((part, index) => (
            <div key={part.id} className="flex items-baseline gap-2">
              <dt className="flex items-center gap-1.5 text-muted">
                <Swatch place={index} />
                {part.label}
              </dt>
              <dd className="amount font-figure text-figure">
                {formatAmount(part.value)} <span className="font-text text-muted">{share(part)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  )
}
