import type { Draft } from '../answer/answer.ts'
import { noFigureOfIt } from '../grammar/other-figures.ts'
import {
  besidePart,
  halfOf,
  loanWays,
  monthSaid,
  moreBetween,
  ofAnother,
  ofBoth,
  ofWholeYear,
  partsOfAnswer,
  saidBy,
} from '../grammar/turn-words.ts'
import { isOtherDifference } from '../plan/is-unheard-change.ts'
import { completeNamed } from '../plan/named/complete-named.ts'
import type { Step } from '../plan/plan.ts'
import { planSum } from '../plan/special/plan-sum.ts'
import { isWithin } from '../read/is-within.ts'
import type { Reading } from '../read/read-words.ts'
import { readOwnWords } from '../read/reword.ts'
import { changeWhole } from './change-whole.ts'
import {
  type AskedDifference,
  asksNothingElse,
  differBetween,
  formerOf,
  takeDifference,
} from './differ-between-answers.ts'
import { idleBeside } from './idle-beside.ts'
import { calculationOf, type Talk } from './talk.ts'
import { withNewAsk, withNewFigures } from './tell-again.ts'
import { isPartOfResult } from './tell-part.ts'
import { tellSaved } from './tell-saved.ts'
import { figuresOf, wordsOf } from './written-figures.ts'

/** What a turn comes to, with the whole question where that is plain. */
export interface Told {
  step: Step
  whole?: string | undefined
  /** By how much an amount of it changed. */
  by?: number | undefined
}

/** How a question is asked by itself, and after those before it. */
export interface Asking {
  alone(whole: string): Step | undefined
  after(turn: string): Step
}

/**
 * A turn that has no answer in its own words, every word of which is known: figures of the question before that change,
 * by how much its answer differs from one of before, a part of that answer, or what it comes to in a year.
 */
export function tellTurn(talk: Talk, reading: Reading, asking: Asking): Told | undefined {
  const said = (reading.said ?? reading.asked)
    .replace(saidBy, ' ')
    .replace(halfOf, '0.5 ')
    .replace(moreBetween, '$1 $3 $2')
    .trim()
  const { last, results } = talk
  if (last?.answer.kind !== 'answer' || last.isFigureLost === true) return undefined
  const saved = tellSaved(said, last)
  if (saved !== undefined) return { step: saved }
  const asked = takeDifference(said)
  if (asked !== undefined) {
    const isOfBoth = figuresOf(said).length === 0
    // Of two answers of before all that is said asks for the difference.
    const ofWhat = isOfBoth && asksNothingElse(said) ? said : asked.said
    if (!asksNothingElse(ofWhat)) return undefined
    const now = isOfBoth
      ? undefined
      : (tellChange(talk, asked.rest, asking) ?? tellAfter(talk, asked.rest, asking))
    const former = isOfBoth ? formerOf(results, said) : results.at(-1)
    const present = isOfBoth ? results.at(-1) : now?.step.answer.calculations[0]
    const answer = former && present && differBetween(former, present, ofWhat)
    if (answer === undefined || isOfOther(answer, asked, talk, reading)) return undefined
    const plan = now?.step.plan
    return { step: { answer, ...(plan && { plan }) }, ...(now?.whole !== undefined && { whole: now.whole }) }
  }
  const otherWay = inOtherWay(talk, said, asking)
  if (otherWay !== undefined) return otherWay
  if (figuresOf(said).length > 0) return tellChange(talk, said, asking)
  return tellPartOf(talk, said, asking) ?? overYear(talk, said) ?? ofBothTogether(talk, said)
}

