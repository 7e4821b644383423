import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { inputLooks } from './input-looks.ts'

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {
  /** For lists of addresses. */
  mono?: boolean
}

/** Labelled lines of text. The rest of the props and the ref go to the textarea; `className` to the whole field. */
export function TextArea({
  label,
  hideLabel = false,
  hint,
  error,
  id,
  className,
  mono = false,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, id, className }}>
      {(control) => (
        <textarea
          dir={mono ? 'ltr' : undefined}
          {...textarea}
          {...control}
          className={clsx(
            inputLooks({ invalid: Boolean(error), mono }),
            mono && 'rtl:text-right',
            'h-auto! resize-y py-2',
          )}
        />
      )}
    </Field>
  )
}
