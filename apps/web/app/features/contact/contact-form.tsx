import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { TextArea } from '@pkg/ui-kit/components/text-area.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import type { FormEvent } from 'react'
import { SubmitArea } from '#app/components/submit-area.tsx'
import { notReached, useSend } from '#app/lib/use-send.ts'

const notSent = 'Your message could not be sent. Please try again later.'

/** Name, email and message; thanks and clears when it was sent, keeps the text when it was not. */
export function ContactForm() {
  const { busy, failure, isDone, send } = useSend()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const text = (name: string) => String(fields.get(name) ?? '')
    const message = { name: text('name'), email: text('email'), message: text('message') }
    const outcome = await send(() =>
      import('./send-message.ts').then(
        ({ sendMessage }) => sendMessage(message, notSent),
        notReached(notSent),
      ),
    )
    if (outcome.done) form.reset()
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
      {isDone && (
        <Notice title="Thank you for your message!" className="rounded-base">
          We read every one, and answer by email where an answer is due.
        </Notice>
      )}
      {failure !== undefined && (
        <Notice tone="loss" title={failure} className="rounded-base">
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
