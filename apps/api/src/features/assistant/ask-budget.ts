import type { AnswerStore } from '@pkg/chain-client'

/** How many questions a day may go to the language model. */
export interface AskBudget {
  /** Takes one of today's; false when all are used up. */
  take(): boolean
}

/** Counts per day (UTC) in the store, so that a restart does not fill it up again. */
export function createAskBudget({
  perDay,
  store,
  now,
}: {
  perDay: number
  store: AnswerStore
  now: () => number
}): AskBudget {
  return {
    take() {
      const key = `ask-budget:${new Date(now()).toISOString().slice(0, 10)}`
      const used = Number(store.get(key)?.value ?? 0)
      if (used >= perDay) return false
      store.set(key, { value: String(used + 1), storedAt: now() })
      return true
    },
  }
}
