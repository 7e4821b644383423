import type { Draft } from '../answer/answer.ts'
import { together as joined, lines } from '../answer/parts.ts'
import { toSaid } from '../answer/to-said.ts'
import { askedApart, askedInTurn, askedTogether } from '../grammar/several-questions.ts'
import { phrasesOf } from '../languages/index.ts'
import type { Phrases } from '../languages/phrases.ts'
import { toSumAnswer } from '../plan/special/result.ts'
import { isWithin } from '../read/is-within.ts'
import { silence, type Talk, type Turn } from './talk.ts'

/** What plans come to, as calculators call it. */
const atTheEnd = /^(?:futureValue|maturity|total)$/
/** So near, two figures are the same one. */
const SAME = 1 + 1e-9

/** All that some answers say, each in its own lines. */
function together(answers: readonly Draft[]): Draft {
  return {
    kind: 'answer',
    say: (phrases) => lines(...answers.map(({ say }) => say(phrases))),
    calculations: answers.flatMap(({ calculations }) => calculations),
    asked: answers.flatMap(({ asked }) => asked),
  }
}

/** Whether an answer tells figures that it computed. */
function tellsAll({ say }: Draft, figures: readonly number[]): boolean {
  const told = joined(say(phrasesOf.en)).flatMap((part) =>
    typeof part !== 'string' && part.computed ? [part.value] : [],
  )
  return figures.every((figure) => told.some((one) => one === figure || isWithin(SAME, one, figure)))
}

/** The answers of turns; undefined where one has none. */
function answersOf(turns: readonly (Turn | undefined)[]): Draft[] | undefined {
  const answers = turns.flatMap((turn) => (turn?.answer.kind === 'answer' ? [turn.answer] : []))
  return answers.length === turns.length ? answers : undefined
}

/** Two plans, and what one figure of both comes to in all; undefined where they do not have the same figure. */
function addUp(questions: readonly string[], goOn: (talk: Talk, question: string) => Talk): Turn | undefined {
  const [one, other, ...more] = answersOf(questions.map((each) => goOn(silence, each).last)) ?? []
  if (one === undefined || other === undefined || more.length > 0) return undefined
  const [first, second] = [one, other].map(({ calculations: [calculation] }) => calculation?.outputs[0])
  const isOne = [one, other].every(({ asked, calculations }) => asked.length + calculations.length === 2)
  const isAlike =
    first?.id === second?.id || [first, second].every((figure) => atTheEnd.test(figure?.id ?? ''))
  if (!isOne || !isAlike || [first, second].some((figure) => figure?.unit !== 'inr')) return undefined
  const [a = 0, b = 0] = [one.asked[0], other.asked[0]]
  const say = (value: number, phrases: Phrases) => toSaid(value, 'inr', { computed: true, phrases })
  const sum = toSumAnswer({
    sum: (phrases) => joined(say(a, phrases), ' + ', say(b, phrases)),
    value: a + b,
    unit: 'inr',
    says: (phrases) => say(a + b, phrases).text,
  })
  return { answer: { ...together([one, other, sum]), asked: sum.asked }, plan: { kind: 'closed' } }
}

/**
 * Several questions in one: several figures of one plan ("EMI and total interest"), each asked for by itself, and one question
 * after the other ("… and if 12 years?"), each as the turn of a talk. Undefined where it is one, or one of them has no answer.
 *
 * @param found what the whole came to
 * @param goOn a talk with one more question in it
 */
export function askSeveral(
  question: string,
  found: Turn | undefined,
  goOn: (talk: Talk, question: string) => Talk,
): Turn | undefined {
  const apart = askedApart(question).map((one) => goOn(silence, one).last)
  const each = apart.length > 0 ? answersOf(apart) : undefined
  if (each !== undefined) {
    const asked = [...new Set(each.flatMap((answer) => answer.asked))]
    // Words that one answer takes for another name of the same figure.
    if (asked.length < each.length) return undefined
    if (found?.answer.kind === 'answer' && tellsAll(found.answer, asked)) return undefined
    const [first] = apart
    return first && { ...first, answer: each.find((answer) => tellsAll(answer, asked)) ?? together(each) }
  }
  const sum = addUp(askedTogether(question), goOn)
  if (sum !== undefined) return sum
  if (found?.answer.kind === 'answer') return undefined
  const talks: Talk[] = []
  for (const one of askedInTurn(question)) {
    const talk = goOn(talks.at(-1) ?? silence, one)
    if (talk.last?.answer.kind !== 'answer') return undefined
    talks.push(talk)
  }
  const last = talks.at(-1)?.last
  const answers = answersOf(talks.map((talk) => talk.last))
  return last && answers && { ...last, answer: together(answers) }
}
