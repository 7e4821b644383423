/** Whether memory has an answer at hand and it is the very object of before; a promise counts as another answer. */
export function isNow<T>(found: T | Promise<T>, expected: T): boolean {
  if (!(found instanceof Promise)) return found === expected
  // A failure is reported to whoever awaits the same promise.
  found.catch(() => undefined)
  return false
}
