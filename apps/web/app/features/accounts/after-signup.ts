import { useDeferredValue } from 'react'
import { useLocation } from 'react-router'

/** What the signup tells the login page that it leads to. */
export interface AfterSignup {
  email: string
  /** A mail comes first: the same whether or not the address was free. */
  awaitsMail: boolean
}

/** What the signup told, on the login page that it led to; undefined on any other. */
export function useAfterSignup(): AfterSignup | undefined {
  // The HTML was written without it, and a reload keeps it.
  const state = useDeferredValue<unknown>(useLocation().state, null)
  return isAfterSignup(state) ? state : undefined
}

function isAfterSignup(state: unknown): state is AfterSignup {
  return typeof state === 'object' && state !== null && 'awaitsMail' in state && 'email' in state
}
