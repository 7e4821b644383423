import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { NumberBox, type NumberCorrection } from './number-box.tsx'
import { Slider } from './slider.tsx'

interface SliderFieldProps {
  label: string
  help?: ReactNode
  value: number
  /** The ends of the slider. */
  min: number
  max: number
  /** How far the box goes. @default the slider's ends */
  limits?: { readonly min: number; readonly max: number } | undefined
  step: number
  typingCap?: number | undefined
  /** How the number stands in its box, without sign and unit. */
  formatNumber: (value: number) => string
  /** How it stands under the ends of the slider. */
  formatEnd: (value: number) => string
  /** How it is spoken. */
  formatSpoken: (value: number) => string
  parse: (text: string) => number | undefined
  sign?: ReactNode
  unit?: ReactNode
  /** What was corrected; said aloud and shown. */
  note?: string | undefined
  /** Without it, only the box is drawn. @default true */
  slider?: boolean
  onChange: (value: number, committed: boolean) => void
  /** The slider was let go. */
  onCommit: () => void
  onCorrected?: ((correction: NumberCorrection | null, typed: string) => void) | undefined
  /** A small control under the field. */
  children?: ReactNode
}

/** A number with its box and its slider; both may be used, and say what was corrected. */
export function SliderField({
  label,
  help,
  value,
  min,
  max,
  limits = { min, max },
  step,
  typingCap,
  formatNumber,
  formatEnd,
  formatSpoken,
  parse,
  sign,
  unit,
  note,
  slider = true,
  onChange,
  onCommit,
  onCorrected,
  children,
}: SliderFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const helpId = help ? `${id}-help` : undefined
  const beyond =
    value > max ? `The slider ends at ${formatEnd(max)}` : `The slider begins at ${formatEnd(min)}`
  const isBeyond = value > max || value < min

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <label id={`${id}-label`} htmlFor={id} className="min-w-28 flex-1 text-body font-label text-text">
          {label}
        </label>
        <NumberBox
          {...{ id, value, step, typingCap, parse, sign, unit, onChange, onCorrected }}
          {...limits}
          format={formatNumber}
          aria-describedby={clsx(noteId, helpId)}
          className="w-40"
        />
      </div>
      {slider && (
        <div className="mt-3 print:hidden">
          <Slider
            {...{ value, min, max, step, onCommit }}
            labelledBy={`${id}-label`}
            valueText={isBeyond ? `${formatSpoken(value)}. ${beyond}.` : formatSpoken(value)}
            onChange={(moved) => onChange(moved, false)}
          />
          <p aria-hidden="true" className="mt-1 flex justify-between text-note text-muted tabular-nums">
            <span className="amount">{formatEnd(min)}</span>
            <span className="amount">{formatEnd(max)}</span>
          </p>
          {isBeyond && (
            <p aria-hidden="true" className="text-note text-muted">
              {`${beyond}; the number above counts.`}
            </p>
          )}
        </div>
      )}
      {help && (
        <p id={helpId} className="mt-1 text-note text-muted">
          {help}
        </p>
      )}
      <p id={noteId} role="status" className="text-small text-warn not-empty:mt-1">
        {note}
      </p>
      {children}
    </div>
  )
}
