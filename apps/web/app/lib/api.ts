import { createApiClient } from '@pkg/api-contract'
import { renewSession } from './renew-session.ts'

/** The one caller of our own server. A call that comes after the access token ran out renews it and goes again. */
export const api = createApiClient({
  fetch: (url, init) => window.fetch(url, init),
  renew: renewSession,
})
