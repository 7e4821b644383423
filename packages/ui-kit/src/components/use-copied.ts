import { useEffect, useState } from 'react'

const confirmationMs = 3000

/** Copies a text to the clipboard and keeps for three seconds what came of it. */
export function useCopied(text: string): { state: 'idle' | 'copied' | 'failed'; copy: () => Promise<void> } {
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

  return { state, copy }
}
