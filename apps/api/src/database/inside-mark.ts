import { AsyncLocalStorage } from 'node:async_hooks'

/** Tells a transaction's work from all else, so that work that asks another connection fails and does not wait for itself. */
export function createInsideMark() {
  const inside = new AsyncLocalStorage<true>()
  return {
    run: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
    /** Throws for the work of a transaction. */
    refuse() {
      if (inside.getStore()) throw new Error('The work of a transaction asks the connection that it is given')
    },
  }
}
