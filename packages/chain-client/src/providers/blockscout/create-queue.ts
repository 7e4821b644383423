import type { Turns } from '@pkg/keep-fresh'

/**
 * Runs calls one after the other, over all processes that share the turns. A call whose signal aborts while it waits is
 * never begun.
 */
export function createQueue({
  name,
  turns,
}: {
  name: string
  turns: Turns
}): <T>(call: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (call, signal) => {
    const turn = last.then(() => {
      signal?.throwIfAborted()
      return turns.run([name], call, signal)
    })
    last = turn.catch(() => undefined)
    return turn
  }
}
