import type { Answer } from '../src/answer/answer.ts'
import { solve } from '../src/solve.ts'
import { type CorpusQuestion, isHeldOut, readCorpus } from './read-corpus.ts'

/** How a question went: the right answer, none, or a wrong one stated as certain. */
type Outcome = 'right' | 'unanswered' | 'wrong'

const NOW = Date.UTC(2026, 10, 21)

/** Holds what the built-in solver found against the corpus. */
function judge({ kind, answer }: CorpusQuestion, found: Answer): Outcome {
  if (kind !== 'answer')
    return found.kind === kind ? 'right' : found.kind === 'answer' ? 'wrong' : 'unanswered'
  if (found.kind !== 'answer') return 'unanswered'
  const isTime = found.calculations.some(({ outputs: [first] }) => ofTime.has(first?.unit ?? ''))
  const isRight =
    found.asked.length === answer.length &&
    answer.every((value, index) => isSame(found.asked[index] ?? Number.NaN, value, isTime))
  return isRight ? 'right' : 'wrong'
}

const ofTime: ReadonlySet<string> = new Set(['months', 'years'])

function isSame(value: number, expected: number, isTime: boolean): boolean {
  // Times may be given in months where the corpus has years, and the other way round.
  return (isTime ? [1, 12, 1 / 12] : [1]).some(
    (factor) => Math.abs(value * factor - expected) <= 2e-6 * Math.abs(expected) + 1e-9,
  )
}

/** A question of the corpus with what the built-in solver found, and how that went. */
export interface JudgedQuestion extends CorpusQuestion {
  readonly found: Answer
  readonly outcome: Outcome
}

/** Puts every question of the corpus to the built-in solver. */
export function judgeCorpus(): JudgedQuestion[] {
  return readCorpus().map((question) => {
    const found = solve({ question: question.ask, before: question.after, now: NOW })
    return { ...question, found, outcome: judge(question, found) }
  })
}

/** The share of the right answers among the questions kept aside, or among the others. */
export function shareOfRight(judged: readonly JudgedQuestion[], heldOut: boolean): number {
  const those = judged.filter((question) => isHeldOut(question) === heldOut)
  return those.filter(({ outcome }) => outcome === 'right').length / those.length
}
