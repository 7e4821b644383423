/** Whether what memory was asked for is there and is the very same; what is still to come is not. */
export function isNow<T>(found: T | Promise<T>, expected: T): boolean {
  if (!(found instanceof Promise)) return found === expected
  // Whoever waits for it hears of its failure.
  found.catch(() => undefined)
  return false
}
