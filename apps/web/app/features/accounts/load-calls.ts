/** The calls and all that they need, fetched when a form is first used: the page itself shows without them. */
export const loadCalls = () => import('./account-calls.ts')
