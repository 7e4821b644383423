import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldTexts {
  label: string
  /** Keeps the label for screen readers only, where a heading beside it already says it. */
  hideLabel?: boolean
  /** What to enter, under the control. */
  hint?: ReactNode
  /** What is wrong. Marks the control as invalid. */
  error?: string | undefined
}

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface OwnProps extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
}

/** Props that the field does not need itself; the field hands them on. */
type Rest<Props> = Omit<Props, keyof OwnProps>

interface FieldProps<Props> extends OwnProps {
  /** Draws the control with its wiring and the rest of the props. */
  children: (control: Rest<Props> & ControlProps) => ReactNode
}

/** A label, a control and what belongs to it, tied together for assistive technology. */
export function Field<Props>({
  label,
  hideLabel,
  hint,
  error,
  id: ownId,
  className,
  children,
  ...rest
}: FieldProps<Props> & Props) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined

  return (
    <div className={clsx('grid grid-cols-[minmax(0,1fr)] gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-body font-label text-text'}>
        {label}
      </label>
      {children({
        ...(rest as Rest<Props>),
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId} text={error} />}
      {hint && (
        <p id={hintId} className="text-note text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

interface FieldErrorProps {
  id: string | undefined
  text: string
}

/** One line saying what is wrong with a control. */
export function FieldError({ id, text }: FieldErrorProps) {
  return (
    <p id={id} className="flex gap-1.5 text-small text-loss">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none stroke-[1.75]" />
      {/* It may repeat an address, which has no space to break at. */}
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  )
}
