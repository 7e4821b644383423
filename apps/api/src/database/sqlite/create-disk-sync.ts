/**
 * Makes a wait for the disk: it resolves once everything written before the call is kept over a power cut, and
 * throws where the disk fails. However many wait, one sync runs and one more serves all who came meanwhile.
 */
export function createDiskSync(sync: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve()
  let next: Promise<void> | undefined

  return () => {
    // The next sync, not the running one, which may have begun before the write that is waited for.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        running = sync()
        return running
      })
    return next
  }
}
