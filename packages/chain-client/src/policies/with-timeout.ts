/** Runs something that obeys a signal for at most `ms`; then the signal aborts with what `fail` makes. */
export async function withTimeout<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { ms, signal, fail }: { ms: number; signal?: AbortSignal | undefined; fail: () => Error },
): Promise<T> {
  signal?.throwIfAborted()
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(fail()), ms)
  const both = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
  try {
    // Work that ignores the signal goes on unheard.
    return await Promise.race([run(both), rejectOnAbort(both)])
  } catch (error) {
    if (both.aborted) throw both.reason
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
