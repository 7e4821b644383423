import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { inputLooks } from './input-looks.ts'
import { useTakenOver } from './use-taken-over.ts'

/** Why what was typed was not taken as it stands. After `not-a-number` the value before stays. */
export type NumberCorrection = 'not-a-number' | 'below-min' | 'above-max'

interface NumberBoxProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'step' | 'prefix'> {
  value: number
  min: number
  max: number
  step: number
  /** How the value is written while nobody types. */
  format: (value: number) => string
  /** What a text means; undefined when it is no number. */
  parse: (text: string) => number | undefined
  /** Larger numbers are cut to this while they are typed. */
  typingCap?: number | undefined
  /** Every number within the range, as it is typed; `committed` once the field is left. */
  onChange: (value: number, committed: boolean) => void
  /** Told when the field is left, or typing is cut: what had to be corrected, or that nothing had to be. */
  onCorrected?: ((correction: NumberCorrection | null, typed: string) => void) | undefined
  /** Stands in front of the number: a currency sign. */
  sign?: ReactNode
  /** Stands behind the number: "% a year". */
  unit?: ReactNode
  invalid?: boolean
}

/**
 * A box for a number that leaves alone what is being typed: the text is only written anew once the field is left,
 * so the caret never jumps. Arrow keys step.
 */
export function NumberBox({
  value,
  min,
  max,
  step,
  format,
  parse,
  typingCap,
  onChange,
  onCorrected,
  sign,
  unit,
  invalid = false,
  className,
  ...input
}: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? format(value)
  const box = useRef<HTMLInputElement>(null)
  useTakenOver(box, (element) => {
    if (element.value === text) return
    handleType(element.value)
    if (element !== document.activeElement) commit(element.value)
  })

  function handleType(typed: string) {
    const number = parse(typed)
    if (number !== undefined && typingCap !== undefined && number > typingCap) {
      setDraft(format(typingCap))
      onChange(typingCap, false)
      onCorrected?.('above-max', typed)
      return
    }
    setDraft(typed)
    if (number !== undefined && number >= min && number <= max) onChange(number, false)
  }

  function commit(typed = draft) {
    if (typed === null) return
    const number = parse(typed)
    setDraft(null)
    onChange(number === undefined ? value : Math.min(max, Math.max(min, number)), true)
    onCorrected?.(correctionOf(number, min, max), typed)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') commit()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setDraft(null)
    const next = value + (event.key === 'ArrowUp' ? step : -step)
    // Repeated steps of 0.1 would gather a tail of digits.
    onChange(Number(Math.min(max, Math.max(min, next)).toPrecision(12)), true)
  }

  return (
    // The ring goes around the number and its unit: they are one box to the eye.
    <span className={clsx('ring-within relative flex items-center rounded-base', className)}>
      {sign && (
        <span aria-hidden="true" className="pointer-events-none absolute inset-s-3 text-muted">
          {sign}
        </span>
      )}
      <input
        {...input}
        ref={box}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => handleType(event.target.value)}
        onBlur={() => commit()}
        onKeyDown={handleKeyDown}
        className={clsx(
          inputLooks({ invalid }),
          'text-right rtl:text-left font-figure text-figure tabular-nums outline-none!',
          sign && 'ps-8',
          // A unit that is longer than the room gives way, not the number.
          unit && 'min-w-24 flex-1 rounded-e-none border-e-0',
        )}
      />
      {unit && (
        <span
          aria-hidden="true"
          className={clsx(
            'h-control min-w-0 content-center truncate rounded-e-base border border-s-0 bg-surface pe-3 text-muted',
            invalid ? 'border-loss' : 'border-control',
          )}
        >
          {unit}
        </span>
      )}
    </span>
  )
}

function correctionOf(number: number | undefined, min: number, max: number): NumberCorrection | null {
  if (number === undefined) return 'not-a-number'
  if (number < min) return 'below-min'
  return number > max ? 'above-max' : null
}
