import type { ValueChange } from '@pkg/api-contract'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { ReactNode } from 'react'
import { formatDay } from '../figures/format-day.ts'
import { formatMoment } from '../figures/format-moment.ts'
import { partName } from '../figures/part-name.ts'
import { provenanceLooks } from '../figures/provenance-looks.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { ChangeApart, ChangeDelta } from './change-delta.tsx'
import { splitChange } from './split-change.ts'

interface ChangeStatementProps {
  change: ValueChange
  /** Whether the two points are moments of one day. */
  withinDay: boolean
  /** Whether newer figures could not be read. */
  stale: boolean
}

/** The statement: the value of the first point, each part, the value of the last one. Every line is in whole cents. */
export function ChangeStatement({ change, withinDay, stale }: ChangeStatementProps) {
  const { from, to, parts, returnUnknownBecause } = change
  const nameOf = ({ at, date }: ValueChange['from']) => (withinDay ? formatMoment(at) : formatDay(date))
  const { figures, total } = splitChange(change)
  const lines = parts.flatMap(({ kind }) => {
    const part = total[kind]
    // The parts that everybody expects are named even when they are nothing.
    return part !== 0 || kind === 'price' || kind === 'received' || kind === 'sent' || kind === 'gas'
      ? [{ kind, usd: part / 100 }]
      : []
  })

  return (
    <>
      <div className="mt-4 text-read">
        <ChangeDelta figures={figures} />
        {figures.gain === null && returnUnknownBecause !== null && (
          <p className="text-note text-muted">{returnUnknownBecause}</p>
        )}
        <ChangeApart figures={figures} />
      </div>
      <dl className="mt-2 text-small">
        <Line label={nameOf(from)} note={provenanceLooks[from.provenance].word}>
          {formatUsd(figures.start / 100)}
        </Line>
        {lines.map(({ kind, usd }) => (
          <Line key={kind} label={partName(kind)} indent>
            {usd === 0 ? (
              <span className="text-muted">{formatUsd(0)}</span>
            ) : (
              <WholeAmount text={formatUsd(usd, { signed: true })} />
            )}
          </Line>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-hairline-strong pt-2.5">
          <dt className="font-strong">
            {nameOf(to)} <span className="font-text text-muted">{provenanceLooks[to.provenance].word}</span>
          </dt>
          <dd>
            <Figure
              value={formatUsd(figures.end / 100)}
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
