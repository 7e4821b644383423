import { anyRate, loanKind, rateOfMonth, theFirst } from '../grammar/rate-periods.ts'
import type { Candidate } from '../plan/candidate.ts'
import type { Plan, Step, World } from '../plan/plan.ts'
import type { Reading } from '../read/read-words.ts'

/** What came of the last question of a talk, with what is still known from those before it. */
export interface Turn extends Step {
  /** What was computed before the last change of a figure. */
  former?: Candidate | undefined
  /** It was not understood, so that a bare figure after it is about that rather than about the plan before it. */
  isRefused?: boolean
  /** It was not, and said a figure, which what goes on from the plan before it is without. */
  isFigureLost?: boolean
}

/** The questions of a talk, as far as they were understood. */
export interface Talk {
  /** What came of the last of them. */
  last: Turn | undefined
  /** Those by which the language of the talk is told. */
  spoken: readonly string[]
  /** The rate that was told last is one of a month. */
  isRateOfMonth: boolean
  /** So is the amount. */
  isAmountOfMonth: boolean
  /** The kinds of loans that were named, the last of them last. */
  loans: readonly string[]
}

/** What somebody asks, after what, and when. */
export interface Asked {
  reading: Reading
  /** It is about a loan of before the last. */
  isBack?: boolean
  last: Turn | undefined
  world: World
}

/** The calculation that a plan is, if it is one. */
export function calculationOf(turn: Step | undefined): Candidate | undefined {
  return turn?.plan?.kind === 'calculation' ? turn.plan.candidate : undefined
}

/** A step as the last one of a talk: a plan that it leaves as it was stands on, a sum or a list only until the next. */
export function toTurn(step: Step, last: Turn | undefined, saysFigure = false): Turn {
  const isRefused = step.answer.kind !== 'answer' && step.plan === undefined
  const isLost = isRefused || (step.answer.kind !== 'answer' && step.plan === last?.plan)
  return {
    ...step,
    plan: step.plan ?? standing(last?.plan),
    financed: step.financed ?? last?.financed,
    traded: step.traded ?? (calculationOf(step)?.family.id === 'crypto-tax' ? last?.traded : undefined),
    former: formerOf(step, last),
    isRefused,
    isFigureLost: isLost && (saysFigure || last?.isFigureLost === true),
  }
}

/** What of a plan goes beyond the next question: a sum or a list is over by then. */
export function standing(plan: Plan | undefined): Plan | undefined {
  return plan?.kind === 'calculation' || plan?.kind === 'definition' ? plan : undefined
}

/** What was computed before a figure of it was changed; after another kind of question there is none. */
function formerOf(step: Step, last: Turn | undefined): Candidate | undefined {
  const [now, before] = [calculationOf(step), calculationOf(last)]
  if (now === undefined || before === undefined || step.answer.kind !== 'answer') return last?.former
  if (now.family !== before.family || before.missing.length > 0) return undefined
  const isSame = JSON.stringify([now.values, now.choices]) === JSON.stringify([before.values, before.choices])
  return isSame ? last?.former : before
}

/** The kinds of loans of a talk after this question, the one that it is about last. */
export function listLoans(asked: string, before: readonly string[]): readonly string[] {
  const named = loansIn(asked)
  return [...before.filter((kind) => !named.includes(kind)), ...named]
}

/** Whether a question goes back to a loan of before the last, whose figures are not known any more. */
export function goesBack(asked: string, loans: readonly string[]): boolean {
  return loansIn(asked).some((kind) => loans.slice(0, -1).includes(kind)) || theFirst.test(asked)
}

const loansIn = (asked: string) => [...asked.matchAll(loanKind)].map(([, kind, other]) => kind ?? other ?? '')

/** Whether the rate of a talk is one of a month after this question: what tells no rate leaves it as it was. */
export function isRateOfMonth(asked: string, wasOfMonth: boolean): boolean {
  return rateOfMonth.test(asked) || (wasOfMonth && !anyRate.test(asked))
}
