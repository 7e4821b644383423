/** Of this many parts a wait is made, so that a halt of this process is never more than one of them. */
const PARTS = 10

/**
 * What `work` ends with, if that is had in `ms` of waiting; else undefined, and it goes on. The time counts in which this
 * process was able to look: while it stands still (a long computation, a machine that is busy elsewhere) an answer may lie
 * in its socket, and is read before the wait is over.
 */
export async function bePatient<T>(work: Promise<T>, ms: number): Promise<{ value: T } | undefined> {
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
