import { useState } from 'react'
import { loadCalls } from './load-calls.ts'
import { loginOffline, notReached, type Outcome } from './outcome.ts'

type Calls = Awaited<ReturnType<typeof loadCalls>>

interface AccountForm {
  busy: boolean
  /** Why the server refused, as a sentence. */
  failure: string | undefined
  setFailure: (problem: string | undefined) => void
  isDone: boolean
  /** Fetches the calls and makes one. */
  send: (call: (calls: Calls) => Promise<Outcome>) => Promise<void>
}

/** A form of those who are not signed in: it makes one call, and is done when that worked. */
export function useAccountForm(): AccountForm {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isDone, setIsDone] = useState(false)

  async function send(call: (calls: Calls) => Promise<Outcome>) {
    setBusy(true)
    setFailure(undefined)
    const outcome = await loadCalls().then(call, notReached(loginOffline))
    setBusy(false)
    if (outcome.done) setIsDone(true)
    else setFailure(outcome.problem)
  }

  return { busy, failure, setFailure, isDone, send }
}
