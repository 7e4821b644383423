import type { ValueChange } from '@pkg/api-contract'
import { Delta } from '@pkg/ui-kit/components/delta.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { ReactNode } from 'react'
import { toChangeCents } from './change-cents.ts'
import { formatDay } from './format-day.ts'
import { partNames } from './part-names.ts'
import { provenanceLooks } from './provenance-looks.ts'

interface ChangeStatementProps {
  change: ValueChange
  /** Whether the two points are moments of one day. */
  withinDay: boolean
  /** Whether newer figures could not be read. */
  stale: boolean
}

/** The statement: the value of the first point, each part, the value of the last one. Every line is in whole cents. */
export function ChangeStatement({ change: { from, to, parts }, withinDay, stale }: ChangeStatementProps) {
  const nameOf = ({ at, date }: ValueChange['from']) =>
    withinDay ? formatDateTime(Date.parse(at)) : formatDay(date)
  const { start: startCents, difference, parts: inCents } = toChangeCents({ from, parts })
  const lines = inCents.flatMap(({ kind, cents: part }) => {
    // The parts that everybody expects are named even when they are nothing.
    return part !== 0 || kind === 'price' || kind === 'received' || kind === 'sent' || kind === 'gas'
      ? [{ kind, usd: part / 100 }]
      : []
  })

  return (
    <>
      <p className="mt-4 text-read">
        <Delta
          change={difference}
          text={formatUsd(difference / 100, { signed: true })}
          {...(startCents > 0 && { also: formatPercent((difference / startCents) * 100, { signed: true }) })}
        />
      </p>
      <dl className="mt-2 text-small">
        <Line label={nameOf(from)} note={provenanceLooks[from.provenance].word}>
          {formatUsd(startCents / 100)}
        </Line>
        {lines.map(({ kind, usd }) => (
          <Line key={kind} label={partNames[kind]} indent>
            {usd === 0 ? (
              <span className="text-muted">{formatUsd(0)}</span>
            ) : (
              formatUsd(usd, { signed: true })
            )}
          </Line>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-hairline-strong pt-2.5">
          <dt className="font-strong">
            {nameOf(to)} <span className="font-text text-muted">{provenanceLooks[to.provenance].word}</span>
          </dt>
          <dd>
            <Figure
              value={formatUsd((startCents + difference) / 100)}
              size="inherit"
              certainty={isSure(from) && isSure(to) && !stale ? 'settled' : 'broken'}
              className="font-strong"
            />
          </dd>
        </div>
      </dl>
    </>
  )
}

function isSure({ provenance }: ValueChange['from']): boolean {
  return provenance === 'observed' || provenance === 'reconstructed'
}

interface LineProps {
  label: string
  note?: string
  indent?: boolean
  children: ReactNode
}

function Line({ label, note, indent = false, children }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-hairline py-2 last-of-type:border-b-0">
      <dt className={indent ? 'pl-4 text-muted' : 'font-strong'}>
        {label} {note && <span className="font-text text-muted">{note}</span>}
      </dt>
      <dd className={indent ? 'text-figure' : 'font-strong text-figure'}>{children}</dd>
    </div>
  )
}
