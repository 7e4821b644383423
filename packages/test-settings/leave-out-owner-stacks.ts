/** What React's builds for development share with each other, and tell nobody about. */
const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Has React make elements without the stack that it takes for each of the first ten thousand in a second, to tell with a
 * warning who made one: a quarter of what the tests of components cost. What is drawn and what is warned of stay as they
 * are. Where React has no such count, nothing changes.
 *
 * @param react The module itself.
 */
export function leaveOutOwnerStacks(react: object): void {
  const shared: object | undefined = Reflect.get(react, SHARED)
  if (shared && 'recentlyCreatedOwnerStacks' in shared)
    Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
      get: () => Number.POSITIVE_INFINITY,
      // React begins to count anew from time to time.
      set: () => undefined,
    })
}
