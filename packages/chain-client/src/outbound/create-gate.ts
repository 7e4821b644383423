/** Runs a few calls at once, in the order in which they came. One whose signal aborts while it waits is never begun. */
export type Gate = <T>(call: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** A gate through which so many calls go at once. */
export function createGate(atOnce: number): Gate {
  const waiting: (() => void)[] = []
  let running = 0

  function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((begin) => waiting.push(begin))
  }

  function leave() {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return async (call, signal) => {
    await enter()
    try {
      signal?.throwIfAborted()
      return await call()
    } finally {
      leave()
    }
  }
}
