import { createApiClient } from '@pkg/api-contract'

/** The one caller of our own server. A call that comes after the access token ran out renews it and goes again. */
export const api = createApiClient({
  fetch: (url, init) => window.fetch(url, init),
  // Over plain http on another machine a browser makes none, and the server does.
  ...('randomUUID' in crypto && { requestId: () => crypto.randomUUID() }),
  // Most calls never need it, and it stands on all that an account is made of.
  renew: () => import('./renew-session.ts').then(({ renewSession }) => renewSession()),
})
