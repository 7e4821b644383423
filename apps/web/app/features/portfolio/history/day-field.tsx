import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { useState } from 'react'

interface DayFieldProps {
  label: string
  /** Whether the label is for screen readers and the title alone. @default false */
  hideLabel?: boolean
  value: string
  min: string
  max: string
  onChange: (day: string) => void
  /** Called where a day was entered that cannot be chosen, and the one of before stands again. */
  onRefuse: () => void
}

/** A day within two others. */
export function DayField({ label, hideLabel = false, value, min, max, onChange, onRefuse }: DayFieldProps) {
  // A date half typed is empty or out of range, and stands until it is one that can be chosen or is left.
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <TextField
      type="date"
      label={label}
      {...(hideLabel && { hideLabel, title: label })}
      value={draft ?? value}
      {...{ min, max }}
      onChange={({ currentTarget }) => {
        const day = currentTarget.value
        const isThere = day >= min && day <= max && day !== ''
        setDraft(isThere ? null : day)
        if (isThere) onChange(day)
      }}
      onBlur={() => {
        if (draft === null) return
        setDraft(null)
        onRefuse()
      }}
      inputClassName="px-2! text-small"
    />
  )
}
