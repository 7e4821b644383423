import { percent } from './line-frame.ts'
import { seriesFill } from './series-fill.ts'

interface BarsProps {
  /** What the bars compare, for those who do not see them. */
  label: string
  groups: readonly {
    label: string
    /** In one unit for all; negative amounts have no bar. */
    bars: readonly { id: string; label: string; value: number }[]
  }[]
  formatAmount: (value: number) => string
}

/** Amounts in bars that begin at one zero, each with its name and amount beside it. */
export function Bars({ label, groups, formatAmount }: BarsProps) {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)))
  if (!(most > 0 && Number.isFinite(most))) return null

  return (
    <dl aria-label={label} className="grid gap-4">
      {groups.map(({ label: name, bars }) => (
        <div key={name} className="grid gap-1">
          <dt className="text-small font-label text-text">{name}</dt>
          {bars.map(({ id, label: what, value }, place) => (
            <dd key={id} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 text-small">
              <span className="text-muted">{what}</span>
              <svg width="100%" height="12" aria-hidden="true" className="rtl:-scale-x-100">
                <rect width={percent(Math.max(0, value) / most)} height="12" className={seriesFill(place)} />
              </svg>
              <span className="amount min-w-20 text-end font-figure text-figure tabular-nums">
                {formatAmount(value)}
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
