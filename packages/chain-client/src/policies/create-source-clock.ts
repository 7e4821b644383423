/** The time that sources take for one reading. It stands still while a call of the reading waits in a line of ours. */
export interface SourceClock {
  /** Milliseconds counted so far. */
  elapsed(): number
  /** A wait begins; what it gives ends it, however often it is called. */
  wait(): () => void
  /**
   * Calls `onSpent` once so many more milliseconds have been counted, `onWaited` once the reading has waited for as long as it
   * may. One limit holds at a time; what it gives takes it back.
   */
  limit(ms: number, told: { onSpent: () => void; onWaited: () => void }): () => void
}

/** A clock that begins now, for a reading that may wait so long altogether. */
export function createSourceClock({
  now,
  mostWaitMs,
}: {
  now: () => number
  mostWaitMs: number
}): SourceClock {
  const begin = now()
  let waitedMs = 0
  let waiting = 0
  let waitsSince = 0
  let held: { until: number; onSpent: () => void; onWaited: () => void } | undefined
  let timer: NodeJS.Timeout | undefined

  const waited = () => waitedMs + (waiting > 0 ? now() - waitsSince : 0)
  const elapsed = () => now() - begin - waited()

  function arm() {
    clearTimeout(timer)
    if (held === undefined) return
    if (waiting > 0) timer = setTimeout(held.onWaited, mostWaitMs - waited())
    else timer = setTimeout(held.onSpent, held.until - elapsed())
  }

  return {
    elapsed,
    wait() {
      waiting += 1
      if (waiting === 1) {
        waitsSince = now()
        arm()
      }
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        waiting -= 1
        if (waiting > 0) return
        waitedMs += now() - waitsSince
        arm()
      }
    },
    limit(ms, told) {
      held = { until: elapsed() + ms, ...told }
      arm()
      return () => {
        held = undefined
        clearTimeout(timer)
      }
    },
  }
}
