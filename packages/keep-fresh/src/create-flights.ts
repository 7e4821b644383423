import { noTurns, type Turns } from './turns.ts'

/** Runs one call per key at a time, however many ask for it. */
export interface Flights {
  /**
   * Joins the call under way for `key` or begins one. The call's own signal aborts when the last one who
   * waits for it has gone; one waiter's abort ends only that waiter's wait. A failure reaches everyone who waits; one who
   * does not wait (a reading in the background) need not catch it. `lookAgain` tells the call that another process may
   * have kept what is asked for since the caller looked.
   */
  run<T>(key: string, call: Call<T>, signal?: AbortSignal): Promise<T>
  isUnderWay(key: string): boolean
  /** Resolves when nothing is under way any more, whether it ended well or not. */
  settle(): Promise<void>
  /** Aborts everything under way. */
  close(reason: unknown): void
}

type Call<T> = (signal: AbortSignal, lookAgain: boolean) => Promise<T>

interface FlightsOptions {
  /** Keys of other flights that share the same turns begin with another name. */
  name: string
  turns: Turns
}

interface Flight {
  answer: Promise<unknown>
  abort: AbortController
  waiters: number
}

/** Flights of this process; with `turns`, one call per key over all processes that share them. */
export function createFlights({ name, turns }: FlightsOptions = { name: '', turns: noTurns }): Flights {
  const flights = new Map<string, Flight>()

  function start(key: string, call: Call<unknown>): Flight {
    const abort = new AbortController()
    const flight: Flight = { abort, waiters: 0, answer: Promise.resolve() }
    const { signal } = abort
    flight.answer = turns
      .run([`${name} ${key}`], (lookAgain) => call(signal, lookAgain), signal)
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    flight.answer.catch(() => undefined)
    flights.set(key, flight)
    return flight
  }

  async function wait(key: string, flight: Flight, signal: AbortSignal | undefined): Promise<unknown> {
    flight.waiters += 1
    let leave = () => {}
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal?.reason)
      signal?.addEventListener('abort', leave, { once: true })
    })
    try {
      return await Promise.race([flight.answer, left])
    } finally {
      signal?.removeEventListener('abort', leave)
      flight.waiters -= 1
      if (flight.waiters === 0) {
        if (flights.get(key) === flight) flights.delete(key)
        flight.abort.abort(signal?.reason)
      }
    }
  }

  return {
    run<T>(key: string, call: Call<T>, signal?: AbortSignal): Promise<T> {
      if (signal?.aborted) return Promise.reject(signal.reason)
      // The map holds calls of many types; a key always stands for one of them.
      const answer = wait(key, flights.get(key) ?? start(key, call), signal) as Promise<T>
      answer.catch(() => undefined)
      return answer
    },
    isUnderWay: (key) => flights.has(key),
    async settle() {
      while (flights.size > 0) await Promise.allSettled([...flights.values()].map(({ answer }) => answer))
    },
    close(reason) {
      for (const { abort } of flights.values()) abort.abort(reason)
      flights.clear()
    },
  }
}
