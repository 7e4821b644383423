import type { ErrorCode } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { PasswordField } from '@pkg/ui-kit/components/password-field.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { SubmitArea } from '#app/components/submit-area.tsx'
import { cookieAdvice } from '#app/lib/recent-login.ts'
import { useSend } from '#app/lib/use-send.ts'
import { paths } from '#app/paths.ts'
import { useAfterSignup } from './after-signup.ts'
import { callAccount } from './call-account.ts'
import { FormError } from './form-error.tsx'
import { useTimeout } from './use-timeout.ts'

const redirectWaitMs = 1500

/** Signs a person in and loads the dashboard as a new page. */
export function LoginForm() {
  const { busy, failure, isDone, send, setFailure } = useSend()
  const [asksCode, setAsksCode] = useState(false)
  const startTimeout = useTimeout()
  const { email = '' } = useAfterSignup() ?? {}

  useEffect(() => {
    const shown = toast.info(cookieAdvice)
    return () => toast.dismiss(shown)
  }, [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = {
      email: String(form.get('email')),
      password: String(form.get('password')),
      rememberMe: form.has('rememberMe'),
      ...(asksCode && { code: String(form.get('code')) }),
    }
    const outcome = await send(() => callAccount((calls) => calls.logIn(credentials)))
    if (outcome.done) {
      toast.success('Login successful!')
      startTimeout(() => window.location.assign(paths.dashboard), redirectWaitMs)
    } else if (outcome.code === ('SECOND_FACTOR_NEEDED' satisfies ErrorCode)) {
      // The password was right: no failure, but one more step.
      setFailure(undefined)
      setAsksCode(true)
    } else {
      toast.error(outcome.problem)
    }
  }

  return (
    <form method="post" onSubmit={handleSubmit} className="grid gap-5">
      <TextField
        key={email}
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        defaultValue={email}
        required
      />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        autoComplete="current-password"
        required
      />
      {asksCode && (
        <TextField
          id="code"
          name="code"
          label="Code"
          hint="Of your authenticator app, or one of your recovery codes"
          autoComplete="one-time-code"
          inputMode="text"
          autoFocus
          required
          minLength={6}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CheckboxField id="rememberMe" name="rememberMe" label="Remember me for 30 days" />
        <Link to={paths.forgotPassword} className="text-small underline underline-offset-3 hover:text-figure">
          Forgot password?
        </Link>
      </div>
      <FormError message={failure} />
      <SubmitArea>
        <Button type="submit" variant="primary" size="lg" busy={busy || isDone} busyLabel="Logging in...">
          Login
        </Button>
      </SubmitArea>
    </form>
  )
}
