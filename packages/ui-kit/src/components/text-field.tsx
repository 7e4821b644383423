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
export function TextField({ inputClassName, mono = false, type = 'text', ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(input) => (
        <input
          dir={fromLeftToRight(type, mono) ? 'ltr' : undefined}
          {...input}
          type={type}
          className={clsx(
            inputLooks({ invalid: Boolean(field.error), mono }),
            fromLeftToRight(type, mono) && 'rtl:text-right',
            inputClassName,
          )}
        />
      )}
    </Field>
  )
}

/** Addresses of mails, pages and wallets, and numbers of telephones, are written in one direction on every page. */
function fromLeftToRight(type: string, mono: boolean): boolean {
  return mono || type === 'email' || type === 'url' || type === 'tel'
}
