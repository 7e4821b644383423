/** What a computation gives; undefined where the library refuses the figures because there is no answer for them. */
export function attempt<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch {
    // The library refuses figures for which there is no answer; so do we.
    return undefined
  }
}
