import type { ErrorCode } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { PasswordField } from '@pkg/ui-kit/components/password-field.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { type FormEvent, useCallback } from 'react'
import { Link } from 'react-router'
import { SubmitArea } from '#app/components/submit-area.tsx'
import { useReading } from '#app/lib/use-reading.ts'
import { useSend } from '#app/lib/use-send.ts'
import { paths } from '#app/paths.ts'
import { callAccount } from './call-account.ts'
import { FormDone } from './form-done.tsx'
import { FormError } from './form-error.tsx'
import { IncompleteLink } from './incomplete-link.tsx'
import { useMailedSecret } from './use-mailed-secret.ts'

/**
 * Makes the account that somebody signed up for. It asks for the password of the signup, since the link proves who
 * reads the address and not who chose the password.
 */
export function SignupConfirmation() {
  const secret = useMailedSecret()
  const read = useCallback(() => callAccount((calls) => calls.findSignup(secret ?? '')), [secret])
  const { data: signup } = useReading(read, { active: Boolean(secret) })
  const { busy, failure, isDone, send } = useSend()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!secret) return
    const password = String(new FormData(event.currentTarget).get('password'))
    await send(() => callAccount((calls) => calls.confirmSignup(secret, password)))
  }

  if (isDone) {
    return (
      <FormDone title="Your account is ready">
        Your email is confirmed. <TextLink to={paths.login}>Log in</TextLink>.
      </FormDone>
    )
  }
  if (secret === '') {
    return (
      <IncompleteLink>
        <TextLink to={paths.signup}>Sign up again</TextLink>.
      </IncompleteLink>
    )
  }
  if (signup?.done === false && signup.code === ('LINK_NOT_VALID' satisfies ErrorCode)) {
    return (
      <div className="grid gap-3">
        <FormError message={signup.problem} />
        <p className="text-body text-muted">
          <TextLink to={paths.login}>Log in</TextLink> or <TextLink to={paths.signup}>sign up again</TextLink>
        </p>
      </div>
    )
  }
  return (
    <form method="post" onSubmit={handleSubmit} className="grid gap-5">
      <div aria-busy={signup === undefined} className="text-body break-words">
        {signup === undefined && <Skeleton className="h-6 w-full" />}
        {signup?.done === false && <FormError message={signup.problem} />}
        {signup?.done && (
          <p>
            <bdi className="font-strong">{signup.username}</bdi> signed up with {signup.email}.
          </p>
        )}
      </div>
      <PasswordField
        id="password"
        name="password"
        label="Password"
        hint="The one that was chosen at the signup"
        autoComplete="current-password"
        required
      />
      <FormError message={failure} />
      <SubmitArea>
        <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel="Confirming...">
          Confirm
        </Button>
      </SubmitArea>
      <p className="text-small text-muted">
        If it was not you, close this page: without the password no account is made.
      </p>
    </form>
  )
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-text underline underline-offset-3 hover:text-figure">
      {children}
    </Link>
  )
}
