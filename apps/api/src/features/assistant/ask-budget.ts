import type { AnswersRepository } from '../../database/answers.repository.ts'

/** How many questions a day may go to the language model. */
export interface AskBudget {
  /** Takes one of today's; false when all are used up. */
  take(): Promise<boolean>
}

/** Counts per day (UTC) in the store, so that a restart does not fill it up again. */
export function createAskBudget({
  perDay,
  store,
  now,
}: {
  perDay: number
  store: Pick<AnswersRepository, 'countUpTo'>
  now: () => number
}): AskBudget {
  return {
    take: () => store.countUpTo(perDay, `ask-budget:${new Date(now()).toISOString().slice(0, 10)}`, now()),
  }
}
