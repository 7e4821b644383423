import type { DateInput as DateInputDefinition } from '@pkg/finance-math/calculators'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { DayBox } from './day-box.tsx'
import { describeDay } from './describe-day.ts'

interface DateInputProps {
  input: DateInputDefinition
  value: string
  onChange: (value: string, committed: boolean) => void
}

/** A day of a calculator. */
export function DateInput({ input, value, onChange }: DateInputProps) {
  const id = useId()
  const [note, setNote] = useState<string>()
  const { label, help, min, max } = input

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
            onCorrected={(day, kept) =>
              setNote(day === null ? undefined : describeDay(day, { min, max, value: kept }))
            }
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
