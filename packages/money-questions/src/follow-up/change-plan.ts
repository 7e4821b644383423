import { consent } from '../grammar/blockers.ts'
import { asksMore } from '../grammar/differing.ts'
import { namesOf } from '../grammar/family.ts'
import { canPay } from '../grammar/means.ts'
import { incomeNames, keptAtTheEnd, partOfInterest } from '../grammar/other-figures.ts'
import { wordsFor } from '../plan/ask-back.ts'
import type { Candidate } from '../plan/candidate.ts'
import { askWhatChanges, decline } from '../plan/decline.ts'
import type { Step } from '../plan/plan.ts'
import { SMALLEST_LOAN } from '../plan/score-slot.ts'
import { solveEach } from '../plan/several-values.ts'
import { planSum } from '../plan/special/plan-sum.ts'
import { tellDifference } from '../plan/tell-difference.ts'
import { alone, toStep } from '../plan/to-step.ts'
import { understand } from '../plan/understand.ts'
import type { Understood } from '../plan/understood.ts'
import { isChangeByAmount, saysMore } from '../read/beside-figures.ts'
import { hasPhrase } from '../read/find-concepts.ts'
import { isInside } from '../read/is-inside.ts'
import { nothingSaid } from '../read/pick-words.ts'
import { LEAST_BARE_AMOUNT } from '../read/quantity.ts'
import type { Reading } from '../read/read-words.ts'
import { readOwnWords } from '../read/reword.ts'
import { ANY_AMOUNT } from '../read/with-multiples.ts'
import { changeFigure } from './change-figure.ts'
import { compareWith } from './compare-follow-up.ts'
import { differByNewFigure } from './differ-by-new-figure.ts'
import { answerEach, fillInOrder, fillOnly } from './fill-each.ts'
import {
  areApart,
  changesNothing,
  isAnother,
  isSameQuestion,
  isYearByYear,
  saysOfAnother,
  saysOtherwise,
  saysSomething,
} from './is-about.ts'
import { payWithinMeans } from './pay-within-means.ts'
import { type Asked, calculationOf } from './talk.ts'

/**
 * The calculation of before with what is said now: figures that were asked for, others than before, or one of them
 * changed. Undefined where it is about something else.
 *
 * @param fresh what the words would mean by themselves
 */
export function changePlan({ reading, last, world }: Asked, fresh: Understood | undefined): Step | undefined {
  const { year } = world
  const context = calculationOf(last)
  const within = canPay.test(reading.text) ? payWithinMeans({ reading, last, world }) : undefined
  if (within !== undefined) return within
  if (context !== undefined && isAmountUnasked(reading, context)) return askAgain(context, year)
  const isWhole = fresh?.candidate.missing.length === 0 && fresh.answer.kind === 'answer'
  const ordered = context && (fillOnly(reading, year, context) ?? fillInOrder(reading, year, context))
  if (ordered !== undefined) return toStep(ordered)
  if (!isWhole) {
    const compared = context && (compareWith(reading, year, context) ?? solveEach(reading, year, context))
    if (compared !== undefined) return alone(compared)
    const each =
      last?.plan?.kind === 'each' ? answerEach(reading, year, last.plan.candidates, fresh) : undefined
    if (each !== undefined) return each
  }
  if (context === undefined) return undefined
  const isOfPart = context.family.kin === 'loan' && reading.quantities.length === 0
  if (isOfPart && context.missing.length === 0 && partOfInterest.test(reading.raw))
    return { answer: askWhatChanges() }
  if (
    context.family.id === 'decline' &&
    context.missing.includes('unclear') &&
    ofWholeTime.test(reading.text)
  )
    return planSum(readOwnWords(wordsFor('whole', context)), world)
  // "10 % step up" is no return, which was asked for.
  const isOfRise = context.family.id === 'step-up-sip' && reading.concepts.has('stepUp')
  if (isOfRise && context.missing.includes('annualRatePercent') && !reading.concepts.has('returns'))
    return { answer: askWhatChanges() }
  // What is to be left at the end is no withdrawal, and no corpus.
  const hasAmount = reading.quantities.some(({ kind }) => kind === 'money' || kind === 'bare')
  if (context.family.id === 'swp' && hasAmount && keptAtTheEnd.test(reading.raw))
    return { answer: askWhatChanges() }
  // "How long to double?" is of any amount: "3000" after it changes nothing, or how many times as much it becomes.
  if (hasAmount && isOfAnyAmount(context)) return { answer: askWhatChanges() }
  const replied = last?.answer.kind === 'clarify' ? reply(reading, fresh, context, year) : undefined
  if (replied !== undefined) return replied
  if (!isWhole || reading.quantities.length < 2) return change(reading, fresh, context, year)
  return changeAll(reading, fresh, context, year)
}

