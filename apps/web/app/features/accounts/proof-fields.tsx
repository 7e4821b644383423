import { PasswordField } from '@pkg/ui-kit/components/password-field.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { useId } from 'react'

/** Asks again for the password, and for a code where two-step login is on. */
export function ProofFields({ secondFactor }: { secondFactor: boolean }) {
  const id = useId()
  return (
    <>
      <PasswordField
        id={`${id}-password`}
        name="password"
        label="Your password"
        autoComplete="current-password"
        required
      />
      {secondFactor && (
        <TextField
          id={`${id}-code`}
          name="code"
          label="Code"
          hint="Of your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          required
          minLength={6}
        />
      )}
    </>
  )
}

/** What the fields hold, as the calls take it. */
export function readProof(form: FormData): { password: string; code?: string } {
  const code = form.get('code')
  return { password: String(form.get('password')), ...(code !== null && { code: String(code) }) }
}
