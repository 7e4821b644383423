import { Button } from '@pkg/ui-kit/components/button.tsx'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { onEscape } from '#app/lib/on-escape.ts'
import { FormError } from './form-error.tsx'
import { ProofFields } from './proof-fields.tsx'
import { useCall } from './use-call.ts'

interface ActionFormProps {
  /** The verb that opens the form. */
  label: string
  /** The verb that does it. @default label */
  submitLabel?: string
  busyLabel: string
  /** It cannot be undone. */
  danger?: boolean
  /** Whether its button has the focus from the start, as what it led to is over. @default false */
  autoFocus?: boolean
  /** Whether a code is asked for beside the password. */
  secondFactor: boolean
  /** Does it; what it throws is shown. */
  onSubmit: (form: FormData) => Promise<void>
  /** What else is to be filled in, or read, before the password. */
  children?: ReactNode
}

/** A button that becomes a form: what it does needs the password again. */
export function ActionForm({
  label,
  submitLabel = label,
  busyLabel,
  danger = false,
  autoFocus = false,
  secondFactor,
  onSubmit,
  children,
}: ActionFormProps) {
  const [open, setOpen] = useState(false)
  const { busy, failure, run } = useCall()
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = open
  }, [open])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    if (await run(() => onSubmit(values))) setOpen(false)
  }

  if (!open) {
    return (
      <Button
        ref={opener}
        autoFocus={autoFocus}
        variant={danger ? 'danger' : 'secondary'}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
    )
  }
  return (
    <form
      ref={form}
      method="post"
      aria-label={label}
      onSubmit={handleSubmit}
      onKeyDown={onEscape(() => setOpen(false))}
      className="grid max-w-md gap-4"
    >
      {children}
      <ProofFields secondFactor={secondFactor} />
      <FormError message={failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </div>
    </form>
  )
}
