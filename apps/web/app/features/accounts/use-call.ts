import { useState } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { loginOffline } from './outcome.ts'

interface Call {
  busy: boolean
  /** Why the last one failed, as a sentence. */
  failure: string | undefined
  /** Runs one thing at a time; tells whether it worked. */
  run: (task: () => Promise<void>) => Promise<boolean>
}

/** A call that a person starts, with what it is at and how it ended. */
export function useCall(): Call {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function run(task: () => Promise<void>) {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      await task()
      return true
    } catch (error) {
      setFailure(toErrorMessage(error, { fallback: 'Something went wrong', offline: loginOffline }))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, run }
}
