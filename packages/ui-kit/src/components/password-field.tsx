import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { inputLooks } from './input-looks.ts'

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'type'> {}

/** A labelled password whose characters can be shown. Say `autoComplete` so that password managers can help. */
export function PasswordField(field: PasswordFieldProps) {
  const [shown, setShown] = useState(false)

  return (
    <Field {...field}>
      {(input) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            type={shown ? 'text' : 'password'}
            className={clsx(inputLooks({ invalid: Boolean(field.error) }), 'pe-12')}
          />
          <IconButton
            label={shown ? 'Hide characters' : 'Show characters'}
            icon={shown ? <EyeOff /> : <Eye />}
            className="absolute top-0 inset-e-0"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