/** Whether the difference of a month is told, where that of a year, of the whole time or of another figure is asked for. */
function isOfOther(
  { calculations }: Draft,
  { rest, said }: AskedDifference,
  { last, whole = '' }: Talk,
  { quantities }: Reading,
): boolean {
  const calculator = calculations[1]?.calculator
  // What is told of a condition is none of the difference: "if I take 5 years, how much more interest".
  const isApart = calculator !== 'tax' && /^(?:and |so |aur )?(?:if|agar|what if|at)\b|,|\./.test(rest)
  // What is got is no withdrawal, and interest that is paid is no instalment.
  const isOfInterest = /\b(?:interest|byaa?j)\b|ब्याज/.test(said)
  const got =
    calculator === 'swp' ? said : said.replace(isOfInterest ? /\b(?:gets?|pay)\b/g : /\bgets?\b/g, '')
  const ofMonth = calculator === 'inflation' && monthSaid.test(whole) ? got.replace(monthSaid, '') : got
  return isOtherDifference(calculations, last?.plan, {
    said: isApart ? ofMonth : `${rest} ${ofMonth}`,
    quantities: isApart ? [] : quantities,
  })
}

function tellChange({ last, whole }: Talk, said: string, { alone }: Asking): Told | undefined {
  const isOfRate = figuresOf(said).every(({ kind }) => kind === 'percent')
  const plain = isOfRate ? said.replace(/ mil[ae]?\b/, '') : said
  if (
    whole === undefined ||
    last?.traded !== undefined ||
    opensWithAnd.test(said) ||
    noFigureOfIt.test(plain) ||
    isOfResult(last, plain)
  )
    return undefined
  // "In 3 more years" after a growth asks what it is worth then.
  const isLater =
    calculationOf(last)?.ask.find === 'annualRatePercent' &&
    figuresOf(said).some(({ kind }) => kind === 'time')
  if (isLater) return undefined
  const isSum = last?.plan?.kind === 'sum'
  const isOfPlan = !isSum && last?.financed === undefined
  const changed = changeWhole(whole, plain, isSum) ?? (isOfPlan ? withNearFigure(whole, said) : undefined)
  const step = changed === undefined ? undefined : alone(changed)
  const [by] = figuresOf(said)
  return step?.answer.kind === 'answer' ? { step, whole: changed, by: by?.value } : undefined
}

/** "और 5 साल" is so many more, or so many instead. */
const opensWithAnd = /^(?:aur|और) \d/
/** A figure that takes the place of another is hardly so many times as much. */
const ALIKE = 3

/** Another figure of the size of the one whose place it takes. */
function withNearFigure(whole: string, said: string): string | undefined {
  const [figure, ...others] = figuresOf(said)
  const before = figuresOf(whole).find(
    ({ kind, isBare }) => kind === figure?.kind && isBare === figure.isBare,
  )
  const isNearby = before !== undefined && figure !== undefined && isWithin(ALIKE, before.value, figure.value)
  return isNearby && others.length === 0 ? withNewFigures(whole, said) : undefined
}

/** "If I take 5 years" beside what asks for a difference. */
function tellAfter(talk: Talk, said: string, { after }: Asking): Told | undefined {
  const { isAmountOfMonth, isAmountOfYear, isRateOfMonth } = talk
  if (isAmountOfMonth || isAmountOfYear || isRateOfMonth || isPartOfResult(said)) return undefined
  const step = after(said)
  return step.answer.kind === 'answer' ? { step } : undefined
}

/** "Add 50,000" after an answer may be meant of the answer; an instalment of less is not. */
function isOfResult(last: Talk['last'], said: string): boolean {
  const [result = 0] = last?.answer.asked ?? []
  const isLoan = last?.answer.calculations[0]?.outputs.some(({ id }) => id === 'emi') === true
  const isLarge = figuresOf(said).every(({ value }) => value > result)
  const isOfMonth =
    monthSaid.test(said) && !/month/i.test(last?.answer.calculations[0]?.outputs[0]?.label ?? '')
  return isPartOfResult(said) && !(isLoan && isLarge) && !isOfMonth
}

