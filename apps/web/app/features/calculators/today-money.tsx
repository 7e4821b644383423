import { parseNumber } from '@pkg/finance-math/calculators'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { NumberBox, type NumberCorrection } from '@pkg/ui-kit/components/number-box.tsx'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { formatPlain } from '#app/lib/format-figure.ts'
import { describeTyped } from './describe-typed.ts'
import { inflationLimits } from './read-inflation.ts'
import { usualInflation } from './usual-inflation.ts'

interface TodayMoneyProps {
  /** The inflation from the address; undefined while it is not taken off. */
  inflation: number | undefined
  /** What the address asks for, which may be beyond the limits or no number. */
  asked?: string | undefined
  /** What the plan itself assumes. @default India's long-run rate */
  usual?: number | undefined
  onChange: (inflation: number | undefined) => void
}

/** Says every amount of the answer in the money of the plan's first day. */
export function TodayMoney({ inflation, asked, usual = usualInflation, onChange }: TodayMoneyProps) {
  const id = useId()
  const noteId = `${id}-note`
  const [typed, setTyped] = useState<string>()
  const note = typed ?? describeAsked(asked, inflation)

  function change(next: number, committed: boolean) {
    // What was said about a number stands until there is another one.
    if (committed && next !== inflation) setTyped(undefined)
    onChange(next)
  }

  function explainCorrection(correction: NumberCorrection | null, typed: string) {
    setTyped(
      correction === null
        ? undefined
        : describeTyped(
            correction,
            typed,
            { unit: 'percent' },
            { ...inflationLimits, value: inflation ?? 0 },
          ),
    )
  }

  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2',
        inflation === undefined && 'print:hidden',
      )}
    >
      <CheckboxField
        label="In today’s money"
        checked={inflation !== undefined}
        onChange={({ target: { checked } }) => {
          setTyped(undefined)
          onChange(checked ? usual : undefined)
        }}
      />
      {inflation !== undefined && (
        <span className="flex items-center gap-2">
          <label htmlFor={id} className="text-body text-muted">
            Inflation a year
          </label>
          <NumberBox
            id={id}
            value={inflation}
            {...inflationLimits}
            step={0.1}
            unit="%"
            format={formatPlain}
            parse={parseNumber}
            onChange={change}
            onCorrected={explainCorrection}
            aria-describedby={noteId}
            className="w-24"
          />
        </span>
      )}
      <p id={noteId} role="status" className="w-full text-small text-warn empty:hidden">
        {note}
      </p>
      {inflation !== undefined && (
        <p className="w-full text-note text-muted">
          Every figure, the chart and the schedule are in today’s money: each amount less the inflation up to
          its own date. What you enter stays as it is, and so does the explanation.
        </p>
      )}
    </div>
  )
}

/** What becomes of an inflation that a link asks for and that cannot be had. */
function describeAsked(asked: string | undefined, used: number | undefined): string | undefined {
  if (asked === undefined) return undefined
  if (used === undefined) return `The link’s inflation “${asked}” is not a number, so none is taken off.`
  const correction = used === inflationLimits.min ? 'below-min' : 'above-max'
  return parseNumber(asked) === used
    ? undefined
    : `The link asks for ${asked} % of inflation. ${describeTyped(correction, asked, { unit: 'percent' }, { ...inflationLimits, value: used })}`
}
