import { Button } from '@pkg/ui-kit/components/button.tsx'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { SubmitArea } from '#app/components/submit-area.tsx'
import { useSchemaForm } from '#app/lib/use-schema-form.ts'
import { useSend } from '#app/lib/use-send.ts'
import { paths } from '#app/paths.ts'
import { callAccount } from './call-account.ts'
import { FormDone } from './form-done.tsx'
import { FormError } from './form-error.tsx'
import { IncompleteLink } from './incomplete-link.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { loginOffline } from './offline-sentences.ts'
import { useMailedSecret } from './use-mailed-secret.ts'

const fields = ['password', 'confirmPassword'] as const
const loadSchema = () => import('./new-password-schema.ts').then(({ newPasswordSchema }) => newPasswordSchema)
const textLink = 'text-text underline underline-offset-3 hover:text-figure'

/** Sets a new password by the link of a mail. */
export function ResetPasswordForm() {
  const secret = useMailedSecret()
  const { ref, handlers, errorOf, check } = useSchemaForm(loadSchema, fields)
  const { busy, failure, setFailure, isDone, send } = useSend()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFailure(undefined)
    const values = await check().catch(() => 'offline' as const)
    if (values === 'offline') return setFailure(loginOffline)
    if (!values || secret === undefined) return
    await send(() => callAccount((calls) => calls.resetPassword(secret, values.password)))
  }

  if (isDone) {
    return (
      <FormDone title="Your password was changed">
        Every session was ended.{' '}
        <Link to={paths.login} className={textLink}>
          Log in with the new password
        </Link>
        .
      </FormDone>
    )
  }
  if (secret === '') {
    return (
      <IncompleteLink>
        <Link to={paths.forgotPassword} className={textLink}>
          Ask for a new link
        </Link>
        .
      </IncompleteLink>
    )
  }
  return (
    <form ref={ref} {...handlers} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      <NewPasswordFields label="New password" errorOf={errorOf} />
      <FormError message={failure} />
      <SubmitArea>
        <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel="Saving...">
          Set the password
        </Button>
      </SubmitArea>
    </form>
  )
}
