import type { Turns } from '../turns.ts'

/** Turns in memory, for tests of what several processes do: each waits for whoever has one of its keys. */
export function createTestTurns(): Turns {
  const held = new Map<string, Promise<unknown>>()
  return {
    async run(keys, call) {
      for (let holders = others(); holders.length > 0; holders = others()) {
        await Promise.allSettled(holders)
      }
      const turn = Promise.withResolvers<void>()
      for (const key of keys) held.set(key, turn.promise)
      try {
        return await call(true)
      } finally {
        for (const key of keys) held.delete(key)
        turn.resolve()
      }

      function others() {
        return keys.flatMap((key) => held.get(key) ?? [])
      }
    },
  }
}
