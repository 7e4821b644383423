import { SIGNED_IN_COOKIE } from '@pkg/api-contract'

/** What tells one sign-in in this browser from the next; empty while nobody is signed in. */
export function readSignIn(): string {
  return new RegExp(`${SIGNED_IN_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
}
