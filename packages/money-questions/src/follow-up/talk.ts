import type { Calculation } from '../answer/answer.ts'
import { anyRate, earlier, loanKind, rateOfMonth, theFirst } from '../grammar/rate-periods.ts'
import type { Candidate } from '../plan/candidate.ts'
import { figuresOf } from '../plan/figures-of.ts'
import { isDifference } from '../plan/is-unheard-change.ts'
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
  /** Something that was said since the plan was told is not in it. */
  isSomethingLost?: boolean
}

/** The questions of a talk, as far as they were understood. */
export interface Talk {
  /** What came of the last of them. */
  last: Turn | undefined
  /** Those by which the language of the talk is told. */
  spoken: readonly string[]
  /** What was asked, oldest first, with its words put right and each figure in its scale. */
  told: readonly string[]
  /** What was computed, oldest first, differences of these left out. */
  results: readonly Calculation[]
  /** By how much the last turn changed a figure. */
  by?: number | undefined
  /** The question that the last answer is of, with all of its figures, where one has them. */
  whole?: string | undefined
  /** The rate that was told last is one of a month. */
  isRateOfMonth: boolean
  /** So is the amount. */
  isAmountOfMonth: boolean
  /** An amount was told for a year that its plan counts by the month. */
  isAmountOfYear: boolean
  /** The kinds of loans that were named, the last of them last. */
  loans: readonly string[]
  /** The loans that were computed, as each was understood last, in the order in which they came up. */
  computed: readonly ComputedLoan[]
  /** Which of these the talk is about. */
  current: number
}

/** Before anything was asked. */
export const silence: Talk = {
  ...{
    last: undefined,
    spoken: [],
    told: [],
    results: [],
    isRateOfMonth: false,
    isAmountOfMonth: false,
    isAmountOfYear: false,
  },
  ...{ loans: [], computed: [], current: 0 },
}

/** A loan of a talk. */
interface ComputedLoan {
  /** Home, car, …; empty where it was not named. */
  kind: string
  candidate: Candidate
}

/** What somebody asks, after what, and when. */
export interface Asked {
  reading: Reading
  /** It is about a loan of before the last: which, where that is known. */
  back?: { to: number; candidate: Candidate } | 'unknown' | undefined
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
    isSomethingLost: isLost || step.isWithoutLost === true,
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

/** What was computed in a talk after this step. */
export function keepResults(results: readonly Calculation[], { answer }: Step): readonly Calculation[] {
  const [calculation] = answer.kind === 'answer' ? answer.calculations : []
  return calculation === undefined || isDifference(calculation) ? results : [...results, calculation]
}

/** The kinds of loans of a talk after this question, the one that it is about last. */
export function listLoans(asked: string, before: readonly string[]): readonly string[] {
  const named = loansIn(asked)
  return [...before.filter((kind) => !named.includes(kind)), ...named]
}

/** The loan of before the last that a question goes back to; undefined where it does not go back. */
export function goesBack(asked: string, { loans, computed, current }: Talk): Asked['back'] {
  const kind = loansIn(asked).find((named) => loans.slice(0, -1).includes(named))
  if (kind === undefined && !theFirst.test(asked)) return undefined
  const others = computed.map((loan, to) => ({ ...loan, to })).filter(({ to }) => to !== current)
  const alike = kind === undefined ? others : others.filter((loan) => loan.kind === kind)
  // "The earlier one" is the other of two.
  const isOpen = kind === undefined ? earlier.test(asked) && alike.length > 1 : alike.length > 1
  const [found] = alike
  return found === undefined || isOpen ? 'unknown' : found
}

/** So many figures tell a loan whole. */
const WHOLE = 3

/** The loans of a talk after this step, and which of them it is about. */
export function keepLoans(
  { computed, current, last, loans }: Talk,
  step: Step,
  { asked, quantities }: Reading,
  back: Asked['back'],
): Pick<Talk, 'computed' | 'current'> {
  const candidate = calculationOf(step)
  const isLoan = candidate?.family.kin === 'loan' && step.answer.kind === 'answer'
  if (!isLoan || candidate === undefined) return { computed, current }
  if (typeof back === 'object')
    return {
      computed: computed.map((loan, at) => (at === back.to ? { ...loan, candidate } : loan)),
      current: back.to,
    }
  // "Car loan of 7 lakh", and then its rate and time, which were asked for.
  const kind = loansIn(asked).at(-1) ?? (last?.answer.kind === 'clarify' ? loans.at(-1) : undefined)
  const isNew =
    computed.length === 0 ||
    quantities.length >= WHOLE ||
    (kind !== undefined && kind !== computed[current]?.kind)
  if (isNew) return { computed: [...computed, { kind: kind ?? '', candidate }], current: computed.length }
  return { computed: computed.map((loan, at) => (at === current ? { ...loan, candidate } : loan)), current }
}

const loansIn = (asked: string) => [...asked.matchAll(loanKind)].map(([, kind, other]) => kind ?? other ?? '')

/** Whether the rate of a talk is one of a month after this question: what tells no rate leaves it as it was. */
export function isRateOfMonth(asked: string, wasOfMonth: boolean): boolean {
  return rateOfMonth.test(asked) || (wasOfMonth && !anyRate.test(asked))
}

const MONTHS = 12

/** Whether the amount of a plan was told for a year, and is kept as one of a month; what tells no amount leaves it as it was. */
export function isAmountOfYear({ quantities }: Reading, { plan }: Step, wasOfYear: boolean): boolean {
  const amounts = quantities.filter(({ kind }) => kind === 'money' || kind === 'bare')
  if (amounts.length === 0) return wasOfYear
  const kept = standing(plan)
  return (
    kept !== undefined && amounts.some(({ value }) => Object.values(figuresOf(kept)).includes(value / MONTHS))
  )
}
