import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { inputLooks } from './input-looks.ts'

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {
  /** For lists of addresses. */
  mono?: boolean
}

/** Labelled lines of text. The rest of the props and the ref go to the textarea; `className` to the whole field. */
export function TextArea({ mono = false, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      {(textarea) => (
        <textarea
          dir={mono ? 'ltr' : undefined}
          {...textarea}
          className={clsx(
            inputLooks({ invalid: Boolean(field.error), mono }),
            mono && 'rtl:text-right',
            'h-auto! resize-y py-2',
          )}
        />
      )}
    </Field>
  )
}