/** An amount alone, where a rate or a time is asked for and the amount is told already: "10000" after "80000" is no correction. */
function isAmountUnasked({ tokens, quantities }: Reading, { family, missing, values }: Candidate): boolean {
  const [quantity, ...others] = quantities
  const isAlone = others.length === 0 && quantity?.kind === 'bare' && tokens.length === quantity.end
  if (!isAlone || quantity.value < LEAST_BARE_AMOUNT || missing.length === 0) return false
  const isMoney = (name: string) => family.variables[name]?.kind.startsWith('money') === true
  const isOpen = (name: string) => name === 'meaning' || name === 'confirmation' || isMoney(name)
  return !missing.some(isOpen) && Object.keys(values).some(isMoney)
}

/** Whether an amount that nobody named becomes so many times itself. */
function isOfAnyAmount({ values, ask }: Candidate): boolean {
  const isMultiple = [2, 3, 4].some((times) => Number(values[ask.given ?? '']) === times * ANY_AMOUNT)
  return ask.find === 'years' && values.principal === ANY_AMOUNT && isMultiple
}

/** "15 lakh 8 % 15 years" after an EMI: all of its figures are others, and no other kind of question is named. */
function changeAll(reading: Reading, fresh: Understood, context: Candidate, year: string): Step | undefined {
  const isNamed = namesOf(fresh.candidate.family).some((concept) => reading.concepts.has(concept))
  // "Grows to" asks for something else than an EMI.
  const isPlain = [...reading.concepts].every(
    (concept) => changesNothing.has(concept) || concept in context.family.cues,
  )
  if (isNamed || !isPlain || !areApart(reading.quantities)) return undefined
  const next = understand(reading, year, context)
  if (next === undefined) return undefined
  const { family, ask, missing } = next.candidate
  // Other figures do not say which of two ways was meant.
  const isUnclear = context.missing.includes('unclear') && missing.join() === 'unclear'
  const isTold = next.answer.kind === 'answer' || isUnclear
  return isTold && family.id === context.family.id && ask === context.ask ? toStep(next) : undefined
}

/** All that was asked back about a kind of question, told without naming another: "EMI?", then "10 lakh, 9 %, 5 years". */
function reply(
  reading: Reading,
  fresh: Understood | undefined,
  context: Candidate,
  year: string,
): Step | undefined {
  if (fresh === undefined || context.missing.length === 0) return undefined
  const { family } = fresh.candidate
  const isNamed = namesOf(family).some((concept) => reading.concepts.has(concept))
  if (isNamed || family.id === context.family.id) return undefined
  const next = understand(reading, year, context)
  const isWhole = next?.answer.kind === 'answer' && next.candidate.family.id === context.family.id
  return isWhole ? toStep(next) : undefined
}

