import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { NumberBox } from '@pkg/ui-kit/components/number-box.tsx'
import { clsx } from 'clsx'
import { useId } from 'react'
import { parseNumber } from '#app/lib/parse-number.ts'
import { formatPlain } from './format-figure.ts'

/** India's long-run rate of rising prices, as most planners assume it. */
const usualInflation = 6

interface TodayMoneyProps {
  /** The inflation from the address; undefined while it is not taken off. */
  inflation: number | undefined
  onChange: (inflation: number | undefined) => void
}

/** Takes inflation off what is paid at the end of the plan. */
export function TodayMoney({ inflation, onChange }: TodayMoneyProps) {
  const id = useId()
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
        onChange={(event) => onChange(event.target.checked ? usualInflation : undefined)}
      />
      {inflation !== undefined && (
        <span className="flex items-center gap-2">
          <label htmlFor={id} className="text-body text-muted">
            Inflation a year
          </label>
          <NumberBox
            id={id}
            value={inflation}
            min={0}
            max={30}
            step={0.1}
            unit="%"
            format={formatPlain}
            parse={parseNumber}
            onChange={(next) => onChange(next)}
            className="w-24"
          />
        </span>
      )}
      {inflation !== undefined && (
        <p className="w-full text-note text-muted">
          The chart and the figures marked so are in today’s money; what is paid on the way, the explanation
          and the schedule stay in the money of their own dates.
        </p>
      )}
    </div>
  )
}
