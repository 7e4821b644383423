import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { TextArea } from '@pkg/ui-kit/components/text-area.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { SubmitArea } from '#app/components/submit-area.tsx'

/** Name, email and message; thanks and clears when it was sent, keeps the text when it was not. */
export function ContactForm() {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<'sent' | { problem: string } | null>(null)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const text = (name: string) => String(fields.get(name) ?? '')
    setBusy(true)
    setOutcome(null)
    const problem = await import('./send-message.ts')
      .then(({ sendMessage }) =>
        sendMessage({ name: text('name'), email: text('email'), message: text('message') }),
      )
      .catch(() => 'Your message could not be sent. Please try again later.')
    setBusy(false)
    setOutcome(problem === null ? 'sent' : { problem })
    if (problem === null) form.reset()
  }

  return (
    <form method="post" onSubmit={handleSubmit} className="grid gap-5" aria-label="Contact">
      <TextField id="name" name="name" label="Name" autoComplete="name" maxLength={100} required />
      <TextField
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextArea id="message" name="message" label="Message" rows={7} maxLength={5000} required />
      {outcome === 'sent' && (
        <Notice title="Thank you for your message!" className="rounded-base">
          We read every one, and answer by email where an answer is due.
        </Notice>
      )}
      {outcome !== null && outcome !== 'sent' && (
        <Notice tone="loss" title={outcome.problem} className="rounded-base">
          Your text is still here.
        </Notice>
      )}
      <SubmitArea>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy}
          busyLabel="Sending..."
          className="sm:justify-self-start"
        >
          Send message
        </Button>
      </SubmitArea>
    </form>
  )
}
