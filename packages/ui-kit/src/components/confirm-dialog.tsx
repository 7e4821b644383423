import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: string
  /** What will happen, and what will not. */
  children: ReactNode
  /** The verb: "Delete wallet". */
  confirmLabel: string
  /** @default 'Cancel' */
  cancelLabel?: string
  /** What is confirmed cannot be undone. */
  danger?: boolean
  /** The work is running: the dialog stays until the caller closes it. */
  busy?: boolean
  onConfirm: () => void
}

/**
 * Asks before something is done that cannot be undone. A native modal dialog: the page behind it is inert, Escape
 * cancels, focus starts on Cancel and returns to where it was.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  onConfirm,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => onOpenChange(false)}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-base bg-raised p-6 text-text shadow-raised backdrop:bg-scrim open:animate-float-in forced-colors:border"
    >
      <h2 id={`${id}-title`} className="text-title font-head text-figure">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-body text-muted">
        {children}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={() => onOpenChange(false)} className={wrapping}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm} className={wrapping}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}

/** A verb that is longer than the dialog is wide goes on in a second line. */
const wrapping = 'h-auto! min-h-control max-w-full py-1.5 whitespace-normal!'
