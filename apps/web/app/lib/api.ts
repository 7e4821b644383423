import { createApiClient } from '@pkg/api-contract'

/** The one caller of our own server. A call that comes after the access token ran out renews it and goes again. */
export const api = createApiClient({
  fetch: (url, init) => window.fetch(url, init),
  // Most calls never need it, and it stands on all that an account is made of.
  renew: () => import('./renew-session.ts').then(({ renewSession }) => renewSession()),
})
