import { Check, Copy } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { useCopied } from './use-copied.ts'

interface CopyButtonProps {
  text: string
  /** Says what is copied: "Copy address". */
  label: string
}

/** Copies a text and says so for three seconds. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { state, copy } = useCopied(text)
  const says = { idle: '', copied: 'Copied!', failed: 'Could not copy' }[state]

  return (
    <span className="inline-flex items-center gap-1 print:hidden">
      <IconButton
        label={label}
        icon={state === 'copied' ? <Check className="text-gain" /> : <Copy />}
        onClick={copy}
      />
      <span role="status" className="font-sans text-note text-muted">
        {says}
      </span>
    </span>
  )
}
