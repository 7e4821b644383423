interface Failed {
  done: false
  /** A sentence for the person. */
  problem: string
  code?: string
}

/** How a call about an account ended, with what it answered. */
export type Outcome<T = unknown> = ({ done: true } & T) | Failed

export const loginOffline = 'Error connecting to the server.'
export const signupOffline = 'Error connecting to the server. Please try again later.'

/** The outcome of a call whose code could not be fetched: the server is not there. */
export function notReached(problem: string): () => Failed {
  return () => ({ done: false, problem })
}
