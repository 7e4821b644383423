import { Button } from '@pkg/ui-kit/components/button.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { SubmitArea } from '#app/components/submit-area.tsx'
import { FormDone } from './form-done.tsx'
import { FormError } from './form-error.tsx'
import { loadCalls } from './load-calls.ts'
import { loginOffline, notReached } from './outcome.ts'

/** Asks for a link by mail. Says the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    setBusy(true)
    setFailure(undefined)
    const outcome = await loadCalls().then((calls) => calls.forgotPassword(email), notReached(loginOffline))
    setBusy(false)
    if (outcome.done) setSentTo(email)
    else setFailure(outcome.problem)
  }

  if (sentTo !== undefined) {
    return (
      <FormDone title="Look into your mailbox">
        If <span className="break-words text-text">{sentTo}</span> has an account, a link to set a new
        password is on its way. It works once, for 30 minutes.
      </FormDone>
    )
  }
  return (
    <form method="post" onSubmit={handleSubmit} className="grid gap-5">
      <TextField id="email" name="email" type="email" label="Email" autoComplete="email" required />
      <FormError message={failure} />
      <SubmitArea>
        <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel="Sending...">
          Send the link
        </Button>
      </SubmitArea>
    </form>
  )
}
