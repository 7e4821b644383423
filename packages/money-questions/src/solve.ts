import type { AnyCalculator } from '@pkg/finance-math/calculators'
import type { Answer, Draft } from './answer/answer.ts'
import { withDefinitions } from './answer/definitions.ts'
import type { ExchangeRates } from './answer/exchange-rates.ts'
import { lines, tell, together, toText } from './answer/parts.ts'
import { toSaid } from './answer/to-said.ts'
import { changeFigure } from './follow-up/change-figure.ts'
import { compareWith } from './follow-up/compare-follow-up.ts'
import { differByFigure } from './follow-up/differ-by-figure.ts'
import { differByNewFigure } from './follow-up/differ-by-new-figure.ts'
import { differFromBefore } from './follow-up/differ-from-before.ts'
import {
  isAnother,
  isChangeByAmount,
  isSameQuestion,
  saysSomething,
  withAskedInterest,
} from './follow-up/follow-up.ts'
import { keep, rememberedTalk } from './follow-up/remember-talks.ts'
import type { Step, Talk, World } from './follow-up/talk.ts'
import { tellDifference } from './follow-up/tell-difference.ts'
import { adviceWords, consent } from './grammar/blockers.ts'
import { asksMore } from './grammar/differing.ts'
import { afterRate, beforeRate } from './grammar/exchanging.ts'
import { namesOf } from './grammar/family.ts'
import { joints } from './grammar/joints.ts'
import { otherRegime } from './grammar/tax-deductions.ts'
import { languageOf } from './languages/detect-language.ts'
import { phrasesOf } from './languages/index.ts'
import { languages } from './languages/language.ts'
import { fill } from './languages/phrases.ts'
import { tellLabels } from './languages/tell-labels.ts'
import type { Context } from './plan/candidate.ts'
import { compare } from './plan/compare.ts'
import { decline, declineBlocked, declineMixed, declineUnclear } from './plan/decline.ts'
import { financialYear } from './plan/financial-year.ts'
import { type NamedStep, solveNamed } from './plan/named/solve-named.ts'
import { rephrase } from './plan/rephrase.ts'
import { answerEach, askForEach, fillInOrder, solveEach } from './plan/several-values.ts'
import { askIntoWhich, askWhichCurrency } from './plan/special/ask-which-currency.ts'
import { askAboutPurchase, withOtherDownPayment } from './plan/special/change-down-payment.ts'
import { toSumAnswer } from './plan/special/result.ts'
import { solveAfterTax } from './plan/special/solve-after-tax.ts'
import { solveArbitrage } from './plan/special/solve-arbitrage.ts'
import { solveCurrency } from './plan/special/solve-currency.ts'
import { solveFlat } from './plan/special/solve-flat.ts'
import { solveFlows } from './plan/special/solve-flows.ts'
import { solveRatio } from './plan/special/solve-ratio.ts'
import { solveShare } from './plan/special/solve-share.ts'
import { solveSum } from './plan/special/solve-sum.ts'
import { solveTax } from './plan/special/solve-tax.ts'
import { solveUnits } from './plan/special/solve-units.ts'
import { askTaxOn, toCryptoTrade, withOtherPrice } from './plan/special/to-crypto-trade.ts'
import { type FinancedLoan, toFinancedLoan } from './plan/special/to-financed-loan.ts'
import { type LoanWithFee, toLoanWithoutFee } from './plan/special/to-loan-without-fee.ts'
import { answerReading, understand } from './plan/understand.ts'
import type { Understood } from './plan/understood.ts'
import { hasPhrase } from './read/find-concepts.ts'
import { isIdle } from './read/is-idle.ts'
import { isInside } from './read/is-inside.ts'
import { listCurrencies } from './read/list-currencies.ts'
import { nameCurrencies } from './read/name-currencies.ts'
import { nothingSaid } from './read/pick-words.ts'
import { putInPlace } from './read/put-in-place.ts'
import { type Reading, readQuestion } from './read/read-question.ts'
import { normalize } from './read/tokenize.ts'
import { withMultiples } from './read/with-multiples.ts'

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

