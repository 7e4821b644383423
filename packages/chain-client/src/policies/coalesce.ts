/** Runs one call per key at a time, however many ask for it. */
export interface Coalescer {
  /**
   * Joins the call under way for `key` or begins one. The call's own signal aborts when the last one who
   * waits for it has gone; one waiter's abort ends only that waiter's wait.
   */
  run<T>(key: string, call: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Aborts everything under way. */
  close(reason: unknown): void
}

interface Flight {
  answer: Promise<unknown>
  abort: AbortController
  waiters: number
}

export function createCoalescer(): Coalescer {
  const flights = new Map<string, Flight>()

  function start(key: string, call: (signal: AbortSignal) => Promise<unknown>): Flight {
    const abort = new AbortController()
    const flight: Flight = { abort, waiters: 0, answer: Promise.resolve() }
    flight.answer = call(abort.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    // Whoever waits sees the failure; with nobody waiting there is nobody to tell.
    flight.answer.catch(() => undefined)
    flights.set(key, flight)
    return flight
  }

  return {
    async run<T>(key: string, call: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted()
      const flight = flights.get(key) ?? start(key, call)
      flight.waiters += 1
      let leave = () => {}
      const left = new Promise<never>((_, reject) => {
        leave = () => reject(signal?.reason)
        signal?.addEventListener('abort', leave, { once: true })
      })
      try {
        // The map holds calls of many types; a key always stands for one of them.
        return await Promise.race([flight.answer as Promise<T>, left])
      } finally {
        signal?.removeEventListener('abort', leave)
        flight.waiters -= 1
        if (flight.waiters === 0) {
          if (flights.get(key) === flight) flights.delete(key)
          flight.abort.abort(signal?.reason)
        }
      }
    },
    close(reason) {
      for (const { abort } of flights.values()) abort.abort(reason)
      flights.clear()
    },
  }
}
