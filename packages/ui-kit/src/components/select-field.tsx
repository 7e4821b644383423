import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { inputLooks } from './input-looks.ts'

interface SelectOption {
  value: string
  label: string
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[]
}

/** One of many choices: the browser's own list, which every phone and screen reader knows. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(select) => (
        <span className="relative flex items-center">
          <select
            {...select}
            className={clsx(
              inputLooks({ invalid: Boolean(field.error) }),
              'appearance-none pe-9 text-ellipsis',
            )}
          >
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-e-3 size-4 stroke-[1.75] text-muted"
          />
        </span>
      )}
    </Field>
  )
}
