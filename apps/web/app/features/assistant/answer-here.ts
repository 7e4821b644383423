import type { AskBody, AskEvent, AskParts } from '@pkg/api-contract'
import { calculators, type Details, withDetails } from '@pkg/finance-math/calculators'
import { type Answer, cutIntoLines, solve, toEvents } from '@pkg/money-questions'

/** Names and formulas of each calculator, which the build leaves out of its definition. */
const details = import.meta.glob<Readonly<Record<string, Details>>>(
  '../../../../../packages/finance-math/src/calculators/*/*.details.ts',
  { eager: true },
)

const whole = calculators.map((definition) => {
  const found = Object.entries(details).find(([path]) => path.endsWith(`/${definition.id}.details.ts`))
  return Object.values(found?.[1] ?? {}).reduce(withDetails, definition)
})

/** Answers a question in the browser, with what the server answers with where no model is asked and rates are unknown. */
export function answerHere(body: AskBody): { kind: Answer['kind']; events: AskEvent[] } {
  const answer = solveHere(body)
  return { kind: answer.kind, events: [...toEvents(answer)] }
}

/** The first line of an answer to what has been typed so far, cut at its figures; undefined where it is no whole question. */
export function previewHere(body: AskBody): AskParts | undefined {
  const { kind, parts } = solveHere(body)
  const [line = []] = cutIntoLines(parts)
  return kind === 'answer' ? line.map((part) => (typeof part === 'string' ? part : { ...part })) : undefined
}

function solveHere({ question, turns = [] }: AskBody): Answer {
  const before = turns.map((turn) => turn.question)
  return solve({ question, before, now: Date.now(), rates: 'unavailable', calculators: whole })
}
