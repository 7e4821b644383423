/**
 * Waits for something no longer than `ms`: true when it ended in time, whether well or not; false when it is still under
 * way, and it goes on. Throws the reason of `signal` when that aborts first.
 */
export async function waitAtMost(work: Promise<unknown>, ms: number, signal?: AbortSignal): Promise<boolean> {
  signal?.throwIfAborted()
  const end = new AbortController()
  const late = new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), ms)
    end.signal.addEventListener('abort', () => clearTimeout(timer))
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: end.signal })
  })
  try {
    return await Promise.race([
      work.then(
        () => true,
        () => true,
      ),
      late,
    ])
  } finally {
    end.abort()
  }
}
