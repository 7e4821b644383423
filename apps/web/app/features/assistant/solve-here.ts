import type { AskBody, AskEvent, AskParts } from '@pkg/api-contract'
import { type Answer, cutIntoLines, solve, toEvents } from '@pkg/money-questions'

/** What the browser makes of a question by itself, as plain data that one thread can send another. */
export interface HereAnswer {
  kind: Answer['kind']
  /** What the server answers with where no model is asked and rates are unknown. */
  events: AskEvent[]
  /** The first line of the answer, cut at its figures. */
  firstLine: AskParts
}

export function solveHere({ question, turns = [] }: AskBody): HereAnswer {
  const before = turns.map((turn) => turn.question)
  const answer = solve({ question, before, now: Date.now(), rates: 'unavailable' })
  const [line = []] = cutIntoLines(answer.parts)
  const firstLine = line.map((part) => (typeof part === 'string' ? part : { ...part }))
  return { kind: answer.kind, events: [...toEvents(answer)], firstLine }
}
