import { account } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CopyButton } from '@pkg/ui-kit/components/copy-button.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import type { FormEvent } from 'react'
import { QrCode } from '#app/components/qr-code.tsx'
import { api } from '#app/lib/api.ts'
import { onEscape } from '#app/lib/on-escape.ts'
import { FormError } from './form-error.tsx'
import { useCall } from './use-call.ts'

interface SecondFactorSetupProps {
  secret: string
  /** What the QR code holds. */
  uri: string
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Scan, then prove it with a first code. */
export function SecondFactorSetup({ secret, uri, onDone, onCancel }: SecondFactorSetupProps) {
  const { busy, failure, run } = useCall()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code'))
    void run(async () => {
      const { recoveryCodes } = await api(account.confirmSecondFactor, { body: { code } })
      onDone(recoveryCodes)
    })
  }

  return (
    <form
      method="post"
      onSubmit={handleSubmit}
      onKeyDown={onEscape(onCancel)}
      className="grid max-w-md gap-4"
    >
      <p className="text-body text-muted">
        Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.
      </p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div>
        <p className="text-note font-label text-muted">Key</p>
        <div className="flex flex-wrap items-center gap-1">
          <span className="font-mono text-small break-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
          <CopyButton text={secret} label="Copy key" />
        </div>
      </div>
      <TextField
        id="first-code"
        name="code"
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        required
        minLength={6}
      />
      <FormError message={failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Checking...">
          Switch on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
