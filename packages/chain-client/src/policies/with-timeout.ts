/** Runs something that obeys a signal for at most `ms`; then the signal aborts with what `fail` makes. */
export function withTimeout<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { ms, signal, fail }: { ms: number; signal?: AbortSignal | undefined; fail: () => Error },
): Promise<T> {
  return withLimit(run, {
    signal,
    arm(stop) {
      const timer = setTimeout(() => stop(fail()), ms)
      return () => clearTimeout(timer)
    },
  })
}

/** The same until whatever `arm` sets up calls `stop`; what it gives is called at the end. */
export async function withLimit<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { signal, arm }: { signal?: AbortSignal | undefined; arm: (stop: (error: Error) => void) => () => void },
): Promise<T> {
  signal?.throwIfAborted()
  const limit = new AbortController()
  const disarm = arm((error) => limit.abort(error))
  const both = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
  try {
    // Work that ignores the signal goes on unheard.
    return await Promise.race([run(both), rejectOnAbort(both)])
  } catch (error) {
    if (both.aborted) throw both.reason
    throw error
  } finally {
    disarm()
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
