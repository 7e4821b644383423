/** How a call about an account ended; `problem` is a sentence for the person. */
export type Outcome = { done: true } | { done: false; problem: string; code?: string }

export const loginOffline = 'Error connecting to the server.'
export const signupOffline = 'Error connecting to the server. Please try again later.'

/** The calls and all that they need, fetched when a form is first used: the page itself shows without them. */
export const loadCalls = () => import('./account-calls.ts')

/** The outcome of a call whose code could not be fetched: the server is not there. */
export function notReached(problem: string): () => Outcome {
  return () => ({ done: false, problem })
}
