import { inputLooks } from '@pkg/ui-kit/components/input-looks.ts'
import { useTakenOver } from '@pkg/ui-kit/components/use-taken-over.ts'
import { clsx } from 'clsx'
import { type ComponentProps, useRef, useState } from 'react'

interface DayBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  /** An ISO day. */
  value: string
  /** The first and the last day that are taken. */
  min: string
  max: string
  onChange: (day: string) => void
  /**
   * Told when the field is left: the day that could not be taken, empty where it was none, or null where it could; and the
   * day that stands.
   */
  onCorrected: (day: string | null, kept: string) => void
}

/** A box for a day that leaves alone what is being typed: a year of which one figure stands is no day yet. */
export function DayBox({ value, min, max, onChange, onCorrected, className, ...input }: DayBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  // Parts of a day that is typed make other days on the way: what stood before comes back where the end of it is none.
  const before = useRef(value)
  const box = useRef<HTMLInputElement>(null)
  const isDay = (day: string) => day !== '' && day >= min && day <= max
  useTakenOver(box, (element) => {
    if (element.value !== value && isDay(element.value)) onChange(element.value)
  })

  function handleType(typed: string) {
    if (draft === null) before.current = value
    setDraft(typed)
    if (isDay(typed)) onChange(typed)
  }

  function commit() {
    if (draft === null) return
    setDraft(null)
    if (isDay(draft)) return onCorrected(null, draft)
    if (value !== before.current) onChange(before.current)
    onCorrected(draft, before.current)
  }

  return (
    <input
      {...input}
      ref={box}
      type="date"
      value={draft ?? value}
      {...{ min, max }}
      onChange={({ target }) => handleType(target.value)}
      onBlur={commit}
      className={clsx(inputLooks(), 'px-2 tabular-nums', className)}
    />
  )
}
