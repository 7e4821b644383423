/** Where a browser cannot say when it is idle, the first paint is long over by then. */
const LATE_MS = 2000

/** Does something once the browser has nothing else to do, unless somebody saves data; gives what calls it off. */
export function whenIdle(act: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return () => undefined
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, LATE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}
