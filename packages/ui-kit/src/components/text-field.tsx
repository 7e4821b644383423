import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { inputLooks } from './input-looks.ts'

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  /** For addresses and hashes. */
  mono?: boolean
  inputClassName?: string
}

/** A labelled line of text. The rest of the props and the ref go to the input; `className` to the whole field. */
export function TextField({
  label,
  hideLabel = false,
  hint,
  error,
  id,
  className,
  inputClassName,
  mono = false,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, id, className }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          className={clsx(inputLooks({ invalid: Boolean(error), mono }), inputClassName)}
        />
      )}
    </Field>
  )
}
