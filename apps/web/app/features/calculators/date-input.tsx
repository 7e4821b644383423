import type { AnyCalculator, DateInput as DateInputDefinition } from '@pkg/finance-math/calculators'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { DayBox } from './day-box.tsx'
import { describeDay } from './describe-day.ts'
import { loadLimitReason } from './load-limit-reason.ts'

interface DateInputProps {
  name: string
  /** The calculator that asks it, which knows whose its limits are. */
  definition?: AnyCalculator | undefined
  input: DateInputDefinition
  value: string
  onChange: (value: string, committed: boolean) => void
}

/** A day of a calculator. */
export function DateInput({ name, definition, input, value, onChange }: DateInputProps) {
  const id = useId()
  const [note, setNote] = useState<string>()
  const { label, help, min, max } = input

  async function explain(day: string | null, kept: string) {
    if (day === null) return setNote(undefined)
    const told = describeDay(day, { min, max, value: kept })
    // What is said of a day is from when a rule holds.
    const reason = day !== '' && day < min ? await loadLimitReason(definition, name) : undefined
    setNote(reason ? `${told} ${reason}` : told)
  }

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <label htmlFor={id} className="min-w-28 flex-1 text-body font-label text-text">
          {label.en}
        </label>
        <div className="w-40">
          <DayBox
            {...{ id, value, min, max }}
            aria-describedby={clsx(`${id}-note`, help && `${id}-help`)}
            onChange={(day) => {
              setNote(undefined)
              onChange(day, true)
            }}
            onCorrected={explain}
          />
        </div>
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1 text-note text-muted">
          {help.en}
        </p>
      )}
      <p id={`${id}-note`} role="status" className="text-small text-warn not-empty:mt-1">
        {note}
      </p>
    </div>
  )
}
