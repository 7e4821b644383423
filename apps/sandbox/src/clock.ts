/** The time of the sandbox, in milliseconds since 1970. */
export interface Clock {
  now(): number
  /** Moves the time to a moment; it goes on from there, or stays if the clock is frozen. */
  set(moment: number): void
}

/** A clock that stands still at `frozenAt`, or one that runs with the machine's when that is left out. */
export function createClock(frozenAt?: number): Clock {
  let base = frozenAt ?? 0
  return {
    now: () => (frozenAt === undefined ? base + Date.now() : base),
    set(moment) {
      base = frozenAt === undefined ? moment - Date.now() : moment
    },
  }
}
