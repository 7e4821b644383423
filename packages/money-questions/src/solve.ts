import { type AnyCalculator, calculators as all } from '@pkg/finance-math/calculators'
import type { Answer } from './answer/answer.ts'
import { withDefinitions } from './answer/definitions.ts'
import type { ExchangeRates } from './answer/exchange-rates.ts'
import { lines, together, toText } from './answer/parts.ts'
import { tellLabels } from './answer/tell-labels.ts'
import { askSeveral } from './follow-up/ask-several.ts'
import { chooseOption, chosenOption } from './follow-up/choose-option.ts'
import { putRight } from './follow-up/put-right.ts'
import { keep, rememberedTalk } from './follow-up/remember-talks.ts'
import {
  type Asked,
  calculationOf,
  goesBack,
  isAmountOfYear,
  isRateOfMonth,
  keepLoans,
  keepResults,
  listLoans,
  silence,
  standing,
  type Talk,
  type Turn,
  toTurn,
} from './follow-up/talk.ts'
import { withNewAsk, withNewFigures } from './follow-up/tell-again.ts'
import { tellBare } from './follow-up/tell-bare.ts'
import { type Asking, type Told, tellTurn } from './follow-up/tell-turn.ts'
import { withGrowingTime } from './follow-up/with-growing-time.ts'
import { withInterestOfTime } from './follow-up/with-interest-of-time.ts'
import { withOtherAge } from './follow-up/with-other-age.ts'
import { withAmountOf, withRateOfMonth } from './follow-up/with-rate-of-month.ts'
import { takesUpResult } from './grammar/carrying-on.ts'
import { inPlaceOf } from './grammar/corrections.ts'
import { asksWhenGrown } from './grammar/growing-time.ts'
import { leftOfTime } from './grammar/left-of-time.ts'
import { askedPaidIn, interestOfTime } from './grammar/other-figures.ts'
import { amountOfMonth, ofYear } from './grammar/rate-periods.ts'
import { several } from './grammar/several-questions.ts'
import { regimeAlone, regimesNamed, toRegime } from './grammar/tax-deductions.ts'
import { noneOfRate } from './grammar/zero-rates.ts'
import { calculatorFor } from './languages/calculator-for.ts'
import { languageOf } from './languages/detect-language.ts'
import { phrasesOf } from './languages/index.ts'
import { fill } from './languages/phrases.ts'
import type { Candidate } from './plan/candidate.ts'
import { askWhatChanges } from './plan/decline.ts'
import { figuresOf } from './plan/figures-of.ts'
import { financialYear } from './plan/financial-year.ts'
import { isUnheardTurn } from './plan/is-unheard-turn.ts'
import { pointToCalculators } from './plan/named/point-to-calculators.ts'
import type { Plan, Step, World } from './plan/plan.ts'
import { isBeyond, isUndecided, kindOf, planQuestion } from './plan-question.ts'
import { isWithin } from './read/is-within.ts'
import { readAsked, readOtherwise } from './read/read-question.ts'
import type { Reading } from './read/read-words.ts'
import { tellLeftAsPaid } from './read/tell-left-as-paid.ts'

/** A question with those before it in the same talk. */
export interface Question {
  question: string
  /** Earlier questions, oldest first. */
  before?: readonly string[]
  /** Today, in milliseconds since 1970: which financial year it is. */
  now: number
  /** The exchange rates of the day, or that they could not be read; where they are needed and missing, the answer says so. */
  rates?: ExchangeRates | 'unavailable' | undefined
  /** What is understood by its definition where no kind of question knows it. @default every calculator of finance-math */
  calculators?: readonly AnyCalculator[]
}

/** So many earlier questions of a talk count. */
const TURNS = 10

/**
 * Answers a question about money by itself: what it means is found by grammar and vocabulary, what it comes to is
 * computed by finance-math. Asks back where something is missing or unclear, and declines what it cannot compute.
 */
