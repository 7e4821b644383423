import { Button } from '@pkg/ui-kit/components/button.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { SubmitArea } from '#app/components/submit-area.tsx'
import { useSend } from '#app/lib/use-send.ts'
import { callAccount } from './call-account.ts'
import { FormDone } from './form-done.tsx'
import { FormError } from './form-error.tsx'

/** Asks for a link by mail. Says the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const { busy, failure, isDone, send } = useSend()
  const [sentTo, setSentTo] = useState('')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    setSentTo(email)
    await send(() => callAccount((calls) => calls.forgotPassword(email)))
  }

  if (isDone) {
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
