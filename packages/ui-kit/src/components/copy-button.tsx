import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'

interface CopyButtonProps {
  text: string
  /** Says what is copied: "Copy address". */
  label: string
}

const confirmationMs = 3000

/** Copies a text and says so for three seconds. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), confirmationMs)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  const says = { idle: '', copied: 'Copied!', failed: 'Could not copy' }[state]

  return (
    <span className="inline-flex items-center gap-1">
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
