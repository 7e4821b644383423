import { PasswordField } from '@pkg/ui-kit/components/password-field.tsx'

interface NewPasswordFieldsProps {
  label: string
  errorOf: (name: 'password' | 'confirmPassword') => string | undefined
}

/** A password that is being chosen, twice. */
export function NewPasswordFields({ label, errorOf }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label={label}
        hint="At least 8 characters, with uppercase, lowercase and a number"
        autoComplete="new-password"
        error={errorOf('password')}
      />
      <PasswordField
        id="confirmPassword"
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
    </>
  )
}