export function solve({ question, before = [], now, rates, calculators }: Question): Answer {
  const world: World = { year: financialYear(now), rates, ...(calculators && { calculators }) }
  return withDefinitions(calculators ?? [], () => {
    const talk = goOn(recall(before.slice(-TURNS), world), question, world)
    keep([...before, question].slice(-TURNS), talk, world)
    return tellAnswer(talk)
  })
}

/**
 * An answer that goes on from the plan of before, after something that was not understood: it says that it is without
 * that, and so does every answer that goes on from it.
 */
function withoutRefused(step: Step, last: Turn | undefined, { quantities }: Reading): Step {
  if (last?.isSomethingLost !== true || step.answer.kind !== 'answer' || kindOf(step) !== kindOf(last))
    return step
  const before = figuresOf(last.plan)
  const isKept = ([name, value]: [string, unknown]) =>
    before[name] === value && !quantities.some((quantity) => quantity.value === value)
  if (!Object.entries(figuresOf(step.plan)).some(isKept)) return step
  // "How much interest in that case" is asked of what was not understood.
  if (last.isFigureLost === true && quantities.length === 0) return { answer: askWhatChanges() }
  const { say } = step.answer
  return {
    ...step,
    isWithoutLost: true,
    answer: {
      ...step.answer,
      say: (phrases) => lines(say(phrases), phrases.sentences.withoutRefused),
    },
  }
}

/** What has no answer tells where somebody can compute it by hand: the calculators that it names. */
function withPointers(step: Step, reading: Reading, { calculators = all }: World): Step {
  const { kind, likely, options = [], say } = step.answer
  const isOpen = kind === 'answer' || likely !== undefined || options.length > 0 || step.plan !== undefined
  if (isOpen || reading.quantities.length === 0 || isBeyond(reading.asked)) return step
  const pointers = pointToCalculators(reading, calculators)
  if (pointers.length === 0) return step
  const told = pointers.map(({ definition: { name, path }, chosen }) => {
    const query = new URLSearchParams(chosen).toString()
    return `[${name.en}](${path}${query && `?${query}`})`
  })
  return {
    ...step,
    answer: {
      ...step.answer,
      say: (phrases) =>
        lines(say(phrases), fill(calculatorFor[phrases.language], { calculators: told.join(', ') })),
    },
  }
}

/** What has no answer in its own words may have one in others, or as an everyday question, and is then whole by itself. */
function orOtherwise(
  found: Step,
  question: string,
  reading: Reading,
  last: Turn | undefined,
  world: World,
): Step {
  const { quantities, asked } = reading
  // "1 quarter" in a talk is about what was said before.
  const isWhole = last === undefined || quantities.length > 1
  if (found.answer.kind === 'answer' || !isWhole || isUndecided(asked)) return found
  for (const otherwise of readOtherwise(question, last === undefined, isBeyond(asked))) {
    const told = planQuestion({ reading: otherwise, last: undefined, world })
    const isOfLast = last?.answer.kind === 'answer' && isUnheardTurn(told, last, reading)
    if (told.answer.kind === 'answer' && !isOfLast) return told
  }
  return found
}

/** A turn that was not understood, as the question before it with another figure or another thing asked of it. */
function tellAgain(
  said: string,
  reading: Reading,
  talk: Talk,
  world: World,
): { step: Step; whole: string } | undefined {
  const { last, whole } = talk
  if (whole === undefined || last?.answer.kind !== 'answer') return undefined
  const kind = last.plan?.kind
  // A plan of the grammar has its own ways to change.
  if (kind !== 'sum' && kind !== 'definition') return undefined
  const changed = withNewFigures(whole, said)
  const others = kind === 'sum' ? withNewAsk(whole, said) : []
  for (const again of changed === undefined ? others : [changed]) {
    const { last: step } = goOnOnce(silence, again, world)
    const isOther = step?.answer.asked.join() !== last.answer.asked.join()
    if (step?.answer.kind !== 'answer' || !isOther) continue
    if (!isUnheardTurn(step, last, reading)) return { step, whole: again }
  }
  return undefined
}

