/**
 * Loads the caller of our server, ahead of the calls that stand on it: both in one task would hold a phone too long.
 */
export function loadApi(): Promise<unknown> {
  return import('./api.ts')
}