function change(
  reading: Reading,
  fresh: Understood | undefined,
  context: Candidate,
  year: string,
): Step | undefined {
  // "In 3 more years" after a growth asks what it is worth then.
  if (context.ask.find === 'annualRatePercent' && laterOn.test(reading.raw))
    return { answer: askWhatChanges() }
  const changed = changeFigure(reading, context)
  const after = changed && understand(nothingSaid, year, changed)
  if (after !== undefined && isYearByYear(reading))
    return { answer: decline(({ askBack }) => askBack.newFigure, 'clarify') }
  if (after !== undefined)
    return asksMore.test(reading.raw) ? toDifference(after, context, year) : toStep(after)
  const differs = differByNewFigure(reading, year, context)
  if (differs !== undefined) return { answer: differs }
  if (fresh?.candidate.family.id !== 'loan-prepayment' && isChangeByAmount(reading))
    return { answer: decline(({ askBack }) => askBack.newFigure, 'clarify') }
  const next = understand(reading, year, context)
  const isNews =
    fresh !== undefined && isAnother(reading, fresh.candidate, next?.candidate ?? context, context)
  // "2.5" where an amount was asked back: no other kind of question begins with a figure alone.
  const isLost = next === undefined && context.missing.length > 0 && reading.quantities[0]?.kind === 'bare'
  if (isLost && reading.quantities.length === 1) return askAgain(context, year)
  if (next === undefined || isNews || !saysSomething(reading)) return undefined
  // A plan of which only the meaning was asked about has all of its figures.
  const isWhole = context.missing.every((name) => name === 'meaning')
  const isSame = next.candidate.family.id === context.family.id && isWhole
  const names = context.family.id === 'tax' ? incomeNames : undefined
  // "2 lakh" after what deductions save: of these or of the income.
  const isOfClaims =
    context.family.id === 'tax' &&
    [context.isSavingOfClaims, context.values.section80C, context.values.other].some(Boolean)
  const isBare = reading.tokens.every((_, at) => isInside(reading.quantities, at))
  const isOpen = isOfClaims && isBare && reading.quantities.length === 1
  // A word that nobody knows beside a rate of another size: "RBI cut 0.5 %" is no rate of a loan.
  const isDoubted = next.candidate.unaccounted.length > 0 && isFarOff(context, next.candidate)
  const isChanged = reading.quantities.length > 0 && next.candidate.missing.length === 0
  const isOther =
    isDoubted ||
    (isChanged && saysMore(reading)) ||
    isOfInstalment(reading, context, next.candidate) ||
    // "10 % after 5 years" is another rate for a part of the time.
    (context.family.kin === 'growth' && reading.concepts.has('after') && reading.quantities.length > 1) ||
    saysOfAnother(reading, context.values, next.candidate.values, names)
  // A SIP that rises is asked about, and no SIP that does not.
  const isLevel = context.family.id === 'step-up-sip' && next.candidate.family.id === 'sip' && isWhole
  if ((isLevel && !levelled.test(reading.raw)) || (isSame && (isOpen || isOther)))
    return { answer: askWhatChanges() }
  // Words that leave everything as it was were not understood, whatever they ask.
  const isUnsaid = reading.quantities.length === 0 || saysOtherwise(reading, next.candidate)
  if (isUnsaid && isSameQuestion(reading, next.candidate, context)) return { answer: askWhatChanges() }
  return toStep(next)
}

/** So many times smaller than the loan is rather its instalment: "make it 20000" after 10 lakh. */
const FAR_LOAN = 20

function isOfInstalment(
  { concepts }: Reading,
  { family, values }: Candidate,
  { values: now }: Candidate,
): boolean {
  const [before, after] = [Number(values.principal), Number(now.principal)]
  const isFar = after < SMALLEST_LOAN && before > FAR_LOAN * after
  return family.kin === 'loan' && isFar && !concepts.has('loan') && !concepts.has('principal')
}

/** So much is lost once. */
const ofWholeTime =
  /^(?:(?:over|in|for|the|its|poor[ei]|pur[ei]|kul|पूरे|कुल) ?)*(?:(?:whole|entire|total|all|once|samay|time|period|saalon|milakar|latter|kul)\b|समय|मिलाकर|दूसर|कुल)/

const laterOn = /\b(?:more|later|next)\b/

/** What says that a SIP no longer rises. */
const levelled =
  /without|\bno (?:step|increase|hike)|\bsip\b|same every|bina|constant|flat|plain|normal|regular/

/** No rate changes to so many times itself, or to so small a part, at once. */
const FAR_RATE = 2.5

function isFarOff({ values }: Candidate, { values: now }: Candidate): boolean {
  const [before, after] = [Number(values.annualRatePercent), Number(now.annualRatePercent)]
  return before > 0 && after > 0 && Math.max(before / after, after / before) > FAR_RATE
}

/** "How much more for 5 years more?": what lies between the results, and no result alone. */
function toDifference(after: Understood, context: Candidate, year: string): Step {
  const before = understand(nothingSaid, year, context)
  const told = before && tellDifference(before, after)
  return {
    answer: told ?? decline(({ askBack }) => askBack.differenceOfWhat, 'clarify'),
    plan: { kind: 'calculation', candidate: after.candidate },
  }
}

/** What was asked back once more, or, after a yes, what would be the answer if the words in doubt change nothing. */
export function confirm({ reading, last, world }: Asked): Step | undefined {
  const context = calculationOf(last)
  if (context === undefined || context.missing.length === 0) return undefined
  const isYes = hasPhrase(consent, reading.text)
  // What no answer was offered for is not said by a yes.
  if (isYes && context.missing.includes('meaning')) return { answer: askWhatChanges() }
  if (context.missing.includes('confirmation') && !isYes) return undefined
  return askAgain(context, world.year)
}

/** A plan once more, with what was in doubt taken as it is. */
export function askAgain(context: Candidate, year: string): Step | undefined {
  // Which of two ways is meant is not settled by what says neither.
  const missing = context.missing.filter((name) => name === 'unclear')
  const again = understand(nothingSaid, year, { ...context, missing })
  return again && { answer: again.answer, plan: { kind: 'calculation', candidate: context } }
}