/** A question after those before it, with the whole question that it comes to where that is plain. */
function planTurn(asked: Asked, question: string, talk: Talk): Told {
  const { reading, last, world } = asked
  const found = orOtherwise(planQuestion(asked), question, reading, last, world)
  const { said = question } = reading
  const again =
    last === undefined || found.answer.kind === 'answer'
      ? undefined
      : (tellAgain(said, reading, talk, world) ??
        tellTurn(talk, reading, askingIn(talk, world)) ??
        tellBare(talk, reading, askingIn(talk, world)))
  return again ?? { step: withPointers(withoutRefused(found, last, reading), reading, world) }
}

/** What is hardly a difference of the size of the one before. */
const ALIKE = 3

/** "3 lakh" after "2 lakh more" is the new amount, or so much more. */
function planOpen({ tokens, quantities }: Reading, { by, last }: Talk): Told | undefined {
  const [figure, ...others] = quantities
  const isAlone = figure !== undefined && others.length === 0 && tokens.length === figure.end - figure.start
  if (by === undefined || !isAlone || last?.answer.kind !== 'answer') return undefined
  return isWithin(ALIKE, by, figure.value) ? { step: { answer: askWhatChanges() } } : undefined
}

/** How a question is asked by itself, and in a talk. */
const askingIn = ({ last }: Talk, world: World): Asking => ({
  alone: (whole) => goOnOnce(silence, whole, world).last,
  after: (turn) => planQuestion({ reading: readAsked(turn, true), last, world }),
})

/** A turn that puts a figure of before right, or tells another age than before; undefined where it does neither. */
function planRight(said: string, talk: Talk, world: World): Told | undefined {
  const { last } = talk
  if (last?.answer.kind !== 'answer') return undefined
  const right = putRight(talk, said) ?? withOtherAge(talk, said)
  if (right === undefined) return undefined
  const unclear = { step: { answer: askWhatChanges() } }
  if (right === 'unclear') return unclear
  if ('turn' in right) return { step: planQuestion({ reading: readAsked(right.turn, true), last, world }) }
  const { whole } = right
  const step = goOnOnce(silence, whole, world).last
  return step?.answer.kind === 'answer' ? { step, whole } : unclear
}

/** What somebody says before a figure that takes the place of another. */
const puttingRight = /^(?:(?:no|nahi|sorry|ok|okay|oh|oops|wait|actually)[ ,]+)+/

/** The question that an answer is of, as a whole; undefined where only a plan knows it. */
function wholeOf(talk: Talk, { said = '', quantities }: Reading, { answer }: Step): string | undefined {
  if (talk.last === undefined) return answer.kind === 'answer' ? said : undefined
  const { whole } = talk
  if (answer.kind !== 'answer') return quantities.length > 0 ? undefined : whole
  // "40 % of it" is a figure of the answer, and none of the question.
  if (takesUpResult.test(said)) return undefined
  const changed = whole === undefined ? undefined : withNewFigures(whole, said.replace(puttingRight, ''))
  return changed ?? (quantities.length > 1 ? said : undefined)
}

/** What earlier questions of a talk came to: each is understood once, as long as it is remembered. */
function recall(before: readonly string[], world: World): Talk {
  const [question, ...earlier] = before.toReversed()
  if (question === undefined) return silence
  const known = rememberedTalk(before, world)
  if (known !== undefined) return known
  const talk = goOn(recall(earlier.toReversed(), world), question, world)
  keep(before, talk, world)
  return talk
}

/** A talk with one more question in it. */
function goOn(talk: Talk, question: string, world: World): Talk {
  const next = goOnOnce(talk, question, world)
  if (talk.last !== undefined || !several.test(question) || isBeyond(next.told.at(-1) ?? '')) return next
  const last = askSeveral(question, next.last, (before, turn) => goOnOnce(before, turn, world))
  return last === undefined ? next : { ...next, last, whole: undefined }
}

