/** A wait is made of so many timers one after the other, so that a halt of this process uses up one of them at most. */
const PARTS = 10

/**
 * Waits for `work` for `ms` milliseconds: what it ends with, else undefined, and the work goes on. Time in which this process
 * stands still (a long computation, a busy machine) hardly counts: an answer that has arrived meanwhile lies in its socket,
 * and is read before the wait is over.
 */
export async function settleWithin<T>(work: Promise<T>, ms: number): Promise<{ value: T } | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    let left = PARTS
    timer = setTimeout(() => {
      left -= 1
      if (left > 0) timer?.refresh()
      // Timers come before what was received, and that before immediates.
      else setImmediate(resolve, undefined)
    }, ms / PARTS)
  })
  try {
    return await Promise.race([work.then((value) => ({ value })), late])
  } finally {
    clearTimeout(timer)
  }
}