/** What earlier questions of a talk came to: each is understood once, as long as it is remembered. */
function recall(before: readonly string[], world: World): Talk {
  const [question, ...earlier] = before.toReversed()
  if (question === undefined) return { last: undefined, spoken: [] }
  const known = rememberedTalk(before, world)
  if (known !== undefined) return known
  const talk = goOn(recall(earlier.toReversed(), world), question, world)
  keep(before, talk, world)
  return talk
}

/** A talk with one more question in it. */
function goOn({ last, spoken }: Talk, question: string, world: World): Talk {
  const chosen = stepByOption(question, last, world)
  const next = chosen ?? step(question, last, world)
  return {
    // What was chosen from options is in the language that they were offered in, whatever its words.
    spoken: chosen === undefined ? [...spoken, question] : spoken,
    last: {
      ...next,
      context: next.context ?? (next.sum || next.each || next.named ? undefined : last?.context),
      named: next.named ?? (next.sum || next.each || next.context ? undefined : last?.named),
      financed: next.financed ?? last?.financed,
      traded: next.traded ?? (next.context?.family.id === 'crypto-tax' ? last?.traded : undefined),
      former: formerOf(next, last),
    },
  }
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

/** What was computed before a figure of it was changed; after another kind of question there is none. */
function formerOf(next: Step, last: Step | undefined): Context | undefined {
  if (next.context === undefined || last?.context === undefined || next.answer.kind !== 'answer')
    return last?.former
  const isSame = next.context.family === last.context.family && last.context.missing.length === 0
  if (!isSame) return undefined
  const [now, before] = [next.context, last.context].map(({ values, choices }) =>
    JSON.stringify([values, choices]),
  )
  return now === before ? last.former : last.context
}

/** What comes of an option that was offered before, word by word; undefined where none was chosen. */
function stepByOption(question: string, last: Step | undefined, world: World): Step | undefined {
  const asked = normalize(question).trim()
  const option = last?.answer.options?.find(({ say }) =>
    languages.some((language) => normalize(say(phrasesOf[language])).trim() === asked),
  )
  if (last === undefined || option === undefined) return undefined
  const { means } = option
  if (typeof means === 'string') {
    const { financed: _, sum: __, ...rest } = last
    return step(means, rest, world)
  }
  if ('family' in means) return toStep(answerReading(means))
  const found = understand(readQuestion(means.question), world.year, last.context)
  return found && withDownPayment(toStep(found), means)
}

/**
 * What a question comes to: by the kinds of question that the grammar knows, and where these have no answer by the
 * definition of the calculator that it names.
 */
function step(asked: string, last: Step | undefined, world: World): Step {
  const found = stepAsTold(asked, last, world)
  if (found.answer.kind === 'answer') return found
  for (const told of rephrase(asked, last !== undefined)) {
    const other = stepAsTold(told, last, world)
    if (other.answer.kind === 'answer') return other
  }
  return (last === undefined ? stepByParts(asked, world) : undefined) ?? found
}

function stepAsTold(asked: string, last: Step | undefined, world: World): Step {
  const found = stepByKinds(asked, last, world)
  if (found.answer.kind === 'answer') return found
  const named = solveNamed(asked, last?.named, last?.context !== undefined, world.calculators)
  return named !== undefined && isBetter(named, found) ? named : found
}

/** Two questions in one sentence, each of another kind and each whole by itself: "EMI on …, and a SIP of …". */
function stepByParts(asked: string, world: World): Step | undefined {
  const text = normalize(asked)
  for (const joint of text.matchAll(joints)) {
    const one = stepAlone(text.slice(0, joint.index), world)
    const other = one && stepAlone(text.slice(joint.index + joint[0].length), world)
    if (one === undefined || other === undefined || kindOf(one) === kindOf(other)) continue
    const answers = [one.answer, other.answer]
    return {
      answer: {
        kind: 'answer',
        say: (phrases) => lines(...answers.map(({ say }) => say(phrases))),
        calculations: answers.flatMap(({ calculations }) => calculations),
        asked: answers.flatMap((answer) => answer.asked),
      },
    }
  }
  return undefined
}

/** A part of a sentence that says by itself what it asks for. */
function stepAlone(text: string, world: World): Step | undefined {
  const found = stepAsTold(text, undefined, world)
  const { context, answer } = found
  const isNamed =
    context === undefined || namesOf(context.family).some((name) => readQuestion(text).concepts.has(name))
  return isNamed && answer.kind === 'answer' ? found : undefined
}

function kindOf({ context, named, sum }: Step): string {
  return context?.family.id ?? named?.words.definition.id ?? (sum === undefined ? 'other' : 'sum')
}

/** Whether what the definitions made of a question says more than what the kinds of question made of it. */
function isBetter({ answer }: NamedStep, found: Step): boolean {
  if (answer.kind !== 'clarify') return answer.kind === 'answer'
  return found.context === undefined
}

function stepByKinds(asked: string, last: Step | undefined, world: World): Step {
  const { rates, year } = world
  const shared = askWhichCurrency(asked)
  if (shared !== undefined) return { answer: shared }
  const question = nameCurrencies(asked)
  const reading = withAskedInterest(readQuestion(question), last?.context)
  const summed =
    stepBySum(reading, rates) ??
    (last?.sum && stepBySum(withRate(last, reading) ?? readAgain(last.sum, reading), rates))
  if (summed !== undefined) return summed
  const alone = last === undefined ? askIntoWhich(reading) : undefined
  if (alone !== undefined) return { answer: alone }
  const taxed = solveTax(question, year)
  if (taxed !== undefined) return 'candidate' in taxed ? toStep(taxed) : taxed
  const traded = toCryptoTrade(reading) ?? (last?.traded && withOtherPrice(reading, last.traded))
  if (traded !== undefined) return { ...step(askTaxOn(traded), undefined, world), traded }
  const withFee = toLoanWithoutFee(reading)
  if (withFee !== undefined) return sayFee(step(withFee.question, undefined, world), withFee)
  const financed = toFinancedLoan(reading)
  if (financed !== undefined) return withDownPayment(step(financed.question, undefined, world), financed)
  const repaid = stepByDownPayment(reading, year, last)
  if (repaid !== undefined) return repaid
  const { context, former } = last ?? {}
  const differs =
    differByFigure(reading, year) ?? (context && differFromBefore(reading, year, context, former))
  if (differs !== undefined) return { answer: differs }
  const answer =
    solveFlat(reading, year) ??
    solveAfterTax(reading, year) ??
    solveRatio(reading) ??
    declineBlocked(reading) ??
    solveFlows(reading) ??
    solveArbitrage(reading) ??
    declineMixed(reading) ??
    declineUnclear(reading)
  return answer === undefined ? stepByGrammar(question, reading, year, last) : { answer }
}

/** "What if 30 % down", "make it 90 lakh" after a down payment: the latter may be the price or the loan. */
function stepByDownPayment(reading: Reading, year: string, last?: Step): Step | undefined {
  const { financed, context } = last ?? {}
  if (financed === undefined || context?.values.principal !== financed.price - financed.downPayment)
    return undefined
  const other = withOtherDownPayment(reading, financed)
  if (other !== undefined) {
    const found = understand(readQuestion(other.question), year, context)
    return found && withDownPayment(toStep(found), other)
  }
  const answer = askAboutPurchase(reading, financed)
  return answer && { answer }
}

/** The answer about the loan with what it leaves of the price. */
function withDownPayment(found: Step, financed: FinancedLoan): Step {
  if (found.answer.kind !== 'answer') return { ...found, financed }
  const { price, downPayment, currency } = financed
  const figures = {
    paid: toSaid(downPayment, 'inr', { computed: false, currency }),
    borrowed: toSaid(price - downPayment, 'inr', { computed: true, currency }),
    price: toSaid(price, 'inr', { computed: false, currency }),
  }
  const borrowed = toSumAnswer({
    sum: together(figures.price, ' − ', figures.paid),
    value: price - downPayment,
    says: () => figures.borrowed.text,
    unit: 'inr',
    currency,
  })
  const { say, calculations } = found.answer
  const answer: Draft = {
    ...found.answer,
    say: (phrases) => lines(tell(phrases.sentences.downPayment, figures), say(phrases)),
    calculations: [...calculations, ...borrowed.calculations],
  }
  return { ...found, answer, financed }
}

/** The instalment, and that the fee is no part of it. */
function sayFee(found: Step, { fee }: LoanWithFee): Step {
  if (found.answer.kind !== 'answer') return found
  const figure = toSaid(fee.value, fee.kind === 'percent' ? 'percent' : 'inr', {
    computed: false,
    currency: fee.currency ?? 'INR',
  })
  const { say } = found.answer
  const answer: Draft = {
    ...found.answer,
    say: (phrases) => lines(say(phrases), tell(phrases.sentences.feeApart, { fee: figure })),
  }
  return { ...found, answer }
}

/** A sum of which every word has a part in it, so that nothing of the question is left out. */
function stepBySum(reading: Reading | undefined, rates?: Question['rates']): Step | undefined {
  if (reading === undefined) return undefined
  const whole = solveCurrency(reading, rates) ?? solveShare(reading)
  const answer = whole ?? (declineBlocked(reading) ? undefined : (solveSum(reading) ?? solveUnits(reading)))
  return answer && { answer, sum: reading }
}

/** A rate that was asked for, in the question that it was missing in: "83.5", "at 83.5". */
function withRate({ answer, sum }: Step, { quantities, tokens }: Reading): Reading | undefined {
  const [rate, ...others] = quantities
  if (sum === undefined || answer.kind !== 'clarify' || rate?.kind !== 'bare' || others.length > 0)
    return undefined
  if (listCurrencies(sum.tokens).length !== 2) return undefined
  const isPlain = tokens.every(
    ({ kind, text }, at) =>
      kind === 'pause' ||
      isInside(quantities, at) ||
      beforeRate.has(text) ||
      afterRate.has(text) ||
      isIdle(text),
  )
  return isPlain ? readQuestion(`${sum.raw} at ${rate.value}`) : undefined
}

function readAgain(sum: Reading, reading: Reading): Reading | undefined {
  const question = putInPlace(sum, reading)
  return question === undefined ? undefined : readQuestion(question)
}

/** A step by the kinds of question that the grammar knows: on its own, or going on from what was said before. */
function stepByGrammar(question: string, reading: Reading, year: string, last: Step | undefined): Step {
  const { context } = last ?? {}
  const other = context?.family.id === 'tax' ? otherRegime(normalize(question)) : undefined
  if (other !== undefined) return stepByGrammar(other, readQuestion(other), year, last)
  const { quantities, concepts, text } = reading
  const fresh = understand(withMultiples(reading, question), year)
  const isComplete = fresh?.candidate.missing.length === 0 && fresh.answer.kind === 'answer'
  if (!isComplete && hasPhrase(adviceWords, text))
    return { answer: decline(({ refusals }) => refusals.advice) }
  if (concepts.has('compare') && (quantities.length >= 2 || context === undefined)) {
    const compared = compare(normalize(question), year)
    if (compared !== undefined) return { answer: compared }
    if (fresh !== undefined && !isComplete) return toStep(fresh)
  }
  const ordered = context && fillInOrder(reading, year, context)
  if (ordered !== undefined) return toStep(ordered)
  const compared = isComplete
    ? undefined
    : ((context && compareWith(reading, year, context)) ?? solveEach(reading, year))
  const each =
    compared ?? (isComplete || context === undefined ? undefined : solveEach(reading, year, context))
  if (each !== undefined) return { answer: each }
  const open = isComplete
    ? undefined
    : ((last?.each && answerEach(reading, year, last.each, fresh)) ?? askForEach(reading, year))
  if (open !== undefined) return open
  const replied = last?.answer.kind === 'clarify' ? reply(reading, fresh, last.context, year) : undefined
  if (replied !== undefined) return replied
  const isSelfContained = isComplete && quantities.length >= 2
  const followed =
    context === undefined || isSelfContained ? undefined : follow(reading, fresh, context, year)
  if (followed !== undefined) return followed
  if (fresh !== undefined) return toStep(fresh)
  const again = context && confirm(text, context, year)
  if (again !== undefined) return again
  if (quantities.some(({ kind }) => kind === 'span'))
    return {
      answer: decline(({ refusals, beyond }) => fill(refusals.beyond, { what: beyond.singlePeriods })),
    }
  if (quantities.length > 0 && context === undefined && concepts.size > 0)
    return { answer: decline(({ refusals }) => refusals.noFigures, 'clarify') }
  return { answer: decline(({ refusals }) => refusals.notComputable) }
}

/** All that was asked back about a kind of question, told without naming another: "EMI?", then "10 lakh, 9 %, 5 years". */
function reply(
  reading: Reading,
  fresh: Understood | undefined,
  context: Context | undefined,
  year: string,
): Step | undefined {
  if (fresh === undefined || context === undefined || context.missing.length === 0) return undefined
  const { family } = fresh.candidate
  const isNamed = namesOf(family).some((concept) => reading.concepts.has(concept))
  if (isNamed || family.id === context.family.id) return undefined
  const next = understand(reading, year, context)
  const isWhole = next?.answer.kind === 'answer' && next.candidate.family.id === context.family.id
  return isWhole ? toStep(next) : undefined
}

/** What a question means after what was said before; undefined where it is about something else. */
function follow(
  reading: Reading,
  fresh: Understood | undefined,
  context: Context,
  year: string,
): Step | undefined {
  const changed = changeFigure(reading, context)
  const after = changed && understand(nothingSaid, year, changed)
  if (after !== undefined)
    return asksMore.test(reading.raw) ? toDifference(after, context, year) : toStep(after)
  const differs = differByNewFigure(reading, year, context)
  if (differs !== undefined) return { answer: differs }
  if (fresh?.candidate.family.id !== 'loan-prepayment' && isChangeByAmount(reading)) {
    return { answer: decline(({ askBack }) => askBack.newFigure, 'clarify') }
  }
  const next = understand(reading, year, context)
  const isNews =
    fresh !== undefined && isAnother(reading, fresh.candidate, next?.candidate ?? context, context)
  if (next === undefined || isNews || !saysSomething(reading)) return undefined
  // Words that leave everything as it was were not understood, whatever they ask.
  if (reading.quantities.length === 0 && isSameQuestion(reading, next.candidate, context))
    return { answer: decline(({ askBack }) => askBack.whatChanges, 'clarify') }
  return toStep(next)
}

/** "How much more for 5 years more?": what lies between the results, and no result alone. */
function toDifference(after: Understood, context: Context, year: string): Step {
  const before = understand(nothingSaid, year, context)
  const told = before && tellDifference(before, after)
  return {
    answer: told ?? decline(({ askBack }) => askBack.differenceOfWhat, 'clarify'),
    context: after.candidate,
  }
}

/** What was asked back once more, or, after a yes, what would be the answer if the words in doubt change nothing. */
function confirm(text: string, context: Context, year: string): Step | undefined {
  const isOpen = !context.missing.includes('confirmation') || hasPhrase(consent, text)
  if (context.missing.length === 0 || !isOpen) return undefined
  const again = understand(nothingSaid, year, context)
  return again && { answer: again.answer, context }
}

/** A question with words that we know and have no place for lends nothing to the one after it. */
function toStep({ answer, candidate }: Understood): Step {
  return { answer, context: candidate.unexplained.length > 0 ? undefined : candidate }
}