/** The same for a question that is one. */
function goOnOnce(talk: Talk, question: string, world: World): Talk {
  const { last, spoken } = talk
  const means = last && chosenOption(question, last)
  // What was chosen from options is in the language that they were offered in, whatever its words.
  if (means !== undefined && !('tokens' in means)) {
    const chosen = chooseOption(means, { last, world })
    if (chosen !== undefined) return { ...talk, last: toTurn(chosen, last) }
  } else if (last !== undefined && means !== undefined) {
    const { answer, former } = last
    const step = planQuestion({ reading: means, last: { answer, plan: standing(last.plan), former }, world })
    return { ...talk, last: toTurn(step, last) }
  }
  const before = calculationOf(last)
  const isOfTax = before?.family.id === 'tax'
  const reading = readAsked(question, last !== undefined, (asked) => {
    const only = asked.replace(inPlaceOf, (_, behind = '', ahead = '') => behind || ahead)
    const rated = last === undefined ? only : only.replace(noneOfRate, '0 % $1')
    const plain = isOfTax ? withRegime(rated) : rated
    const inAll = last?.plan === undefined ? plain : plain.replace(askedPaidIn, paidInOf(last.plan))
    const ofTime = before && interestOfTime.test(inAll) ? withInterestOfTime(inAll, before) : inAll
    const ofMonth = talk.isRateOfMonth ? withRateOfMonth(ofTime) : ofTime
    const told = leftOfTime.test(asked) ? tellLeftAsPaid(ofMonth, yearsOfLoan(before)) : ofMonth
    const period = isOfTax && talk.isAmountOfMonth ? 'month' : talk.isAmountOfYear ? 'year' : undefined
    return period === undefined ? told : withAmountOf(period, told)
  })
  const growing =
    before && asksWhenGrown.test(reading.asked) ? withGrowingTime(reading.asked, before) : undefined
  if (growing !== undefined)
    return { ...goOnOnce({ ...talk, last: undefined }, growing, world), spoken: [...spoken, question] }
  const { asked } = reading
  const back = goesBack(asked, talk)
  const { said = question } = reading
  const { step, whole, by } =
    planOpen(reading, talk) ??
    planRight(said, talk, world) ??
    planTurn({ reading, last, world, back }, question, talk)
  return {
    spoken: [...spoken, question],
    told: [...talk.told, said],
    by,
    whole: whole ?? wholeOf(talk, reading, step),
    last: toTurn(step, last, reading.quantities.length > 0),
    results: keepResults(talk.results, step),
    isRateOfMonth: isRateOfMonth(asked, talk.isRateOfMonth),
    isAmountOfMonth: amountOfMonth.test(asked) || (isOfTax && talk.isAmountOfMonth && !ofYear.test(asked)),
    isAmountOfYear: isAmountOfYear(reading, step, talk.isAmountOfYear),
    loans: listLoans(asked, talk.loans),
    ...keepLoans(talk, step, reading, back),
  }
}

/** "New, 18 lakh" after a tax: which regime it is now. */
function withRegime(asked: string): string {
  if (regimesNamed.test(asked)) return asked
  return asked.replace(regimeAlone, (_, word: string) => toRegime(word))
}

/** What somebody paid in, as a plan or a calculator calls it. */
function paidInOf(plan: Plan): string {
  if (plan.kind !== 'definition') return 'total paid in'
  const labels = Object.values(plan.named.words.definition.outputs).map(({ label }) => label.en)
  return labels.includes('Paid in') ? 'paid in' : 'total paid in'
}

/** For how long the loan is that the talk is about. */
function yearsOfLoan(candidate: Candidate | undefined): number | undefined {
  const years = candidate?.family.kin === 'loan' ? candidate.values.years : undefined
  return typeof years === 'number' ? years : undefined
}

/** The last answer of a talk, in its language. */
function tellAnswer({ last, spoken }: Talk): Answer {
  if (last === undefined) throw new Error('A talk without a question has no answer.')
  const { say, options = [], calculations, ...answer } = last.answer
  const language = languageOf(spoken)
  const phrases = phrasesOf[language]
  const parts = together(say(phrases))
  const told = calculations.map((calculation) => tellLabels(calculation, phrases))
  return {
    ...answer,
    calculations: told,
    language,
    text: toText(parts),
    parts,
    options: options.map((option) => option.say(phrases)),
  }
}
