import { useState } from 'react'

interface Failed {
  done: false
  /** A sentence for the person. */
  problem: string
  code?: string
}

/** How a call ended, with what it answered. */
export type Outcome<T = unknown> = ({ done: true } & T) | Failed

/** The outcome of a call whose code could not be fetched: the server is not there. */
export function notReached(problem: string): () => Failed {
  return () => ({ done: false, problem })
}

interface Send {
  busy: boolean
  /** Why the server refused, as a sentence. */
  failure: string | undefined
  /** Whether the last call worked. */
  isDone: boolean
  /** Makes the call and tells how it ended. */
  send: <T>(call: () => Promise<Outcome<T>>) => Promise<Outcome<T>>
  /** Says why nothing was sent; undefined takes back what was said. */
  setFailure: (problem: string | undefined) => void
}

type State = 'ready' | 'busy' | 'done'

/** The one way in which public pages send. */
export function useSend(): Send {
  const [state, setState] = useState<State>('ready')
  const [failure, setFailure] = useState<string>()

  async function send<T>(call: () => Promise<Outcome<T>>) {
    setState('busy')
    setFailure(undefined)
    const outcome = await call()
    setState(outcome.done ? 'done' : 'ready')
    if (!outcome.done) setFailure(outcome.problem)
    return outcome
  }

  return { busy: state === 'busy', failure, isDone: state === 'done', send, setFailure }
}
