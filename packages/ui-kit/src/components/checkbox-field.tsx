import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May hold links. */
  label: ReactNode
  error?: string | undefined
}

/** A native checkbox with its label and error. The rest of the props and the ref go to the input. */
export function CheckboxField({ label, error, id: ownId, className, ...input }: CheckboxFieldProps) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const errorId = error ? `${id}-error` : undefined

  return (
    <div className={className}>
      <div className="flex min-h-control items-center gap-2.5">
        <span className="hit-area grid size-[18px] flex-none">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={errorId}
            aria-invalid={error ? true : undefined}
            className="peer z-1 col-start-1 row-start-1 size-[18px] cursor-pointer appearance-none rounded-inset border border-control bg-surface checked:border-primary checked:bg-primary aria-invalid:border-loss forced-colors:appearance-auto"
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none z-1 col-start-1 row-start-1 m-auto size-3.5 stroke-3 text-on-primary opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <label htmlFor={id} className="text-body text-text">
          {label}
        </label>
      </div>
      {error && <FieldError id={errorId} text={error} />}
    </div>
  )
}
