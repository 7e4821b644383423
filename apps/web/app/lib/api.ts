import { createApiClient } from '@pkg/api-contract'

/** The one caller of our own server. */
export const api = createApiClient({ fetch: (url, init) => window.fetch(url, init) })