/** "Interest part only", "and the GST?". */
function tellPartOf({ last, whole }: Talk, said: string, { alone, after }: Asking): Told | undefined {
  const words = wordsOf(said).filter((word) => !besidePart.has(word))
  const found = partsOfAnswer.find(([names]) => words.length > 0 && words.every((word) => names.has(word)))
  if (found === undefined) return undefined
  const [, asks, ids] = found
  const named = last?.plan?.kind === 'definition' ? last.plan.named : undefined
  const id = named && Object.keys(named.words.definition.outputs).find((name) => ids.test(name))
  if (named !== undefined) {
    const step = id === undefined ? undefined : completeNamed({ ...named, asked: id })
    return step?.answer.kind === 'answer'
      ? { step: { answer: step.answer, plan: { kind: 'definition', named: step.named } } }
      : undefined
  }
  const value = last?.answer.calculations[0]?.outputs.find((output) => ids.test(output.id))?.value
  if (value === undefined) return undefined
  const steps = asks.flatMap((ask) => [
    after(ask),
    ...(whole === undefined ? [] : withNewAsk(whole, ask).flatMap((again) => alone(again) ?? [])),
  ])
  const step = steps.find(({ answer }) => answer.kind === 'answer' && isNear(answer.asked[0], value))
  return step && { step }
}

const isNear = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= 1e-9 * Math.abs(other)

/** "And if it was 10 % reducing?" after a loan at a flat rate, and the other way round. */
function inOtherWay({ whole, results }: Talk, said: string, { alone }: Asking): Told | undefined {
  const way = loanWays.find(([told]) => told.test(said))
  const isLoan = results.at(-1)?.outputs.some(({ id }) => id === 'emi') === true
  if (way === undefined || whole === undefined || !isLoan) return undefined
  const [told, as] = way
  const former = loanWays.find(([other, name]) => name !== as && other.test(whole))?.[0]
  const plain = said.replace(told, ' ').replace(/\s+/g, ' ').trim()
  const named =
    former === undefined ? `${whole.replace(/[?. ]+$/, '')}, ${as} rate` : whole.replace(former, as)
  const changed = figuresOf(plain).length === 0 ? named : withNewFigures(named, plain)
  if (told.test(whole) || !idleBeside(plain, [whole]) || changed === undefined) return undefined
  const step = alone(changed)
  return step?.answer.kind === 'answer' ? { step, whole: changed } : undefined
}

/** "Both together?" after the same was asked for somebody else. */
function ofBothTogether({ results, last, told }: Talk, said: string): Told | undefined {
  const [one, other] = results.slice(-2)
  // Two answers to one question, of which each is instead of the other, make no sum.
  const isOfTwo = ofAnother.test(told.at(-1) ?? '')
  if (!ofBoth.test(said) || !isOfTwo || one === undefined || other === undefined) return undefined
  const [first, second] = [one.outputs[0], other.outputs[0]]
  const isAlike = one.calculator === other.calculator && first?.id === second?.id && first?.unit === 'inr'
  const isOther = JSON.stringify(one.inputs) !== JSON.stringify(other.inputs)
  if (!isAlike || !isOther || last?.answer.asked[0] !== second?.value) return undefined
  const step = planSum(readOwnWords(`rs ${first?.value} + rs ${second?.value}`), {})
  return step?.answer.kind === 'answer' ? { step: { answer: step.answer } } : undefined
}

/** "Per year" after what comes every month. */
function overYear({ last }: Talk, said: string): Told | undefined {
  const [result] = last?.answer.asked ?? []
  const output = last?.answer.calculations[0]?.outputs[0]
  const isOfMonth = output?.value === result && /\bmonth(?:ly)?\b/i.test(output?.label ?? '')
  if (!ofWholeYear.test(said) || !isOfMonth || output?.unit !== 'inr') return undefined
  const step = planSum(readOwnWords(`rs ${result} * 12`), {})
  return step?.answer.kind === 'answer' ? { step: { answer: step.answer } } : undefined
}
