import { accountPrefix, clearStored } from './stored-state.ts'

/** Removes what the browser kept for an account that is no longer here, and shows pages as to a stranger. */
export function forgetAccount(): void {
  clearStored(accountPrefix)
  delete document.documentElement.dataset.signedIn
}
