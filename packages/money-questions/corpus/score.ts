import { solve } from '../src/solve.ts'
import { type CorpusQuestion, isHeldOut, readCorpus } from './read-corpus.ts'

/** How a question went: the right answer, none, or a wrong one stated as certain. */
export type Outcome = 'right' | 'unanswered' | 'wrong'

const NOW = Date.UTC(2026, 10, 21)

/** Puts a question to the built-in solver and holds the answer against the corpus. */
export function judge({ ask, after, kind, answer }: CorpusQuestion): { outcome: Outcome; text: string } {
  const found = solve({ question: ask, before: after, now: NOW })
  const { text } = found
  if (kind !== 'answer')
    return { outcome: found.kind === kind ? 'right' : found.kind === 'answer' ? 'wrong' : 'unanswered', text }
  if (found.kind !== 'answer') return { outcome: 'unanswered', text }
  const isRight =
    found.asked.length === answer.length &&
    answer.every((value, index) => isSame(found.asked[index] ?? Number.NaN, value))
  return { outcome: isRight ? 'right' : 'wrong', text: `${text} [${found.asked}] for [${answer}]` }
}

function isSame(value: number, expected: number): boolean {
  // Times may be given in months where the corpus has years, and the other way round.
  return [1, 12, 1 / 12].some(
    (factor) => Math.abs(value * factor - expected) <= 2e-6 * Math.abs(expected) + 1e-9,
  )
}

/** How every question of the corpus went. */
export function judgeCorpus(): (CorpusQuestion & ReturnType<typeof judge>)[] {
  return readCorpus().map((question) => ({ ...question, ...judge(question) }))
}

/** The share of the right answers among the questions kept aside, or among the others. */
export function shareOfRight(judged: ReturnType<typeof judgeCorpus>, heldOut: boolean): number {
  const those = judged.filter((question) => isHeldOut(question) === heldOut)
  return those.filter(({ outcome }) => outcome === 'right').length / those.length
}
