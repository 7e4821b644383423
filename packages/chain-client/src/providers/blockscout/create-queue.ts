/** Runs calls one after the other. A call whose signal aborts while it waits is never begun. */
export function createQueue(): <T>(call: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (call, signal) => {
    const turn = last.then(() => {
      signal?.throwIfAborted()
      return call()
    })
    last = turn.catch(() => undefined)
    return turn
  }
}
