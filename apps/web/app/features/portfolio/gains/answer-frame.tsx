import { MAX_OVERRIDE_NOTE } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import type { FormEvent, ReactNode, Ref } from 'react'
import { onEscape } from '#app/lib/on-escape.ts'

interface AnswerFrameProps {
  ref: Ref<HTMLFormElement>
  label: string
  note: string
  /** What the button says. */
  save: string
  busy: boolean
  onNote: (note: string) => void
  onSubmit: () => void
  /** Called with the form where nothing is to be said after all. */
  onLeave: (form: HTMLElement) => void
  /** The answer itself. */
  children: ReactNode
}

/** A form for an answer that only the person knows, with why they say so. */
export function AnswerFrame({
  ref,
  label,
  note,
  save,
  busy,
  onNote,
  onSubmit,
  onLeave,
  children,
}: AnswerFrameProps) {
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={onEscape(onLeave)}
      className="grid grid-cols-1 items-start gap-x-4 gap-y-3 rounded-base bg-sunken p-3 sm:grid-cols-2 lg:grid-cols-3 print:hidden"
    >
      {children}
      <TextField
        label="Why (optional)"
        value={note}
        maxLength={MAX_OVERRIDE_NOTE}
        onChange={({ target }) => onNote(target.value)}
      />
      <div className="col-span-full">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          {save}
        </Button>
      </div>
    </form>
  )
}
