/** One run per key at a time; whoever asks while one is under way joins it. */
export interface KeyedFlights {
  run(key: string, work: () => Promise<void>): Promise<void>
  isUnderWay(key: string): boolean
  /** Resolves when nothing is under way any more. */
  settle(): Promise<void>
}

export function createKeyedFlights(): KeyedFlights {
  const flights = new Map<string, Promise<void>>()
  return {
    run(key, work) {
      const known = flights.get(key)
      if (known) return known
      const flight = work().finally(() => flights.delete(key))
      // Whoever waits sees the failure; a run in the background has nobody to tell.
      flight.catch(() => undefined)
      flights.set(key, flight)
      return flight
    },
    isUnderWay: (key) => flights.has(key),
    async settle() {
      while (flights.size > 0) await Promise.allSettled(flights.values())
    },
  }
}
