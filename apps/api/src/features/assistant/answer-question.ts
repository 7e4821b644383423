import type { AskBody, AskEvent } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import type { ExchangeRates } from '@pkg/money-questions'
import { fill, phrasesOf, solve, toEvents } from '@pkg/money-questions'
import { answerWithModel } from './answer-with-model.ts'

export interface AnswerQuestion extends AskBody {
  /** The exchange rates of the day, asked for where a question needs them; undefined where nobody has them. */
  readRates(): Promise<ExchangeRates | undefined>
  streamModel: ChainClient['streamModel']
  /** Why the model is not to be asked, if it is not. */
  withoutModel?: 'budgetIsSpent' | 'tooOften' | undefined
  now: number
  signal: AbortSignal
}

/** Answers with the model where there is one and it may be asked, with the built-in solver otherwise. */
export async function* answerQuestion(given: AnswerQuestion): AsyncGenerator<AskEvent> {
  const { question, turns = [], streamModel, withoutModel, now, signal } = given
  const asked = { question, before: turns.map((turn) => turn.question), now }
  const alone = solve(asked)
  const rates = alone.needsRates ? ((await given.readRates()) ?? 'unavailable') : undefined
  const solved = rates === undefined ? alone : solve({ ...asked, rates })
  if (streamModel === undefined) yield* toEvents(solved)
  else if (withoutModel !== undefined) {
    const { model } = phrasesOf[solved.language]
    yield* toEvents(solved, fill(model.instead, { why: model[withoutModel] }))
  } else yield* answerWithModel({ question, turns, solved, rates, stream: streamModel, signal })
}
