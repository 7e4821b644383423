import { account, createApiClient } from '@pkg/api-contract'
import { withTabLock } from './with-tab-lock.ts'

/** Goes on when the page is left meanwhile: a new token that never arrives would look stolen at the next use. */
const call = createApiClient({ fetch: (url, init) => window.fetch(url, { ...init, keepalive: true }) })

let underWay: Promise<boolean> | undefined

/** Asks for new tokens, once however many calls need them and in one tab at a time. False: the session is over. */
export function renewSession(): Promise<boolean> {
  underWay ??= withTabLock(() =>
    call(account.refreshSession, {}).then(
      () => true,
      () => false,
    ),
  ).finally(() => {
    underWay = undefined
  })
  return underWay
}
